import * as z from 'zod/mini'
import { optional } from './optional.ts'
import { line, requiredLine, text } from './text.ts'

/** What people write between digits, `+46 (0)70-123 45 67`, and an extension after them. */
const shape = /^\(?\+?[\d\s()./\p{Pd}]+(?:(?:ext|x|ankn|anknytning|#)[.:]?\s?\d{1,6})?$/iu
/** An international number has 15 digits; there may also be a `00`, a `(0)`, or a second number after a slash. */
const digitsOfNumber = { min: 5, max: 20 }
const maxTyped = { max: 40 }

/** Whether a text is a phone number, of any country, and nothing else. */
export const isPhoneNumber = (text: string): boolean => {
  const digits = text.match(/\d/g)?.length ?? 0
  return shape.test(text) && digits >= digitsOfNumber.min && digits <= digitsOfNumber.max
}

/** A number that was copied from a contact has invisible direction marks around it. */
const withoutMarks = z.overwrite<string>(text =>
  text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ''),
)

const copied = text(maxTyped).check(withoutMarks)

export const requiredPhone = z.pipe(
  copied,
  requiredLine(maxTyped).check(z.refine(isPhoneNumber, { error: 'phone_invalid' })),
)

export const optionalPhone = optional(
  z.pipe(
    copied,
    line(maxTyped).check(z.refine(text => text === '' || isPhoneNumber(text), { error: 'phone_invalid' })),
  ),
)
