import { createHash } from 'node:crypto'
import type { ContentValues } from '#shared/content/read-content.ts'
import { usedContent } from '#shared/content/used-content.ts'

/** The table returns the fields of an item in any order. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** A digest of the changed content that a page uses: equal digests mean equal pages of one build. */
export const digestOf = (values: ContentValues, used: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(usedContent(values, used), inOrder))
    .digest('hex')
    .slice(0, 32)
