import type { TFunction } from 'i18next'
import { wallClockAt } from '#shared/contract/time-zone.ts'
import type { CreditChange } from '#shared/credits/read-credits.ts'
import type { ExportColumn } from '#web/src/ui/export-table.ts'

/** The columns of the exported history of a balance; its days are those of Sweden. */
export const creditHistoryExport = (t: TFunction<['credits']>): ExportColumn<CreditChange>[] => [
  {
    name: 'date',
    heading: t('account.date'),
    cell: ({ createdAt }) => wallClockAt(Date.parse(createdAt), 'Europe/Stockholm').date,
  },
  {
    name: 'kind',
    heading: t('account.event'),
    cell: ({ kind }) => kind,
    word: ({ kind }) => t(`account.kinds.${kind}`),
  },
  { name: 'reference', heading: t('account.reference'), cell: ({ reference }) => reference },
  { name: 'change', heading: t('account.change'), cell: ({ credits }) => credits },
  { name: 'balance', heading: t('account.after'), cell: ({ balance }) => balance },
]
