import * as z from 'zod/mini'
import { maskEmail } from '#shared/contract/email.ts'
import type { SubscriptionState } from '#shared/newsletter/newsletter.ts'
import { subscriptionEntity } from '#shared/newsletter/subscription.entity.ts'

const day = 24 * 3_600_000

/** How long the link in a confirmation mail works. */
export const confirmationMilliseconds = 7 * day
/** A repeated request within this time gets no second mail: the first one is being delivered. */
export const askAgainMilliseconds = 5 * 60_000

/** A subscription as it is stored, without the instant in text. */
export const subscription = z.omit(subscriptionEntity.item, { createdAt: true })

export type Subscription = z.infer<typeof subscription>

/** What the holder of a link may see. */
export const viewOf = (subscription: Subscription, state: SubscriptionState) => ({
  state,
  maskedEmail: maskEmail(subscription.email),
})
