import type { EarningsMonth } from '#shared/earnings/list-earnings.ts'
import { grouped } from '#shared/figures.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { money } from '#web/src/ui/money.ts'
import { hourFigure, kronor } from '#web/src/ui/quantities.ts'
import { useDayWords } from '#web/src/ui/use-day-words.ts'
import { monthColumns } from './columns.ts'
import { EarningsTable } from './EarningsTable.tsx'
import { PayoutBadge } from './PayoutBadge.tsx'

/** Every month with work, newest first. */
export const MonthTable = ({ months }: { months: readonly EarningsMonth[] }) => {
  const t = usePhrases('earnings')
  const language = useLanguage()
  const { monthOfYear } = useDayWords()
  const amount = (ore: number) => money(kronor(ore), 'SEK', language)
  return (
    <EarningsTable
      caption={t('months.title')}
      columns={monthColumns}
      rows={months.map(one => ({
        key: one.month,
        cells: [
          monthOfYear(one.month),
          hourFigure(one.totalHours, language),
          grouped(one.creditsEarned, language),
          amount(one.totalEarningsOre),
          amount(one.paidOutOre),
          <PayoutBadge key="payout" payout={one.payout} />,
        ],
      }))}
    />
  )
}
