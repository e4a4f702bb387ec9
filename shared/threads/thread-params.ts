import * as z from 'zod/mini'
import { text } from '../contract/text.ts'

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** The id of an inquiry, and of the partner if the thread is about a proposal. */
export const threadId = text({ max: 80 }).check(z.regex(new RegExp(`^${uuid}(?:[.]${uuid})?$`), 'invalid'))

export const threadParams = z.strictObject({ id: threadId })

/** The number of a message in a query. */
export const messageNumber = z.pipe(
  text({ max: 40 }).check(z.regex(/^\d{1,6}$/, 'invalid')),
  z.pipe(z.transform(Number), z.int('invalid')),
)
