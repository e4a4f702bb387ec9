import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { language } from '../contract/language.ts'
import { itemDays } from '../privacy/retention.ts'

/**
 * What a code is for; a code of one purpose never works for another. A sign-in on a remembered device is a purpose of
 * its own: its codes and counters are out of a stranger's reach.
 */
export const codePurposes = [
  'business_sign_in',
  'business_device',
  'investor_access',
  'partner_email',
] as const

/**
 * The codes of one address. The digits are not stored: they follow from the nonce under our secret. The lists are the
 * counters, so that neither a resend nor a new session resets them.
 */
export const codeEntity = entity({
  what: 'nonce, tries and counters of a mailed code',
  pk: 'CODE#<purpose>#<emailHash>',
  sk: 'CODE',
  item: z.object({
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
    /** Set if a robot asked: no mail goes out. */
    suspect: z.optional(z.boolean()),
    version: z.number(),
  }),
  kept: { days: itemDays.code },
  why: 'To count guesses over a day',
  onErasure: 'removed',
  heading: 'One-time codes asked for',
  mailsOn: 'every request',
})
