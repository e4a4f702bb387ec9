import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Dialog } from '#web/src/ui/Dialog.tsx'
import styles from './BookingDialog.module.css'

const tabs = ['meeting', 'project'] as const
type Tab = (typeof tabs)[number]

type BookingDialogProps = Record<Tab, ReactNode> & { opensWith: Tab; onClose: () => void }

/** Two tabs that both stay mounted while the dialog is open, so that switching loses nothing. */
export const BookingDialog = ({ opensWith, onClose, ...panels }: BookingDialogProps) => {
  const t = usePhrases('meetings')
  const id = useId()
  const [tab, setTab] = useState(opensWith)

  const switchByArrow = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    const other = tab === 'meeting' ? 'project' : 'meeting'
    setTab(other)
    currentTarget.querySelector<HTMLElement>(`[data-tab=${other}]`)?.focus()
  }
  return (
    <Dialog title={t('title')} wide onClose={onClose}>
      <div role="tablist" aria-label={t('tabs.label')} className={styles.tabs} onKeyDown={switchByArrow}>
        {tabs.map(name => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            className={styles.tab}
            data-tab={name}
            aria-selected={name === tab}
            aria-controls={`${id}-${name}-panel`}
            tabIndex={name === tab ? 0 : -1}
            onClick={() => setTab(name)}
          >
            {t(`tabs.${name}`)}
          </button>
        ))}
      </div>
      {tabs.map(name => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-${name}-panel`}
          aria-labelledby={`${id}-${name}`}
          hidden={name !== tab}
        >
          {panels[name]}
        </div>
      ))}
    </Dialog>
  )
}
