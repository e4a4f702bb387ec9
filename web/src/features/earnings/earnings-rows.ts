import type { TFunction } from 'i18next'
import type { Assignment } from '#shared/assignments/assignment.ts'
import type { Payout } from '#shared/earnings/earnings.ts'
import type { EarningsMonth } from '#shared/earnings/list-earnings.ts'
import { kronor } from '#web/src/ui/quantities.ts'
import { historyColumns, monthColumns } from './columns.ts'

type Words = {
  t: TFunction<['earnings']>
  day: (when: string) => string
  monthOfYear: (when: string) => string
}

/** In the history, completed assignments count as paid and all others as pending. */
export const payoutOfAssignment = ({ status }: Pick<Assignment, 'status'>): Payout =>
  status === 'completed' ? 'paid' : 'pending'

const headings = (t: Words['t'], columns: typeof monthColumns | typeof historyColumns): string[] =>
  columns.map(column => t(`columns.${column}`))

/** Returns the table of months for a spreadsheet: the same texts and figures, amounts in whole kronor. */
export const monthRows = (
  months: readonly EarningsMonth[],
  { t, monthOfYear }: Words,
): (string | number)[][] => [
  headings(t, monthColumns),
  ...months.map(one => [
    monthOfYear(one.month),
    one.totalHours,
    one.creditsEarned,
    kronor(one.totalEarningsOre),
    kronor(one.paidOutOre),
    t(`payout.${one.payout}`),
  ]),
]

/** Returns the history for a spreadsheet. The client has a column of its own. */
export const historyRows = (assignments: readonly Assignment[], { t, day }: Words): (string | number)[][] => {
  const [first = '', ...others] = headings(t, historyColumns)
  return [
    [first, t('columns.client'), ...others],
    ...assignments.map(one => [
      one.projectTitle,
      one.clientCompany,
      one.startDate ? day(one.startDate) : t('notGiven'),
      one.totalHours,
      one.creditsEarned,
      kronor(one.totalEarningsOre),
      t(`payout.${payoutOfAssignment(one)}`),
    ]),
  ]
}
