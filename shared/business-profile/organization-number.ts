/**
 * Whether a Swedish organisation number is valid: ten digits, with or without hyphen, the third at least 2,
 * and a Luhn check digit (Skatteverket, "Organisationsnummer", SKV 709).
 */
export const isOrganizationNumber = (text: string): boolean => {
  if (!/^\d{6}-?\d{4}$/.test(text)) return false
  const digits = [...text.replace('-', '')].map(Number)
  if ((digits[2] ?? 0) < 2) return false
  const sum = digits.reduce((total, digit, place) => {
    const doubled = place % 2 === 0 ? digit * 2 : digit
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
