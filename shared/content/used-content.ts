import type { ContentValues } from './read-content.ts'

/** What the shell of the signed-in areas uses: any page may follow it without a new document. */
export const everything = '*'

/** The part of the changed content that a document uses. */
export const usedContent = (values: ContentValues, used: readonly string[]): ContentValues =>
  used.includes(everything)
    ? values
    : Object.fromEntries(Object.entries(values).filter(([name]) => used.includes(name)))
