import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Cross } from './Cross.tsx'
import { dismiss, shownToasts, subscribeToToasts, type Toast } from './toast-store.ts'
import styles from './toasts.module.css'
import { useTopDialog } from './top-dialog.ts'

/** Milliseconds a toast stays; longer words stay longer (about 15 characters a second are read). */
const stays = ({ title, text = '' }: Toast): number => Math.max(6_000, (title.length + text.length) * 100)

const Card = ({ toast }: { toast: Toast }) => {
  const t = usePhrases('site')
  const [held, setHeld] = useState(false)
  // Not from when it is mounted: it moves into and out of dialogs, and its time goes on.
  const from = useRef(toast.at)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismiss(toast.id), from.current + stays(toast) - Date.now())
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
      <div className={styles.words} role={toast.tone === 'error' ? 'alert' : 'status'}>
        <p className={styles.title}>{toast.title}</p>
        {toast.text && <p>{toast.text}</p>}
      </div>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={t('close')}
        onClick={() => dismiss(toast.id)}
      >
        <Cross />
      </button>
    </li>
  )
}

const none: readonly Toast[] = []

/** Where toasts appear: one for the app. It moves into an open dialog, because the rest of the page is inert then. */
export const Toasts = () => {
  const t = usePhrases('site')
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts, () => none)
  const dialog = useTopDialog()
  const region = (
    <section aria-label={t('notices')} aria-live="polite" className={styles.region}>
      <ol className={styles.list}>
        {toasts.map(toast => (
          <Card key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>
  )
  return dialog ? createPortal(region, dialog) : region
}
