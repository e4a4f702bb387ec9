import { type FormEvent, useRef } from 'react'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { figureOf } from '#shared/figures.ts'
import { daysOf, mayBeReported, type Period } from '#shared/reports/month.ts'
import { quartersOf, type ShownReport } from '#shared/reports/report.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { ActionRow } from '#web/src/ui/forms/ActionRow.tsx'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import { DayRow } from './DayRow.tsx'
import styles from './reports.module.css'
import { useMonthForm } from './use-month-form.ts'

type MonthProps = {
  assignmentId: string
  report: ShownReport
  period: Period
  company: string
  /** Hours that were agreed and are neither used nor reported in other months; null if none were agreed. */
  hoursLeft: number | null
  /** The business got its credits back, and decides nothing more. */
  isRefunded: boolean
  reread: () => Promise<unknown>
}

/** Two windows have written: the person says which one counts. */
const Conflict = ({ onKeep, onTake }: { onKeep: () => void; onTake: () => void }) => {
  const t = usePhrases('reports')
  return (
    <div role="alert" className={styles.conflict}>
      <p>{t('conflict')}</p>
      <ActionRow>
        <Button small onClick={onKeep}>
          {t('keepMine')}
        </Button>
        <Button small variant="secondary" onClick={onTake}>
          {t('takeStored')}
        </Button>
      </ActionRow>
    </div>
  )
}

type Form = ReturnType<typeof useMonthForm>

type SumProps = { form: Form } & Pick<MonthProps, 'report' | 'company' | 'hoursLeft' | 'isRefunded'>

/** The sum, and what follows from it. */
const Sum = ({ form, report, company, hoursLeft, isRefunded }: SumProps) => {
  const t = usePhrases('reports')
  const language = useLanguage()
  const open = quartersOf(form.lines) / 4
  const approved = report.approvedQuarters / 4
  const above = hoursLeft === null || isRefunded ? 0 : open - hoursLeft
  return (
    <div className={styles.total} aria-live="polite">
      <p className={styles.sum}>{t('sum', { hours: figureOf(open + approved, language) })}</p>
      {isRefunded && <p>{t('referredSoon', { company })}</p>}
      {above > 0 && <p>{t('aboveSoon', { count: above, hours: figureOf(above, language) })}</p>}
      {form.isUnsaved && <p className={styles.muted}>{t('unsaved')}</p>}
    </div>
  )
}

const Actions = ({ form, report }: { form: Form; report: ShownReport }) => {
  const t = usePhrases('reports')
  const { monthOfYear } = useDayFormats()
  const isDraft = report.state === 'draft'
  const { isBusy: busy } = form
  const isEmpty = form.lines.length === 0
  return (
    <ActionRow>
      {isEmpty ? (
        <Button busy={busy} onClick={() => void form.submitNone()}>
          {t(isDraft ? 'noHours' : 'removeDisputed')}
        </Button>
      ) : (
        <Button type="submit" busy={busy}>
          {isDraft ? t('submit', { month: monthOfYear(report.month) }) : t('submitAgain')}
        </Button>
      )}
      {isDraft && (
        <Button variant="secondary" busy={busy} onClick={() => void form.save()}>
          {t('save')}
        </Button>
      )}
    </ActionRow>
  )
}

/** The time of a month, one day a row, to save and to submit. */
export const MonthForm = ({ assignmentId, report, period, company, reread, ...left }: MonthProps) => {
  const t = usePhrases('reports')
  const form = useMonthForm({ assignmentId, report, reread })
  const element = useRef<HTMLFormElement>(null)
  const { monthOfYear } = useDayFormats()
  const today = swedishDay(Date.now())
  const days = daysOf(report.month).filter(
    day => (day <= today && mayBeReported(period, day)) || day in form.typed,
  )
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = form.isBusy ? undefined : await form.submit()
    if (wrong) element.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus()
  }
  if (report.month > today.slice(0, 7)) return <p>{t('notBegun', { month: monthOfYear(report.month) })}</p>
  return (
    <form ref={element} className={styles.form} noValidate onSubmit={event => void submit(event)}>
      {form.isConflict && <Conflict onKeep={form.keepMine} onTake={form.takeStored} />}
      <p className={styles.muted}>{t('hint')}</p>
      <div className={styles.days}>
        {days.map(day => (
          <DayRow
            key={day}
            {...{ day, company }}
            typed={form.typed[day]}
            line={report.lines.find(line => line.day === day)}
            fault={form.faults[day]}
            busy={form.isBusy}
            onWrite={(field, text) => form.write(day, field, text)}
          />
        ))}
      </div>
      <Sum {...{ form, report, company, ...left }} />
      {!form.isConflict && <Actions {...{ form, report }} />}
    </form>
  )
}
