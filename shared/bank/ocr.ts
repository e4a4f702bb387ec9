import { hasCheckDigit, withCheckDigit } from '../contract/luhn.ts'

/** How many digits Bankgirot allows, the length digit and the check digit among them. */
const lengths = { min: 3, max: 25 } as const

/**
 * A payment's reference from digits that name what is paid: with a length digit, which is the last digit of the whole
 * length, and a check digit. A bank refuses one with a digit too many or mistyped before it is sent.
 */
export const ocrOf = (digits: string): string => withCheckDigit(`${digits}${(digits.length + 2) % 10}`)

/** Whether digits are such a reference: both of the digits that guard it are right. */
export const isOcr = (text: string): boolean =>
  /^\d+$/.test(text) &&
  text.length >= lengths.min &&
  text.length <= lengths.max &&
  Number(text.at(-2)) === text.length % 10 &&
  hasCheckDigit(text)

/** How much of an order's id its reference is made of: 48 bits, which no two orders share by chance. */
const idDigits = 12

/** The reference of an order: its number, in digits. */
export const ocrOfOrder = (id: string): string =>
  ocrOf(String(Number.parseInt(id.replaceAll('-', '').slice(0, idDigits), 16)).padStart(15, '0'))
