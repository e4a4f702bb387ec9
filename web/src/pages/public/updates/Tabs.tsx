import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import styles from './Tabs.module.css'
import { type Tab, tabs, useTab } from './use-tab.ts'

const neighbour = (tab: Tab, key: string): Tab | undefined => {
  const index = tabs.indexOf(tab)
  const aims: Record<string, number> = {
    ArrowRight: (index + 1) % tabs.length,
    ArrowLeft: (index + tabs.length - 1) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  }
  return tabs[aims[key] ?? -1]
}

const isPlainPress = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !(ctrlKey || metaKey || shiftKey || altKey)

type TabsProps = { label: string; children: Record<Tab, { name: string; content: ReactNode }> }

/** Links to sections, one of which the style sheet shows; the app turns them into ARIA tabs. */
export const Tabs = ({ label, children }: TabsProps) => {
  const { selected, select } = useTab()
  const isReady = selected !== undefined

  const walk = (event: KeyboardEvent, from: Tab) => {
    const aim = neighbour(from, event.key)
    if (!aim || !isReady) return
    event.preventDefault()
    select(aim, { replace: true })
    document.getElementById(`${aim}-tab`)?.focus()
  }

  return (
    <div className={styles.tabs}>
      <nav className={styles.list} aria-label={label} role={isReady ? 'tablist' : undefined}>
        {tabs.map(tab => (
          <a
            key={tab}
            id={`${tab}-tab`}
            href={`#${tab}`}
            onKeyDown={event => walk(event, tab)}
            onClick={event => {
              if (!isPlainPress(event)) return
              event.preventDefault()
              select(tab, { replace: false })
            }}
            {...(isReady && {
              role: 'tab',
              'aria-controls': tab,
              'aria-selected': tab === selected,
              tabIndex: tab === selected ? 0 : -1,
            })}
          >
            {children[tab].name}
          </a>
        ))}
      </nav>
      {tabs.map(tab => (
        <section
          key={tab}
          id={tab}
          className={styles.panel}
          aria-labelledby={`${tab}-tab`}
          {...(isReady && { role: 'tabpanel', hidden: tab !== selected })}
        >
          {children[tab].content}
        </section>
      ))}
    </div>
  )
}
