/**
 * What hiring costs a month, as an example: product specification, section 3 'Hiring cost example' and section 9.
 * Whole kronor. The totals are computed from these lines.
 */
const baseSalary = 30_000
const holidayPay = { kronor: 3_600, percent: 12 } as const

/** What the employer adds to the gross salary. */
const additions = [
  { line: 'employerTax', kronor: 10_557, percent: 31.42 },
  { line: 'insurance', kronor: 1_680, percent: 5 },
  { line: 'specialTax', kronor: 366 },
] as const satisfies readonly { line: string; kronor: number; percent?: number }[]

/** Listed with the others, but not part of the total of the specification. */
const pension = { kronor: 1_512 } as const

const totalExtra = holidayPay.kronor + additions.reduce((sum, { kronor }) => sum + kronor, 0)

export const hiringCost = {
  baseSalary,
  holidayPay,
  gross: baseSalary + holidayPay.kronor,
  additions,
  pension,
  totalExtra,
  total: baseSalary + totalExtra,
  /** The costs on top of the salary, in whole percent of it. */
  markupPercent: Math.round((totalExtra / baseSalary) * 100),
  leadTimeMonths: { from: 3, to: 6 },
} as const

/** The lowest monthly price of a consulting firm. */
export const consultantCost = { fromKronor: 80_000, leadTimeWeeks: { from: 2, to: 4 } } as const

/** The employer's cost of sick leave: days with sick pay, its percent of the salary, and what is deducted. */
export const sickPay = { days: 14, percent: 80, deductiblePercent: 20 } as const
