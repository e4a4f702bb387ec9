import type { SubscriptionState } from '#shared/newsletter/newsletter.ts'
import { Failure } from '../platform/failure.ts'
import { confirmationMilliseconds, type Subscription, viewOf } from './subscription.ts'

/** What the use cases need of the store. */
export type LinkedSubscriptions = {
  find: (emailHash: string) => Promise<Subscription | null>
  /** Changes the state of a subscription; false if it has changed already. */
  move: (
    subscription: Subscription,
    from: readonly SubscriptionState[],
    to: SubscriptionState,
  ) => Promise<boolean>
}

/** Whether the signature of this link is valid for the stored nonce. */
type IsOurs = (nonce: string) => Promise<boolean>

type View = ReturnType<typeof viewOf>

const linked = async (emailHash: string, subscriptions: LinkedSubscriptions): Promise<Subscription> => {
  const subscription = await subscriptions.find(emailHash)
  if (!subscription) throw new Failure('not_found')
  return subscription
}

const confirmable = async (
  emailHash: string,
  isSigned: IsOurs,
  subscriptions: LinkedSubscriptions,
  now: number,
): Promise<Subscription & { state: SubscriptionState }> => {
  const subscription = await linked(emailHash, subscriptions)
  const { state } = subscription
  if (state === 'suspect' || !(await isSigned(subscription.nonce))) throw new Failure('not_found')
  if (state === 'pending' && subscription.requestedAt + confirmationMilliseconds <= now)
    throw new Failure('not_found')
  return { ...subscription, state }
}

/** The subscription of a confirmation link; changes nothing. */
export const readConfirmation = async (
  emailHash: string,
  isSigned: IsOurs,
  { subscriptions, now }: { subscriptions: LinkedSubscriptions; now: number },
): Promise<View> => {
  const subscription = await confirmable(emailHash, isSigned, subscriptions, now)
  return viewOf(subscription, subscription.state)
}

/** Confirms the address; doing it again changes nothing. An unsubscribed address stays so. */
export const confirmSubscription = async (
  emailHash: string,
  isSigned: IsOurs,
  { subscriptions, now }: { subscriptions: LinkedSubscriptions; now: number },
): Promise<View> => {
  const subscription = await confirmable(emailHash, isSigned, subscriptions, now)
  if (subscription.state === 'pending') await subscriptions.move(subscription, ['pending'], 'confirmed')
  return viewOf(subscription, subscription.state === 'pending' ? 'confirmed' : subscription.state)
}

type Leaving = {
  subscriptions: LinkedSubscriptions
  /** Counts that a subscriber left by the link of an issue. */
  countLeft: (issue: string, emailHash: string) => Promise<void>
}

/** Ends the subscription at once; doing it again changes nothing. */
export const unsubscribe = async (
  { emailHash, issue }: { emailHash: string; issue?: string | null | undefined },
  isSigned: IsOurs,
  { subscriptions, countLeft }: Leaving,
): Promise<View> => {
  if (!(await isSigned(''))) throw new Failure('not_found')
  const subscription = await linked(emailHash, subscriptions)
  const hasLeft = await subscriptions.move(subscription, ['pending', 'confirmed'], 'unsubscribed')
  if (hasLeft && issue) await countLeft(issue, emailHash)
  return viewOf(subscription, 'unsubscribed')
}
