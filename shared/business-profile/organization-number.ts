import { hasCheckDigit } from '../contract/luhn.ts'

/**
 * Whether a Swedish organisation number is valid: ten digits, with or without hyphen, the third at least 2,
 * and a Luhn check digit (Skatteverket, "Organisationsnummer", SKV 709).
 */
export const isOrganizationNumber = (text: string): boolean =>
  /^\d{2}[2-9]\d{3}-?\d{4}$/.test(text) && hasCheckDigit(text.replace('-', ''))
