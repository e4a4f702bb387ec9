import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bill } from '#infra/cost/bill.ts'
import { withBill } from '#infra/cost/document.ts'
import { lines } from '#infra/cost/lines.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/cost.md'), 'utf8')

test('docs/cost.md holds the bill as it is computed now; npm run cost -- --write renews it', () => {
  expect(page).toBe(withBill(page, bill()))
})

test('the sum is that of its lines', () => {
  const [, sums = ''] = /\*\*in all\*\* +\|(.+)\|/.exec(bill()) ?? []
  const expected = [1_000, 100_000, 10_000_000].map(views =>
    lines
      .reduce((sum, { dollars, monthly = 0, perThousandViews = 0 }) => {
        const thousands = views / 1000
        return sum + dollars * monthly + dollars * perThousandViews * thousands
      }, 0)
      .toFixed(2),
  )
  expect(sums.split('|').map(sum => sum.trim())).toEqual(expected)
})

test('a page without its marks is not overwritten', () => {
  expect(() => withBill('# Cost', 'bill')).toThrow('The document has no')
})
