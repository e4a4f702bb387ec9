import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { useStore } from '#web/src/platform/store.ts'
import { Cross } from './Cross.tsx'
import { IconButton } from './IconButton.tsx'
import { dismiss, type Toast, toasts } from './toast-store.ts'
import styles from './toasts.module.css'
import { useTopDialog } from './top-dialog.ts'

/** Milliseconds that a toast is shown; longer texts stay longer (people read about 15 characters a second). */
const durationOf = ({ title, text = '' }: Toast): number =>
  Math.max(6_000, (title.length + text.length) * 100)

const Card = ({ toast }: { toast: Toast }) => {
  const t = usePhrases('site')
  const [held, setHeld] = useState(false)
  // Counted from when it was shown, not mounted: it moves into and out of dialogs in the meantime.
  const from = useRef(toast.at)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismiss(toast.id), from.current + durationOf(toast) - Date.now())
    return () => clearTimeout(timer)
  }, [held, toast])
  const release = () => {
    from.current = Date.now()
    setHeld(false)
  }
  return (
    <li
      className={styles.toast}
      data-tone={toast.tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={release}
      onFocus={() => setHeld(true)}
      onBlur={release}
    >
      <div className={styles.message} role={toast.tone === 'error' ? 'alert' : 'status'}>
        <p className={styles.title}>{toast.title}</p>
        {toast.text && <p>{toast.text}</p>}
      </div>
      <IconButton label={t('close')} onClick={() => dismiss(toast.id)}>
        <Cross />
      </IconButton>
    </li>
  )
}

/** Shows the app's toasts. They move into an open dialog, because the rest of the page is inert then. */
export const Toasts = () => {
  const t = usePhrases('site')
  const shown = useStore(toasts)
  const dialog = useTopDialog()
  const region = (
    <section aria-label={t('notices')} aria-live="polite" className={styles.region}>
      <ol className={styles.list}>
        {shown.map(toast => (
          <Card key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>
  )
  return dialog ? createPortal(region, dialog) : region
}
