import * as z from 'zod/mini'

/** What a need is called: a concept of our lexicon. */
const named = z.object({ sv: z.string(), en: z.string() })

/** The part of a profile in which something is said. */
const profileParts = [
  'expertise',
  'experience',
  'description',
  'skills',
  'platforms',
  'certificates',
  'industries',
] as const

/**
 * How far a partner meets an inquiry, by the words of both: what `inquiries match` says, frozen when the proposal is
 * sent, and the same for both sides. Null in proposals from before it was stored.
 */
export const fit = z.nullable(
  z.object({
    /** Null for somebody whom the ranking alone would not have shown. */
    band: z.nullable(z.enum(['shows', 'close', 'perhaps'])),
    met: z.array(z.object({ need: named, quote: z.string(), part: z.enum(profileParts) })),
    missing: z.array(named),
    unmet: z.array(z.enum(['language', 'place', 'start', 'rate'])),
    /** The version of the weights that it was computed with. */
    weights: z.int(),
  }),
)

export type Fit = NonNullable<z.infer<typeof fit>>
