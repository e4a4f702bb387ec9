import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { language } from '../contract/language.ts'
import { itemDays } from '../privacy/retention.ts'

/**
 * The purpose of a code; a code of one purpose never works for another. A sign-in on a remembered device has its own
 * purpose, so that a stranger cannot use up its codes and counters.
 */
export const codePurposes = [
  'business_sign_in',
  'business_device',
  'investor_access',
  'partner_email',
] as const

/**
 * The codes of one address. The digits are not stored: they are derived from the nonce with the signing secret. The lists are
 * the counters, so that neither a resend nor a new session resets them.
 */
export const codeEntity = entity({
  what: 'nonce, tries and counters of a mailed code',
  pk: 'CODE#<purpose>#<emailHash>',
  sk: 'CODE',
  item: z.object({
    purpose: z.enum(codePurposes),
    /** The flow that requested it; a code of one flow does not work in another. */
    flow: z.string(),
    emailHash: z.string(),
    email: z.string(),
    language,
    nonce: z.string(),
    /** Milliseconds; checked when the code is entered, as TTL deletes late. */
    expiresAt: z.number(),
    triesLeft: z.number(),
    /** When codes were issued and guessed in the last 24 hours, in milliseconds. */
    issuedAt: z.array(z.number()),
    guessedAt: z.array(z.number()),
    /** The remembered device that requested the code; no other may enter it. */
    deviceHash: z.optional(z.string()),
    lastAttempt: z.optional(z.string()),
    usedBy: z.optional(z.string()),
    /** Set if a robot requested it: no mail is sent. */
    suspect: z.optional(z.boolean()),
    version: z.number(),
  }),
  kept: { days: itemDays.code },
  why: 'To count guesses over a day',
  onErasure: 'removed',
  heading: 'One-time codes requested',
  mailsOn: 'every request',
})
