import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { language } from '../contract/language.ts'
import { itemDays } from '../privacy/retention.ts'
import { subscriptionStates } from './newsletter.ts'

export const subscriptionEntity = entity({
  what: 'a newsletter subscription',
  pk: 'SUBSCRIBER#<emailHash>',
  sk: 'SUBSCRIPTION',
  item: z.object({
    emailHash: z.string(),
    email: z.string(),
    /** suspect: a robot filled the honeypot; no mail is sent. */
    state: z.enum([...subscriptionStates, 'suspect']),
    language,
    /** Binds the confirmation link to this request. */
    nonce: z.string(),
    /** Milliseconds. */
    requestedAt: z.number(),
    createdAt: z.string(),
    /** Set while it is confirmed. */
    confirmedAt: z.optional(z.string()),
  }),
  index: { pk: 'SUBSCRIBERS', sk: '<confirmedAt>#<emailHash>' },
  kept: { until: 'consent ends', days: itemDays.unconfirmed },
  why: 'Who gets the newsletter',
  onErasure: 'removed',
  heading: 'Newsletter',
  mailsOn: 'every request',
})
