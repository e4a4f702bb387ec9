import * as z from 'zod/mini'
import { maskEmail } from '#shared/contract/email.ts'
import { language } from '#shared/contract/language.ts'
import { type SubscriptionState, subscriptionStates } from '#shared/newsletter/newsletter.ts'

const day = 24 * 3_600_000

/** How long the link in a confirmation mail works. */
export const confirmationMilliseconds = 7 * day
/** A repeated request within this time gets no second mail: the first one is being delivered. */
export const askAgainMilliseconds = 5 * 60_000

/** A subscription as it is stored. `suspect`: a robot filled the honeypot; nobody is mailed. */
export const subscription = z.object({
  emailHash: z.string(),
  email: z.string(),
  state: z.enum([...subscriptionStates, 'suspect']),
  language,
  /** Binds the confirmation link to this request. */
  nonce: z.string(),
  requestedAt: z.number(),
})

export type Subscription = z.infer<typeof subscription>

/** What the holder of a link may see. */
export const viewOf = (subscription: Subscription, state: SubscriptionState) => ({
  state,
  maskedEmail: maskEmail(subscription.email),
})
