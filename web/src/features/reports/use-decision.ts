import { useState } from 'react'
import * as z from 'zod/mini'
import { approveReport, disputeReport } from '#shared/reports/business-reports.ts'
import { isOpen, quartersOf, type ShownReport } from '#shared/reports/report.ts'
import { call } from '#web/src/platform/api.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { useKept } from '#web/src/platform/use-kept.ts'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import { useChange } from './use-change.ts'

/** The reasons by the days that are in doubt. */
const keptReasons = z.record(z.string(), z.string())

type Decision = {
  ids: { partnerId: string; id: string }
  report: ShownReport
  /** Hours that are left of what was agreed; null if none were. */
  hoursLeft: number | null
  reread: () => Promise<unknown>
}

/** What a business decides on a month: which days are in doubt and why, and whether more than agreed is accepted. */
export const useDecision = ({ ids, report, hoursLeft, reread }: Decision) => {
  const t = usePhrases('reports')
  const { monthOfYear } = useDayFormats()
  const { month, revision } = report
  const { typed: reasons, write, forget } = useKept(`decision ${ids.id} ${month}`, keptReasons, {})
  const [acceptsMore, accept] = useState(false)
  const [isChecked, check] = useState(false)
  const { isBusy, change } = useChange(reread)
  const open = report.lines.filter(isOpen)
  const doubted = open.filter(({ day }) => day in reasons).map(({ day }) => day)
  const hours = quartersOf(open.filter(({ day }) => !(day in reasons))) / 4
  const above = hoursLeft === null ? 0 : Math.max(0, hours - hoursLeft)
  const missing = doubted.filter(day => !reasons[day]?.trim())
  const isAllowed = missing.length === 0 && (above === 0 || acceptsMore)

  const doubt = (day: string, reason: string | null) => {
    const { [day]: _, ...others } = reasons
    write(reason === null ? others : { ...others, [day]: reason })
  }
  /** Returns true if it has arrived. */
  const decide = async (): Promise<boolean> => {
    check(true)
    if (!isAllowed) return false
    const params = { ...ids, month }
    const body = { revision, acceptsMore }
    const lines = doubted.map(day => ({ day, reason: reasons[day] ?? '' }))
    const isDispute = lines.length > 0
    const sent = await change({
      send: () =>
        isDispute
          ? call(disputeReport, { params, body: { ...body, lines } })
          : call(approveReport, { params, body }),
      words: {
        done: isDispute ? t('disputed') : t('approved', { month: monthOfYear(month) }),
        refused: t('decideRefused'),
      },
    })
    if (sent) forget()
    return sent
  }
  return {
    ...{ reasons, doubted, doubt, hours, above, acceptsMore, accept, isBusy, decide },
    faults: isChecked ? missing : [],
    isAcceptMissing: isChecked && above > 0 && !acceptsMore,
  }
}
