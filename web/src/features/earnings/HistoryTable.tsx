import type { Assignment } from '#shared/assignments/assignment.ts'
import { figureOf } from '#shared/figures.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { kronorOf } from '#web/src/ui/money.ts'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import { historyColumns } from './columns.ts'
import { EarningsTable } from './EarningsTable.tsx'
import { PayoutBadge } from './PayoutBadge.tsx'
import { payoutOfAssignment } from './payout.ts'

/** The earnings of each assignment. */
export const HistoryTable = ({ assignments }: { assignments: readonly Assignment[] }) => {
  const t = usePhrases('earnings')
  const language = useLanguage()
  const { day } = useDayFormats()
  return (
    <EarningsTable
      caption={t('history.title')}
      columns={historyColumns}
      rows={assignments.map(one => ({
        key: one.id,
        note: one.clientCompany,
        cells: [
          one.projectTitle,
          one.startDate ? day(one.startDate) : t('notGiven'),
          figureOf(one.totalHours, language),
          figureOf(one.creditsEarned, language),
          kronorOf(one.totalEarningsOre, language),
          <PayoutBadge key="payout" payout={payoutOfAssignment(one)} />,
        ],
      }))}
    />
  )
}
