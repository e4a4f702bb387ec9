/** Whether the last digit is the check digit of the others (Luhn, modulus 10). */
export const hasCheckDigit = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const weighed = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (weighed > 9 ? weighed - 9 : weighed)
  }, 0)
  return sum % 10 === 0
}
