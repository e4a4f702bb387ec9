import { describe, expect, it } from 'vitest'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { endOfDay, monthsAfter, noticeEndsOn, orderInstant } from '#shared/credits/plan-days.ts'

describe('the day of a monthly order', () => {
  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2027-01-31', 2, '2027-03-31'],
    ['2027-01-31', 3, '2027-04-30'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-12-30', 2, '2028-02-29'],
    ['2027-11-29', 3, '2028-02-29'],
    ['2026-11-29', 3, '2027-02-28'],
    ['2026-11-23', 14, '2028-01-23'],
  ])('of a plan from %s is, %i months later, %s', (start, months, day) => {
    expect(monthsAfter(start, months)).toBe(day)
  })

  it('begins at eight in the morning, in summer and in winter', () => {
    expect(orderInstant('2027-01-15')).toBe('2027-01-15T07:00:00.000Z')
    expect(orderInstant('2027-03-28')).toBe('2027-03-28T06:00:00.000Z')
  })
})

describe('a notice', () => {
  it('ends with the thirtieth day after the Swedish one on which it was given', () => {
    expect(swedishDay('2027-01-31T23:30:00.000Z')).toBe('2027-02-01')
    expect(noticeEndsOn('2027-01-31T23:30:00.000Z')).toBe('2027-03-03')
    expect(endOfDay('2027-03-03')).toBe('2027-03-03T22:59:00.000Z')
  })
})
