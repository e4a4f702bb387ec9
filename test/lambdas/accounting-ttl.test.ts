import { expect, it } from 'vitest'
import { accountingTtl } from '#lambdas/platform/table/retention.ts'

it.each([
  ['2025-12-31T22:59:59.999Z', '2033-01-01T00:00:00.000Z'],
  // Half past midnight in Sweden, where the next year has begun.
  ['2025-12-31T23:30:00.000Z', '2034-01-01T00:00:00.000Z'],
  ['2026-01-01T00:00:00.000Z', '2034-01-01T00:00:00.000Z'],
  ['2026-06-30T22:30:00.000Z', '2034-01-01T00:00:00.000Z'],
])('an accounting record of %s is kept until %s', (instant, end) => {
  expect(new Date(accountingTtl(Date.parse(instant)) * 1000).toISOString()).toBe(end)
})
