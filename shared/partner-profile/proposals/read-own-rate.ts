import { withoutContactDetails } from '../../contact-details.ts'
import type { Read } from '../../facts/read.ts'
import { readHourRate } from '../../facts/read-rate.ts'
import { factBounds } from '../partner-facts.ts'

/** Another unit or currency: a number beside it is no rate by the hour in kronor. */
const otherUnit =
  /€|\$|£|(?<!\p{L})(?:eur|euro|usd|gbp|nok|dkk|dag(?:en)?|days?|dygn|veckan?|weeks?|måna\p{L}{1,6}|mån|months?|år|years?|tkr|tusen|fast|fixed)(?!\p{L})/iu

const numbers = /(?<![\d.,])(?:\d{1,2}[ \u00a0\u202f.]\d{3}|\d{3,5})(?![\d.,]*\d)/g

const isRate = (kronor: number): boolean => kronor >= factBounds.rate.min && kronor <= factBounds.rate.max

/** The highest number of a text that is about nothing but a rate. */
const readBareRate = (text: string): Read<number> | null => {
  if (otherUnit.test(text)) return null
  const rates = [...text.matchAll(numbers)].map(([written]) => Number(written.replace(/\D/g, '')))
  const value = Math.max(...rates.filter(isRate))
  return Number.isFinite(value) ? { value, found: text.trim() } : null
}

/**
 * A partner's rate in whole kronor an hour: what the field for it says, also "950" alone, or else what the description
 * says. Of "950–1100" it is the higher one: nobody is surprised by less.
 */
export const readOwnRate = (field: string, description: string): Read<number> | null => {
  const bare = readBareRate(withoutContactDetails(field))
  if (bare) return bare
  const read = readHourRate(field) ?? readHourRate(description)
  return read && isRate(read.amount) ? { value: read.amount, found: read.found } : null
}
