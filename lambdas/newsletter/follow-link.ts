import type { SubscriptionState } from '#shared/newsletter/newsletter.ts'
import { Failure } from '../platform/failure.ts'
import { confirmationMilliseconds, type Subscription, viewOf } from './subscription.ts'

/** What the use cases need of the store. */
export type LinkedSubscriptions = {
  find: (emailHash: string) => Promise<Subscription | null>
  /** Moves a subscription on; false where it has moved already. */
  move: (found: Subscription, from: readonly SubscriptionState[], to: SubscriptionState) => Promise<boolean>
}

/** Answers whether we signed this link, for the nonce that is stored. */
type IsOurs = (nonce: string) => Promise<boolean>

type View = ReturnType<typeof viewOf>

const linked = async (emailHash: string, subscriptions: LinkedSubscriptions): Promise<Subscription> => {
  const found = await subscriptions.find(emailHash)
  if (!found) throw new Failure('not_found')
  return found
}

const confirmable = async (
  emailHash: string,
  isOurs: IsOurs,
  subscriptions: LinkedSubscriptions,
  now: number,
): Promise<Subscription & { state: SubscriptionState }> => {
  const found = await linked(emailHash, subscriptions)
  const { state } = found
  if (state === 'suspect' || !(await isOurs(found.nonce))) throw new Failure('not_found')
  if (state === 'pending' && found.requestedAt + confirmationMilliseconds <= now)
    throw new Failure('not_found')
  return { ...found, state }
}

/** What a confirmation link stands for; changes nothing. */
export const readConfirmation = async (
  emailHash: string,
  isOurs: IsOurs,
  { subscriptions, now }: { subscriptions: LinkedSubscriptions; now: number },
): Promise<View> => {
  const found = await confirmable(emailHash, isOurs, subscriptions, now)
  return viewOf(found, found.state)
}

/** Confirms the address; doing it again changes nothing. An unsubscribed address stays so. */
export const confirmSubscription = async (
  emailHash: string,
  isOurs: IsOurs,
  { subscriptions, now }: { subscriptions: LinkedSubscriptions; now: number },
): Promise<View> => {
  const found = await confirmable(emailHash, isOurs, subscriptions, now)
  if (found.state === 'pending') await subscriptions.move(found, ['pending'], 'confirmed')
  return viewOf(found, found.state === 'pending' ? 'confirmed' : found.state)
}

/** Ends the subscription at once; doing it again changes nothing. */
export const unsubscribe = async (
  emailHash: string,
  isOurs: IsOurs,
  { subscriptions }: { subscriptions: LinkedSubscriptions },
): Promise<View> => {
  if (!(await isOurs(''))) throw new Failure('not_found')
  const found = await linked(emailHash, subscriptions)
  await subscriptions.move(found, ['pending', 'confirmed'], 'unsubscribed')
  return viewOf(found, 'unsubscribed')
}
