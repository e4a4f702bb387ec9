import { type ReactNode, useState } from 'react'
import { figureOf } from '#shared/figures.ts'
import type { ShownWork } from '#shared/reports/report.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { Split } from '#web/src/ui/signed-in/Split.tsx'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import { useHeldFocus } from '#web/src/ui/use-held-focus.ts'
import { useMoment } from '#web/src/ui/use-moment.ts'
import styles from './reports.module.css'

type ReportProps = {
  report: ShownWork['reports'][number]
  /** Whose page it is. */
  side: 'partner' | 'business'
  company: string
  name: string
  /** Open from the beginning: because somebody has to act, or a mail leads here. */
  isOpen: boolean
  children?: ReactNode
}

/** A month of an assignment: its state, whose turn it is and what can be done. */
export const Report = ({ report, side, company, name, isOpen, children }: ReportProps) => {
  const t = usePhrases('reports')
  const language = useLanguage()
  const moment = useMoment()
  const held = useHeldFocus<HTMLDetailsElement>()
  const { monthOfYear } = useDayFormats()
  // A report that somebody has just answered stays open.
  const [opensAtFirst] = useState(isOpen)
  const { month, state, until, turn, approvedQuarters, decidedBy } = report
  const words = {
    ...{ company, name, until: until ? moment(until) : '', reason: report.reason ?? '' },
    ...{ count: approvedQuarters / 4, hours: figureOf(approvedQuarters / 4, language) },
  }
  return (
    <details {...held} className={styles.report} open={opensAtFirst}>
      <summary>
        <h3 className={styles.month}>{monthOfYear(month)}</h3>
        <span className={styles.state} data-turn={turn === side || undefined}>
          {turn === side ? t(side === 'partner' ? 'yourTurn' : 'yourTurnBusiness') : t(`states.${state}`)}
        </span>
      </summary>
      <div className={styles.body}>
        <p>{t(`${side}.${state}`, words)}</p>
        {decidedBy && (state === 'approved' || state === 'disputed') && (
          <p className={styles.muted}>{t(`decidedBy.${state}`, { person: decidedBy })}</p>
        )}
        <Split split={report.split} />
        {children}
      </div>
    </details>
  )
}
