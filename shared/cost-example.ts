import { contentOf } from './content/read-content.ts'

/**
 * The standard of what hiring costs a month, as an example: product specification, section 3 'Hiring cost example' and
 * section 9. Kronor are whole; percentages are of the salary. Operators correct them with `content set cost.example`.
 */
export const standardCost = {
  baseSalary: 30_000,
  holidayPay: 3_600,
  holidayPayPercent: 12,
  employerTax: 10_557,
  employerTaxPercent: 31.42,
  insurance: 1_680,
  insurancePercent: 5,
  specialTax: 366,
  /** Listed with the others, but not part of the total of the specification. */
  pension: 1_512,
  hiringMonthsFrom: 3,
  hiringMonthsTo: 6,
  /** The lowest monthly price of a consulting firm. */
  consultant: 80_000,
  consultantWeeksFrom: 2,
  consultantWeeksTo: 4,
  /** The employer's cost of sick leave: days with sick pay, its percent of the salary, and what is deducted. */
  sickPayDays: 14,
  sickPayPercent: 80,
  sickPayDeductiblePercent: 20,
}

/** Returns the figures of the example as they are stated at present. */
const cost = (): typeof standardCost => contentOf('cost.example', standardCost)

/** Returns the cost of an employee; the totals are computed from the lines. */
export const hiringCost = () => {
  const { baseSalary, holidayPay, employerTax, insurance, specialTax, ...given } = cost()
  const totalExtra = holidayPay + employerTax + insurance + specialTax
  return {
    baseSalary,
    holidayPay: { kronor: holidayPay, percent: given.holidayPayPercent },
    gross: baseSalary + holidayPay,
    /** What the employer adds to the gross salary. */
    employerTax: { kronor: employerTax, percent: given.employerTaxPercent },
    insurance: { kronor: insurance, percent: given.insurancePercent },
    specialTax,
    pension: given.pension,
    totalExtra,
    total: baseSalary + totalExtra,
    /** The costs on top of the salary, in whole percent of it. */
    markupPercent: Math.round((totalExtra / baseSalary) * 100),
    leadTimeMonths: { from: given.hiringMonthsFrom, to: given.hiringMonthsTo },
  }
}

/** Returns the lowest monthly price of a consulting firm, and how long it takes. */
export const consultantCost = () => {
  const { consultant, consultantWeeksFrom: from, consultantWeeksTo: to } = cost()
  return { fromKronor: consultant, leadTimeWeeks: { from, to } }
}

/** Returns what an employer pays for sick leave. */
export const sickPay = () => {
  const { sickPayDays: days, sickPayPercent: percent, sickPayDeductiblePercent: deductiblePercent } = cost()
  return { days, percent, deductiblePercent }
}
