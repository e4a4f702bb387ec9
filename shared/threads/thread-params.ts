import * as z from 'zod/mini'
import { text } from '../contract/text.ts'

/** The id of an inquiry, and of the partner if the thread is about a proposal. */
export const threadId = text({ max: 80 }).check(z.regex(/^[\da-f-]{36}(?:[.][\da-f-]{36})?$/, 'invalid'))

export const threadParams = z.strictObject({ id: threadId })

/** The number of a message in a query. */
export const messageNumber = z.pipe(
  text({ max: 40 }).check(z.regex(/^\d{1,6}$/, 'invalid')),
  z.pipe(z.transform(Number), z.int('invalid')),
)
