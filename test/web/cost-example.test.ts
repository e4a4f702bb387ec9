import { describe, expect, it } from 'vitest'
import { hiringCost } from '#shared/cost-example.ts'

const cost = hiringCost()

describe('the cost of hiring', () => {
  it('adds up to the totals of the specification', () => {
    expect(cost.gross).toBe(33_600)
    expect(cost.totalExtra).toBe(16_203)
    expect(cost.total).toBe(46_203)
    expect(cost.markupPercent).toBe(54)
  })

  it('has lines with the stated percent of the stated salary', () => {
    const { baseSalary, holidayPay, gross, employerTax, insurance } = cost
    expect(holidayPay.kronor).toBe(Math.round((baseSalary * holidayPay.percent) / 100))
    for (const { kronor, percent } of [employerTax, insurance])
      expect(kronor).toBe(Math.round((gross * percent) / 100))
  })
})
