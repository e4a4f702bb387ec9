import { expect, test } from 'vitest'
import { payoutOfAssignment } from '#web/src/features/earnings/payout.ts'

test.each([
  ['completed', 'paid'],
  ['active', 'pending'],
  ['paused', 'pending'],
  ['cancelled', 'pending'],
] as const)('in the history, %s is %s', (status, payout) => {
  expect(payoutOfAssignment({ status })).toBe(payout)
})
