import * as z from 'zod/mini'
import { text } from './text.ts'

/** The maxPageSize page of a list. */
const largestPage = 100

/** How many items a page holds where nobody asks for a number. */
export const defaultPageSize = 20

/** What a paged list takes: where to go on (opaque, from the page before) and how many at most. */
export const pageQuery = {
  cursor: z.optional(text({ max: 2_048 }).check(z.minLength(1, 'invalid'))),
  limit: z.optional(
    z.pipe(
      text({ max: 40 }).check(z.regex(/^\d{1,3}$/, 'invalid')),
      z.pipe(z.transform(Number), z.int('invalid').check(z.gte(1, 'invalid'), z.lte(largestPage, 'invalid'))),
    ),
  ),
}

/** One page of a list, newest first; `next` is the cursor of the page after it, or null at the end. */
export const page = <Item extends z.ZodMiniType>(item: Item) => ({
  items: z.array(item),
  next: z.nullable(z.string()),
})
