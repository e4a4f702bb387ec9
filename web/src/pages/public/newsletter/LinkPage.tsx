import { type ReactNode, useEffect, useRef } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import styles from '#web/src/ui/Message.module.css'
import type { LinkState } from './use-link.ts'

type LinkPageProps<View> = {
  title: string
  /** Returns the heading after success. */
  done?: (view: View) => string | undefined
  state: LinkState<View>
  onRetry: () => void
  children: (view: View) => ReactNode
}

/**
 * The frame of a page that a mailed link opens: its text changes in place and is announced. When a focused button
 * disappears, the heading gets the focus.
 */
export const LinkPage = <View,>({ title, done, state, onRetry, children }: LinkPageProps<View>) => {
  const t = usePhrases('newsletter')
  const heading = state.status === 'read' ? (done?.(state.view) ?? title) : title
  const top = useRef<HTMLHeadingElement>(null)
  const before = useRef(state)
  useEffect(() => {
    const hadButton = before.current !== state && before.current.status !== 'reading'
    before.current = state
    if (hadButton && document.activeElement === document.body) top.current?.focus()
  }, [state])
  return (
    <div className={styles.message} aria-live="polite">
      <h1 ref={top} tabIndex={-1}>
        {state.status === 'invalid' ? t('link.invalid') : heading}
      </h1>
      {state.status === 'reading' && <p>{t('link.reading')}</p>}
      {state.status === 'invalid' && <p>{t('link.invalidText')}</p>}
      {state.status === 'unreachable' && (
        <>
          <p>
            {t('link.unreachable')}. {t('link.unreachableText')}
          </p>
          <Button onClick={onRetry}>{t('link.retry')}</Button>
        </>
      )}
      {state.status === 'read' && children(state.view)}
    </div>
  )
}
