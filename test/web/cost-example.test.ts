import { describe, expect, it } from 'vitest'
import { hiringCost } from '#shared/cost-example.ts'

describe('the cost of hiring', () => {
  it('adds up to the totals of the specification', () => {
    expect(hiringCost.gross).toBe(33_600)
    expect(hiringCost.totalExtra).toBe(16_203)
    expect(hiringCost.total).toBe(46_203)
    expect(hiringCost.markupPercent).toBe(54)
  })

  it('has lines with the stated percent of the stated salary', () => {
    const { baseSalary, holidayPay, gross, additions } = hiringCost
    expect(holidayPay.kronor).toBe(Math.round((baseSalary * holidayPay.percent) / 100))
    for (const addition of additions)
      if ('percent' in addition)
        expect(addition.kronor, addition.line).toBe(Math.round((gross * addition.percent) / 100))
  })
})
