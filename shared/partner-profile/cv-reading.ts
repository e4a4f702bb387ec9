import * as z from 'zod/mini'

/** How much of a CV is read: no person has more to say. */
export const mostCvPages = 40

/**
 * What became of reading a CV: all of it, or its first pages; or why nothing could be read: it has no text (a scanned
 * picture), is locked with a password, unpacks to too much, is damaged, takes too long, or is of Word before 2007.
 */
const outcomes = ['read', 'cut', 'no_text', 'locked', 'too_large', 'damaged', 'too_slow', 'old_word'] as const

export const cvReading = z.object({
  outcome: z.enum(outcomes),
  /** How many pages were read. */
  pages: z.number(),
})

export type CvReading = z.infer<typeof cvReading>
