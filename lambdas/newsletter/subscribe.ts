import type { Subscription } from './subscription.ts'

/** What the use case needs of the store. */
export type Subscriptions = {
  /**
   * Stores a request to subscribe, unless the mail of an earlier one has just been sent; throws
   * `newsletter_already_subscribed` for a confirmed address.
   */
  request: (subscription: Subscription) => Promise<void>
  /** Stores a robot's request; never replaces a real one. */
  keepSuspect: (subscription: Subscription) => Promise<void>
}

type Submitted = {
  emailHash: string
  email: string
  language: Subscription['language']
  website: string | null
}

/** Stores a request to subscribe; storing it mails the confirmation link. */
export const subscribe = async (
  submitted: Submitted,
  { subscriptions, now, nonce }: { subscriptions: Subscriptions; now: number; nonce: string },
): Promise<{ email: string }> => {
  const { emailHash, email, language } = submitted
  const requested = { emailHash, email, language, nonce, requestedAt: now }
  if (submitted.website) await subscriptions.keepSuspect({ ...requested, state: 'suspect' })
  else await subscriptions.request({ ...requested, state: 'pending' })
  return { email }
}
