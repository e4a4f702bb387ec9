import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { brand } from '#shared/brand.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { addressOf } from '#web/src/platform/paths.ts'
import { Logo } from '#web/src/ui/Logo.tsx'
import styles from './DashboardLayout.module.css'
import { LanguageChoice } from './LanguageChoice.tsx'
import { LogOut } from './LogOut.tsx'

/** A view of an area: its label in the sidebar, its path, and another where one is in it, too. */
type AreaPage = { label: string; to: string; also?: string }

type Area = {
  base: string
  nav: string
  heading: string
  /** The name of the area, if the heading does not give it. */
  owner?: string | undefined
  pages: readonly AreaPage[]
}

const isCurrent = (page: AreaPage, pathname: string, base: string): boolean =>
  pathname === page.to || pathname === page.also || (page.to !== base && pathname.startsWith(`${page.to}/`))

const Pages = ({
  base,
  nav,
  pages,
  onChoose,
}: Omit<Area, 'heading' | 'owner'> & { onChoose: () => void }) => {
  const { pathname } = useLocation()
  return (
    <nav aria-label={nav}>
      <ul className={styles.pages}>
        {pages.map(page => (
          <li key={page.to}>
            <Link
              to={page.to}
              aria-current={isCurrent(page, pathname, base) ? 'page' : undefined}
              onClick={onChoose}
            >
              {page.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A signed-in area: its sidebar, folded behind a button on phones, and the view next to it. */
export const DashboardLayout = ({ children, heading, owner, ...area }: Area & { children: ReactNode }) => {
  const t = usePhrases('signed-in')
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const menu = useRef<HTMLButtonElement>(null)
  // When another view opens, its heading takes over the focus from here.
  const fold = () => {
    if (!isOpen) return
    setOpen(false)
    menu.current?.focus()
  }
  const foldOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && fold()
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {t('dashboard.skip')}
      </a>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape folds the menu from wherever in it the focus is */}
      <header className={styles.side} onKeyDown={foldOnEscape}>
        <div className={styles.bar}>
          <Link
            className={styles.brand}
            to={addressOf('/', language)}
            aria-label={t('dashboard.home', { brand: brand.name })}
          >
            <Logo />
          </Link>
          <button
            ref={menu}
            type="button"
            className={styles.menu}
            aria-expanded={isOpen}
            aria-controls="area-menu"
            onClick={() => setOpen(!isOpen)}
          >
            {t('dashboard.menu')}
          </button>
        </div>
        <div id="area-menu" className={styles.drawer} data-open={isOpen || undefined}>
          <div>
            <h2 className={styles.company}>{heading}</h2>
            {owner && <p className={styles.owner}>{owner}</p>}
          </div>
          <Pages {...area} onChoose={fold} />
          <div className={styles.account}>
            <LanguageChoice />
            <LogOut />
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}
