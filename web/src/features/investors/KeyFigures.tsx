import { useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { locales } from '#shared/contract/language.ts'
import { grouped, percent } from '#shared/figures.ts'
import { getKeyFigures, type keyFigure, type monthFigures } from '#shared/investors/key-figures.ts'
import { call } from '#web/src/platform/api.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { money } from '#web/src/ui/money.ts'
import { dropGrant, type Grant } from './grant.ts'
import styles from './KeyFigures.module.css'
import { MonthFigures } from './MonthFigures.tsx'

type Figure = z.infer<typeof keyFigure>
type Granted = Extract<Grant, object>
type Reply = { figures: readonly Figure[]; months: readonly z.infer<typeof monthFigures>[] }

const useFigures = ({ grant, endsAt }: Granted) => {
  const [reply, setReply] = useState<Reply | 'failed'>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another load
  useEffect(() => {
    const ended = new AbortController()
    setReply(undefined)
    call(getKeyFigures, { headers: { 'x-investor-grant': grant } }, { signal: ended.signal }).then(
      setReply,
      error => {
        if (ended.signal.aborted) return
        if (error instanceof ApiError && error.code === 'forbidden') dropGrant()
        else setReply('failed')
      },
    )
    return () => ended.abort()
  }, [grant, tries])
  useEffect(() => {
    const timer = setTimeout(dropGrant, Math.max(0, endsAt - Date.now()))
    return () => clearTimeout(timer)
  }, [endsAt])
  return { reply, retry: () => setTries(tries + 1) }
}

/** The protected figures, as long as the grant is valid. Scrolls them into view when they open. */
export const KeyFigures = ({ granted }: { granted: Granted }) => {
  const t = usePhrases('investors')
  const language = useLanguage()
  const { reply, retry } = useFigures(granted)
  const top = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    top.current?.focus({ preventScroll: true })
    document.getElementById('figures')?.scrollIntoView()
  }, [])
  const shown = ({ value, unit }: Figure): string => {
    if (unit === 'ore') return money(Math.round(value / 100), 'SEK', language)
    if (unit === 'percent') return percent(value, language)
    return unit === 'times' ? `${value}×` : grouped(value, language)
  }
  const time = new Date(granted.endsAt).toLocaleTimeString(locales[language], { timeStyle: 'short' })
  return (
    <>
      <p ref={top} tabIndex={-1} className={styles.until}>
        {t('figures.until', { time })}
      </p>
      <div aria-live="polite" aria-busy={!reply}>
        {!reply && <p>{t('figures.loading')}</p>}
        {reply === 'failed' && (
          <div className={styles.failed}>
            <p>{t('figures.failed')}</p>
            <Button variant="secondary" onClick={retry}>
              {t('figures.retry')}
            </Button>
          </div>
        )}
        {typeof reply === 'object' && (
          <>
            <MonthFigures months={reply.months} />
            <dl className={styles.figures}>
              {reply.figures.map(figure => (
                <div key={figure.name}>
                  <dt>{t(`figures.${figure.name}`)}</dt>
                  <dd>{shown(figure)}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </div>
    </>
  )
}
