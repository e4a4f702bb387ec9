import { type FormEvent, useId, useRef, useState } from 'react'
import { bookInterview } from '#shared/proposals/partner-proposals.ts'
import type { PartnerProposal } from '#shared/proposals/proposal.ts'
import { call } from '#web/src/platform/api.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { FormActions } from '#web/src/ui/forms/FormActions.tsx'
import { useMoment } from '#web/src/ui/use-moment.ts'
import styles from './proposals.module.css'
import { useAnswering } from './use-answering.ts'

type TakeTimeProps = { proposal: PartnerProposal; onAnswered: () => Promise<unknown> }

/** The times that a business offers for an interview; one is taken. */
export const TakeTime = ({ proposal: { inquiryId, round, times }, onAnswered }: TakeTimeProps) => {
  const t = usePhrases('partner-proposals')
  const moment = useMoment()
  const hint = useId()
  const choices = useRef<HTMLFieldSetElement>(null)
  const { isBusy, answer } = useAnswering(onAnswered)
  const [chosen, setTime] = useState<string>()
  // The business may have offered other times since.
  const time = times.find(offered => offered === chosen)
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(!time)
    if (!time) return choices.current?.querySelector('input')?.focus()
    const send = () => call(bookInterview, { params: { inquiryId }, body: { time, round } })
    if (!isBusy) void answer({ send, words: { done: t('times.done'), refused: t('refused') } })
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <fieldset ref={choices} className={styles.times} aria-describedby={hint}>
        <legend>{t('times.legend')}</legend>
        {times.map(offered => (
          <label key={offered} className={styles.time}>
            <input
              type="radio"
              name={`time ${inquiryId}`}
              checked={offered === time}
              disabled={isBusy}
              onChange={() => setTime(offered)}
            />
            {moment(offered)}
          </label>
        ))}
      </fieldset>
      <p id={hint} className={styles.muted}>
        {t('times.zone', { zone: new Intl.DateTimeFormat().resolvedOptions().timeZone })}
      </p>
      <div role="alert">{isMissing && !time && t('times.required')}</div>
      <FormActions submit={t('times.take')} working={t('times.sending')} busy={isBusy} />
    </form>
  )
}
