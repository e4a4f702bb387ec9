import * as z from 'zod/mini'

/** Where a quote of a profile or of its CV can stand. */
export const quotedFields = [
  'expertise',
  'experience',
  'description',
  'skills',
  'platforms',
  'certificates',
  'industries',
  'cv',
] as const

/** What a concept is called in both languages: a reader who changes the language asks for nothing. */
const named = z.object({ sv: z.string(), en: z.string() })

/** A quote, with the words around it that say what it is about. */
const quote = z.object({
  field: z.enum(quotedFields),
  /** Of a CV; 0 elsewhere. Rows from before CVs were read have none. */
  page: z._default(z.number(), 0),
  before: z.string(),
  text: z.string(),
  after: z.string(),
})

/** How far a partner meets a brief, as people read it: the same for both sides. */
export const shownRow = z.object({
  /** As in `weights.ts`; null below the last one. */
  band: z.nullable(z.enum(['shows', 'close', 'perhaps'])),
  met: z.array(z.object({ name: named, quote })),
  missing: z.array(named),
  unmet: z.array(z.enum(['language', 'place', 'start', 'rate'])),
  /** The version of the weights that it was computed with. */
  weights: z.int(),
  /** Whether a person had confirmed what the brief asks for. Rows from before that was possible were read. */
  needs: z._default(z.enum(['read', 'confirmed']), 'read'),
})

export type ShownRow = z.infer<typeof shownRow>
