import { expect, it } from 'vitest'
import { firstMonth, isWorkedIn, mayBeReported } from '#shared/reports/month.ts'

it('work without a stated start begins on the Swedish day on which it was agreed, also at night', () => {
  const period = { startDate: null, endDate: null, createdAt: '2026-12-31T23:30:00.000Z', status: 'active' }
  expect(firstMonth(period)).toBe('2027-01')
  expect(mayBeReported(period, '2027-01-01')).toBe(true)
  expect(isWorkedIn(period, '2026-12')).toBe(false)
})

it('work with a stated start begins on it', () => {
  const period = { startDate: '2026-12-14', endDate: '2026-12-20', createdAt: '', status: 'completed' }
  expect(firstMonth(period)).toBe('2026-12')
  expect(mayBeReported(period, '2026-12-13')).toBe(false)
  expect(mayBeReported(period, '2026-12-21')).toBe(false)
})
