import type { Subscription } from './subscription.ts'

/** What the use case needs of the store. */
export type Subscriptions = {
  /**
   * Stores a request to subscribe, or leaves the one whose mail has just gone out; throws
   * `newsletter_already_subscribed` for an address that was confirmed.
   */
  request: (subscription: Subscription) => Promise<void>
  /** Keeps a robot's request out of sight; never touches a real one. */
  keepSuspect: (subscription: Subscription) => Promise<void>
}

type Submitted = {
  emailHash: string
  email: string
  language: Subscription['language']
  website: string | null
}

/** Asks for a subscription. Storing it is the request to mail the confirmation link. */
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
