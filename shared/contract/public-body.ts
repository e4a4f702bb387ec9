import * as z from 'zod/mini'
import { language } from './language.ts'

/** A solved proof of work as altcha's solver gives it: base64 of { challenge, solution }. */
export const proof = z.string().check(z.maxLength(8_192, 'too_long'))

const common = {
  proof: z.optional(proof),
  language,
  website: z.optional(z.string().check(z.maxLength(2_000, 'too_long'))),
}

/** What every public form carries beside its own fields. `website` is the honeypot: people leave it empty. */
export const publicBody = <const Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
  // A form may demand what is optional here; a plain spread would be typed as both at once.
  z.strictObject({ ...common, ...fields } as Omit<typeof common, keyof Fields> & Fields)
