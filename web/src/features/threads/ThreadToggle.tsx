import { lazy, Suspense, useId, useState } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import styles from './ThreadToggle.module.css'
import type { ThreadProps } from './thread-calls.ts'

const Thread = lazy(() => import('./Thread.tsx').then(({ Thread }) => ({ default: Thread })))

type ToggleProps = ThreadProps & {
  unread: number
  /** What the thread is about, for those who hear the button alone. */
  about: string
  /** Open from the beginning, because a mail leads here. */
  isWanted: boolean
  /** The button's words if nothing is new. */
  label?: string
}

/** Opens the thread below a button that says how many messages are new. */
export const ThreadToggle = ({ unread, about, isWanted, label, ...which }: ToggleProps) => {
  const t = usePhrases('threads')
  const region = useId()
  const [isOpen, setOpen] = useState(isWanted)
  return (
    <section className={styles.section} aria-label={t('regionLabel', { about })}>
      <div>
        <Button
          variant={unread > 0 ? 'secondary' : 'quiet'}
          small
          className={unread > 0 ? undefined : styles.open}
          autoFocus={isWanted}
          aria-expanded={isOpen}
          aria-controls={region}
          onClick={() => setOpen(!isOpen)}
        >
          {unread > 0 ? t('openNew', { count: unread }) : (label ?? t('open'))}
        </Button>
      </div>
      <div id={region}>
        {isOpen && (
          <Suspense fallback={<p role="status">{t('loading')}</p>}>
            <Thread {...which} />
          </Suspense>
        )}
      </div>
    </section>
  )
}
