import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { language } from '#shared/contract/language.ts'
import { keyFor } from '../secrets/keyed-hash.ts'

/**
 * What a code is for; a code of one purpose never works for another. A sign-in on a remembered device is a purpose of its
 * own: its codes and counters are out of a stranger's reach.
 */
export const codePurposes = [
  'business_sign_in',
  'business_device',
  'investor_access',
  'partner_email',
] as const
export type CodePurpose = (typeof codePurposes)[number]

/**
 * What is kept about the codes of one address. The digits are not: they follow from the nonce under our secret.
 * The lists are the counters, so that neither a resend nor a new session resets them.
 */
export const codeItem = z.object({
  purpose: z.enum(codePurposes),
  /** Which way in it was asked for; a code mailed for one does not open the other. */
  flow: z.string(),
  emailHash: z.string(),
  email: z.string(),
  language,
  nonce: z.string(),
  /** Milliseconds; the code's own clock, whatever TTL does. */
  expiresAt: z.number(),
  triesLeft: z.number(),
  /** When codes were issued and guessed in the last 24 hours, in milliseconds. */
  issuedAt: z.array(z.number()),
  guessedAt: z.array(z.number()),
  /** The remembered device that the code was asked for on; no other may enter it. */
  deviceHash: z.optional(z.string()),
  lastAttempt: z.optional(z.string()),
  usedBy: z.optional(z.string()),
  /** Set where a robot asked: no mail goes out. */
  suspect: z.optional(z.boolean()),
  version: z.number(),
})

export type CodeItem = z.infer<typeof codeItem>

const combinations = 1_000_000
const unbiasedBelow = Math.floor(2 ** 32 / combinations) * combinations

/**
 * The six digits of a code, sampled without bias: of the HMAC's 32-bit words the first below the largest
 * multiple of a million counts; none of eight fits once in 10^29 codes, and then the round number changes.
 */
export const digitsOf = async (
  code: Pick<CodeItem, 'purpose' | 'flow' | 'email' | 'nonce'>,
): Promise<string> => {
  const key = await keyFor('code')
  for (let round = 0; ; round += 1) {
    const text = JSON.stringify([code.purpose, code.flow, code.email, code.nonce, round])
    const hash = createHmac('sha256', key).update(text).digest()
    for (let offset = 0; offset < hash.length; offset += 4) {
      const word = hash.readUInt32BE(offset)
      if (word < unbiasedBelow) return String(word % combinations).padStart(6, '0')
    }
  }
}
