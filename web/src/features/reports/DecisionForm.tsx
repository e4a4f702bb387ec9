import { type FormEvent, useRef } from 'react'
import { figureOf } from '#shared/figures.ts'
import { isOpen, type ReportLine, type ShownReport } from '#shared/reports/report.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { ActionRow } from '#web/src/ui/forms/ActionRow.tsx'
import { TextField } from '#web/src/ui/TextField.tsx'
import styles from './reports.module.css'
import { useDayName } from './use-day-name.ts'
import { useDecision } from './use-decision.ts'

type Decision = ReturnType<typeof useDecision>

/** A day to approve, or to dispute with a reason. */
const Line = ({ line, decision }: { line: ReportLine; decision: Decision }) => {
  const t = usePhrases('reports')
  const language = useLanguage()
  const { day, quarters, note, reason } = line
  const name = useDayName()(day)
  const said = decision.reasons[day]
  return (
    <div className={styles.decision}>
      <div className={styles.decisionLine}>
        <span>{name}</span>
        <span className={styles.fixed}>{`${figureOf(quarters / 4, language)} ${t('hourUnit')}`}</span>
        <span>
          {note}
          {reason && <span className={styles.said}>{t('saidBusiness', { reason })}</span>}
        </span>
      </div>
      <label className={styles.doubt}>
        <input
          type="checkbox"
          aria-label={t('doubtOn', { day: name })}
          checked={said !== undefined}
          disabled={decision.isBusy}
          onChange={event => decision.doubt(day, event.currentTarget.checked ? '' : null)}
        />
        <span aria-hidden="true">{t('doubt')}</span>
      </label>
      {said !== undefined && (
        <TextField
          label={t('reasonOn', { day: name })}
          rows={2}
          maxLength={500}
          readOnly={decision.isBusy}
          error={decision.faults.includes(day) ? t('reasonMissing') : undefined}
          value={said}
          onChange={event => decision.doubt(day, event.currentTarget.value)}
        />
      )}
    </div>
  )
}

/** Asks for an explicit yes to more hours than were agreed. */
const More = ({ decision }: { decision: Decision }) => {
  const t = usePhrases('reports')
  const hours = figureOf(decision.above, useLanguage())
  return (
    <div>
      <label className={styles.doubt}>
        <input
          type="checkbox"
          checked={decision.acceptsMore}
          disabled={decision.isBusy}
          aria-invalid={decision.isAcceptMissing || undefined}
          onChange={event => decision.accept(event.currentTarget.checked)}
        />
        {t('acceptsMore', { count: decision.above, hours })}
      </label>
      <div aria-live="polite">
        {decision.isAcceptMissing && <p className={styles.fault}>{t('acceptsMoreMissing')}</p>}
      </div>
    </div>
  )
}

type DecisionProps = Parameters<typeof useDecision>[0] & { report: ShownReport }

/** A month that its business approves, or disputes by days. */
export const DecisionForm = (props: DecisionProps) => {
  const t = usePhrases('reports')
  const language = useLanguage()
  const decision = useDecision(props)
  const form = useRef<HTMLFormElement>(null)
  const { isBusy, doubted, hours } = decision
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || (await decision.decide())) return
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={event => void submit(event)}>
      <div className={styles.days}>
        {props.report.lines.filter(isOpen).map(line => (
          <Line key={line.day} {...{ line, decision }} />
        ))}
      </div>
      {decision.above > 0 && <More decision={decision} />}
      <ActionRow>
        <Button type="submit" busy={isBusy}>
          {doubted.length > 0
            ? t('dispute', { count: doubted.length })
            : t('approve', { hours: figureOf(hours, language) })}
        </Button>
      </ActionRow>
    </form>
  )
}
