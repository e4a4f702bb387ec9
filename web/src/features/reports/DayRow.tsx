import type { KeyboardEvent } from 'react'
import { weekdayOf } from '#shared/contract/time-zone.ts'
import { figureOf } from '#shared/figures.ts'
import type { ReportLine } from '#shared/reports/report.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import styles from './reports.module.css'
import { useDayName } from './use-day-name.ts'
import type { DayFault } from './use-month-form.ts'

/** Moves the focus to the same field of the day before or after. */
const moveBetweenDays = (event: KeyboardEvent<HTMLInputElement>) => {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (!step) return
  const { name, form } = event.currentTarget
  const column = [...(form?.querySelectorAll<HTMLInputElement>(`input[name=${name}]`) ?? [])]
  const next = column[column.indexOf(event.currentTarget) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
  next.select()
}

type RowProps = {
  day: string
  typed: { hours: string; note: string } | undefined
  /** What is stored of the day. */
  line: ReportLine | undefined
  company: string
  fault: DayFault | undefined
  busy: boolean
  onWrite: (field: 'hours' | 'note', text: string) => void
}

/** A day that has been approved, which nobody changes any more. */
const FixedRow = ({ day, line }: { day: string; line: ReportLine }) => {
  const t = usePhrases('reports')
  const language = useLanguage()
  return (
    <div className={styles.dayRow}>
      <span>{useDayName()(day)}</span>
      <span className={styles.fixed}>{figureOf(line.quarters / 4, language)}</span>
      <span className={styles.muted}>
        {[line.note, t('lineStates.approved')].filter(Boolean).join(' · ')}
      </span>
    </div>
  )
}

/** The hours and the note of a day. */
export const DayRow = ({ day, typed, line, company, fault, busy, onWrite }: RowProps) => {
  const t = usePhrases('reports')
  const name = useDayName()(day)
  if (line?.status === 'approved') return <FixedRow {...{ day, line }} />
  const [faultId, saidId] = [`fault-${day}`, `said-${day}`]
  const shared = { readOnly: busy, onKeyDown: moveBetweenDays, autoComplete: 'off' }
  return (
    <div className={styles.dayRow} data-weekend={weekdayOf(day) > 5 || undefined}>
      <span>{name}</span>
      <input
        {...shared}
        name="hours"
        // Blank: it tells the style sheet whether the field is empty.
        placeholder=" "
        inputMode="decimal"
        aria-label={t('hoursOn', { day: name })}
        aria-invalid={fault ? true : undefined}
        aria-describedby={[line?.reason && saidId, fault && faultId].filter(Boolean).join(' ') || undefined}
        maxLength={6}
        value={typed?.hours ?? ''}
        onChange={event => onWrite('hours', event.currentTarget.value)}
      />
      <input
        {...shared}
        name="note"
        placeholder={t('note')}
        aria-label={t('noteOn', { day: name })}
        maxLength={200}
        value={typed?.note ?? ''}
        onChange={event => onWrite('note', event.currentTarget.value)}
      />
      {line?.reason && (
        <p id={saidId} className={styles.said}>
          {t('said', { company, reason: line.reason })}
        </p>
      )}
      {fault && (
        <p id={faultId} role="alert" className={styles.fault}>
          {t(fault)}
        </p>
      )}
    </div>
  )
}
