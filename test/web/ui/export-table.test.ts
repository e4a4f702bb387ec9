import { expect, test } from 'vitest'
import { csv } from '#shared/csv.ts'
import { type ExportColumn, exportRows } from '#web/src/ui/export-table.ts'

type Change = { day: string; kind: 'purchase'; amount: number }

const columns: ExportColumn<Change>[] = [
  { name: 'date', heading: 'Datum', cell: ({ day }) => day },
  { name: 'kind', heading: 'Händelse', cell: ({ kind }) => kind, word: () => 'Köp' },
  { name: 'amount_sek', heading: 'Belopp', cell: ({ amount }) => amount },
]
const changes: Change[] = [{ day: '2026-11-02', kind: 'purchase', amount: 1_204.5 }]

test('a reader’s table has the headings and words of the screen', () => {
  expect(csv(exportRows(columns, changes, 'sv'), 'sv')).toBe(
    '\uFEFFDatum;Händelse;Belopp\r\n2026-11-02;Köp;1204,5\r\n',
  )
})

test('a program’s table has the same rows under fixed names and codes', () => {
  expect(csv(exportRows(columns, changes, 'program'), 'program')).toBe(
    'date,kind,amount_sek\r\n2026-11-02,purchase,1204.5\r\n',
  )
})
