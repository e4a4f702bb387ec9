import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'

/** Where a quote of a profile can stand. */
export const fitFields = [
  'expertise',
  'experience',
  'description',
  'skills',
  'platforms',
  'certificates',
  'industries',
] as const

/** What a concept is called in both languages: a reader who changes the language asks for nothing. */
const named = z.object({ sv: z.string(), en: z.string() })

/** A quote, with the words around it that say what it is about. */
const quote = z.object({
  field: z.enum(fitFields),
  before: z.string(),
  text: z.string(),
  after: z.string(),
})

const fit = z.object({
  /** Whether something could be read on each side; without that there is nothing to compare. */
  read: z.enum(['both', 'no_profile', 'no_needs']),
  /** The profile has not been approved yet. */
  waits: z.boolean(),
  /** As in `shared/matching/weights.ts`; null below the last one. */
  band: z.nullable(z.enum(['shows', 'close', 'perhaps'])),
  met: z.array(z.object({ name: named, quote })),
  missing: z.array(named),
  unmet: z.array(z.enum(['language', 'place', 'start', 'rate'])),
  /** The version of the weights that it was computed with. */
  weights: z.int(),
})

export type Fit = z.infer<typeof fit>

/** How the caller's profile fits an open assignment, as both are stored now. */
export const readFit = endpoint({
  method: 'GET',
  path: '/api/partner/open-assignments/{id}/fit',
  access: 'partner',
  params: z.strictObject({ id: z.uuid('invalid') }),
  reply: { status: 200, body: fit },
  errors: ['assignment_closed'],
})
