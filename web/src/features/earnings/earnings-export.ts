import type { TFunction } from 'i18next'
import type { Assignment } from '#shared/assignments/assignment.ts'
import type { EarningsMonth } from '#shared/earnings/list-earnings.ts'
import type { ExportColumn } from '#web/src/ui/export-table.ts'
import { payoutOfAssignment } from './payout.ts'

type T = TFunction<['earnings']>

/** The columns of the exported months, as the table shows them; amounts in kronor. */
export const monthExport = (t: T): ExportColumn<EarningsMonth>[] => [
  { name: 'month', heading: t('columns.month'), cell: ({ month }) => month },
  { name: 'hours', heading: t('columns.hours'), cell: ({ totalHours }) => totalHours },
  { name: 'credits', heading: t('columns.credits'), cell: ({ creditsEarned }) => creditsEarned },
  {
    name: 'earned_sek',
    heading: t('columns.earned'),
    cell: ({ totalEarningsOre }) => totalEarningsOre / 100,
  },
  { name: 'paid_out_sek', heading: t('columns.paidOut'), cell: ({ paidOutOre }) => paidOutOre / 100 },
  {
    name: 'payout',
    heading: t('columns.payout'),
    cell: ({ payout }) => payout,
    word: ({ payout }) => t(`payout.${payout}`),
  },
]

/** The columns of the exported history. The client has a column of its own. */
export const historyExport = (t: T): ExportColumn<Assignment>[] => [
  { name: 'assignment', heading: t('columns.assignment'), cell: ({ projectTitle }) => projectTitle },
  { name: 'client', heading: t('columns.client'), cell: ({ clientCompany }) => clientCompany },
  {
    name: 'start_date',
    heading: t('columns.startDate'),
    cell: ({ startDate }) => startDate ?? '',
    word: ({ startDate }) => startDate ?? t('notGiven'),
  },
  { name: 'hours', heading: t('columns.hours'), cell: ({ totalHours }) => totalHours },
  { name: 'credits', heading: t('columns.credits'), cell: ({ creditsEarned }) => creditsEarned },
  {
    name: 'earned_sek',
    heading: t('columns.earned'),
    cell: ({ totalEarningsOre }) => totalEarningsOre / 100,
  },
  {
    name: 'payout',
    heading: t('columns.payout'),
    cell: payoutOfAssignment,
    word: assignment => t(`payout.${payoutOfAssignment(assignment)}`),
  },
]
