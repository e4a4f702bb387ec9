import { randomInt } from 'node:crypto'

/** The digit that makes the number pass the check of the Swedish Companies Registration Office: Luhn's, over ten digits. */
const checkDigit = (nine: string): number => {
  const sum = [...nine].reduce((total, digit, place) => {
    const product = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/** Returns a number of a limited company that no other test uses. */
export const newOrganizationNumber = (): string => {
  const nine = `5566${randomInt(100_000).toString().padStart(5, '0')}`
  return `${nine.slice(0, 6)}-${nine.slice(6)}${checkDigit(nine)}`
}
