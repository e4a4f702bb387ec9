import { accountSeries, type Rule } from './account-series.ts'

/** `unknown` if there is no rule for the clearing number, or none for numbers of this length. */
export type Checksum = 'right' | 'wrong' | 'unknown'

const digitsOf = (number: string): number[] => [...number].map(Number)

/** The Luhn sum: from the right, every second digit counts twice, by its own digits. */
const passesModulus10 = (number: string): boolean => {
  const sum = digitsOf(number)
    .reverse()
    .map((digit, place) => (place % 2 === 0 ? digit : digit * 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return sum % 10 === 0
}

/** From the right the weights 1, 2 … 10, and 1 again. */
const passesModulus11 = (number: string): boolean => {
  const sum = digitsOf(number)
    .reverse()
    .reduce((total, digit, place) => total + digit * ((place % 10) + 1), 0)
  return sum % 11 === 0
}

type Account = { clearing: string; account: string }

/** What each rule adds up, and its maximum of digits; shorter numbers are padded with zeros. */
const rules: Readonly<Record<Rule, { digits: number; passes: (given: Account) => boolean }>> = {
  'type 1, comment 1': {
    digits: 7,
    passes: ({ clearing, account }) => passesModulus11(clearing.slice(1, 4) + account),
  },
  'type 1, comment 2': {
    digits: 7,
    passes: ({ clearing, account }) => passesModulus11(clearing.slice(0, 4) + account),
  },
  'type 2, comment 1': { digits: 10, passes: ({ account }) => passesModulus10(account) },
  'type 2, comment 2': { digits: 9, passes: ({ account }) => passesModulus11(account) },
  'type 2, comment 3': { digits: 10, passes: ({ account }) => passesModulus10(account) },
}

/** Five digits are Swedbank's; the fifth is the check digit of the first four. */
const passesClearing = (clearing: string): boolean => clearing.length === 4 || passesModulus10(clearing)

/**
 * Whether the checksum of a Swedish account number is right. Only a warning: not every bank follows the table, and some of
 * Swedbank's old accounts never did.
 */
export const checksumOf = (given: { clearingNumber: string; bankAccount: string }): Checksum => {
  const clearing = given.clearingNumber
  const series = Number(clearing.slice(0, 4))
  const rule = accountSeries.find(({ from, to }) => from <= series && series <= to)?.rule
  if (!rule) return 'unknown'
  const { digits, passes } = rules[rule]
  const fits = given.bankAccount.length <= digits && (clearing.length === 4 || clearing.startsWith('8'))
  if (!fits) return 'wrong'
  const account = given.bankAccount.padStart(digits, '0')
  return passesClearing(clearing) && passes({ clearing, account }) ? 'right' : 'wrong'
}
