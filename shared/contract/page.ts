import * as z from 'zod/mini'
import { text } from './text.ts'

/** How many items a page can have. */
const maxPageSize = 100

/** How many items a page has if the request does not say. */
export const defaultPageSize = 20

/** The query of a paged list: where to continue (opaque, from the page before), and the maximum of items. */
export const pageQuery = {
  cursor: z.optional(text({ max: 2_048 }).check(z.minLength(1, 'invalid'))),
  limit: z.optional(
    z.pipe(
      text({ max: 40 }).check(z.regex(/^\d{1,3}$/, 'invalid')),
      z.pipe(z.transform(Number), z.int('invalid').check(z.gte(1, 'invalid'), z.lte(maxPageSize, 'invalid'))),
    ),
  ),
}

/** One page of a list, newest first; `next` is the cursor of the page after it, or null at the end. */
export const page = <Item extends z.ZodMiniType>(item: Item) => ({
  items: z.array(item),
  next: z.nullable(z.string()),
})
