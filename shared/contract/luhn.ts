const luhnSum = (digits: string): number =>
  [...digits].reverse().reduce((total, digit, place) => {
    const weighed = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (weighed > 9 ? weighed - 9 : weighed)
  }, 0)

/** Whether the last digit is the check digit of the others (Luhn, modulus 10). */
export const hasCheckDigit = (digits: string): boolean => luhnSum(digits) % 10 === 0

/** Digits with their check digit behind them. */
export const withCheckDigit = (digits: string): string =>
  `${digits}${(10 - (luhnSum(`${digits}0`) % 10)) % 10}`
