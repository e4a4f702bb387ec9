import * as z from 'zod/mini'
import { language } from './language.ts'
import { optional } from './optional.ts'
import { requiredLine, text } from './text.ts'

const maxProofLength = { max: 8_192 }

/** A solved proof of work as altcha's solver gives it: base64 of { challenge, solution }. */
export const proof = requiredLine(maxProofLength)

const common = {
  proof: optional(text(maxProofLength)),
  language,
  website: optional(text({ max: 2_000 })),
}

/** What every public form carries beside its own fields. `website` is the honeypot: people leave it empty. */
export const publicBody = <const Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
  // A form may demand what is optional here; a plain spread would be typed as both at once.
  z.strictObject({ ...common, ...fields } as Omit<typeof common, keyof Fields> & Fields)
