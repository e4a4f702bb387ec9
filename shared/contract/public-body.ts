import * as z from 'zod/mini'
import { language } from './language.ts'
import { optional } from './optional.ts'
import { requiredLine, text } from './text.ts'

const maxProofLength = { max: 8_192 }

/** A solved proof of work as altcha's solver returns it: base64 of { challenge, solution }. */
export const proof = requiredLine(maxProofLength)

const common = {
  proof: optional(text(maxProofLength)),
  language,
  website: optional(text({ max: 2_000 })),
}

/** The fields of every public form next to its own. `website` is the honeypot: people leave it empty. */
export const publicBody = <const Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
  // A form may require fields that are optional here; a plain spread would have both types at once.
  z.strictObject({ ...common, ...fields } as Omit<typeof common, keyof Fields> & Fields)
