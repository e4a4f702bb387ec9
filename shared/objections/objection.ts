import * as z from 'zod/mini'
import { paragraph } from '../contract/text.ts'
import { hashOf } from '../matching/hash.ts'
import { type ShownRow, shownRow } from '../matching/row.ts'

const uuid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}'

/** What a row is about: an open assignment, or one round of being proposed for an inquiry. */
export const objectedThing = z
  .string('required')
  .check(z.regex(new RegExp(`^(?:assignment-${uuid}|proposal-${uuid}-[1-9]\\d{0,2})$`), 'invalid'))

/** The shortest text that says what is wrong, and the longest. */
export const objectionLength = { min: 20, max: 2_000 } as const

/** What is wrong, in the partner's words. */
export const objectionWords = paragraph({ max: objectionLength.max }).check(
  z.minLength(objectionLength.min, 'too_short'),
)

/** What identifies a row as it was shown: who objects says which one they have read. */
export const seenOf = (row: ShownRow): number => hashOf(JSON.stringify(shownRow.parse(row)))
