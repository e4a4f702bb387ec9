import { contentOf } from './content/read-content.ts'

/**
 * The standard of what hiring costs a month, as an example: product specification, section 3 'Hiring cost example' and
 * section 9. Kronor are whole; percentages are of the salary. Operators correct one with `content set cost.<name>`.
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

type CostName = keyof typeof standardCost

const cost = (name: CostName): number => contentOf(`cost.${name}`, { value: standardCost[name] }).value

/** Returns the cost of an employee; the totals are computed from the lines. */
export const hiringCost = () => {
  const baseSalary = cost('baseSalary')
  const holidayPay = { kronor: cost('holidayPay'), percent: cost('holidayPayPercent') }
  const employerTax = { kronor: cost('employerTax'), percent: cost('employerTaxPercent') }
  const insurance = { kronor: cost('insurance'), percent: cost('insurancePercent') }
  const specialTax = { kronor: cost('specialTax') }
  const totalExtra = holidayPay.kronor + employerTax.kronor + insurance.kronor + specialTax.kronor
  return {
    baseSalary,
    holidayPay,
    gross: baseSalary + holidayPay.kronor,
    /** What the employer adds to the gross salary. */
    employerTax,
    insurance,
    specialTax,
    pension: { kronor: cost('pension') },
    totalExtra,
    total: baseSalary + totalExtra,
    /** The costs on top of the salary, in whole percent of it. */
    markupPercent: Math.round((totalExtra / baseSalary) * 100),
    leadTimeMonths: { from: cost('hiringMonthsFrom'), to: cost('hiringMonthsTo') },
  }
}

/** Returns the lowest monthly price of a consulting firm, and how long it takes. */
export const consultantCost = () => ({
  fromKronor: cost('consultant'),
  leadTimeWeeks: { from: cost('consultantWeeksFrom'), to: cost('consultantWeeksTo') },
})

/** Returns what an employer pays for sick leave. */
export const sickPay = () => ({
  days: cost('sickPayDays'),
  percent: cost('sickPayPercent'),
  deductiblePercent: cost('sickPayDeductiblePercent'),
})
