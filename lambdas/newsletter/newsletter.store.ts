import * as z from 'zod/mini'
import { clock } from '#shared/contract/clock.ts'
import type { SubscriptionState } from '#shared/newsletter/newsletter.ts'
import { subscriptionEntity } from '#shared/newsletter/subscription.entity.ts'
import { Failure } from '../platform/failure.ts'
import type { Receipt } from '../platform/http/idempotency.ts'
import { absent, anyOf, atMost, oneOf } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import { personReceipt } from '../platform/table/person-item.ts'
import { ttlOf } from '../platform/table/retention.ts'
import { transact, transactIf } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { writeIf } from '../platform/table/write.ts'
import { putItem, putNew } from '../platform/table/write-items.ts'
import type { LinkedSubscriptions } from './follow-link.ts'
import type { Subscriptions } from './subscribe.ts'
import { askAgainMilliseconds, type Subscription, subscription } from './subscription.ts'

const itemOf = (stored: Subscription) => ({
  ...subscriptionEntity.key({ emailHash: stored.emailHash }),
  ...stored,
  createdAt: new Date(stored.requestedAt).toISOString(),
  ttl: ttlOf(subscriptionEntity),
})

const replyOf = ({ email }: Subscription) => ({ email })

const stateItem = z.pick(subscription, { state: true })

/** Whether a request was refused because its address is subscribed, and not because its mail has just been sent. */
const isConfirmed = async ({ emailHash }: Subscription): Promise<boolean> =>
  (await getItem(subscriptionEntity.key({ emailHash }), stateItem))?.state === 'confirmed'

/** Holds unless the address is subscribed, or was sent a confirmation mail a moment ago. */
const mayBeMailed = ({ requestedAt }: Subscription) =>
  anyOf(
    { PK: absent },
    { state: oneOf(['unsubscribed', 'suspect']) },
    { state: 'pending', requestedAt: atMost(requestedAt - askAgainMilliseconds) },
  )

/** Subscriptions as one submission writes them: with its receipt, in one transaction. */
export const subscriptionRequests = (receipt: Receipt): Subscriptions => ({
  request: async requested => {
    const done = receipt(replyOf(requested))
    // The subscription itself is stored under the hash of the address.
    const link = await personReceipt(requested.email, done)
    const put = putItem(itemOf(requested)).expect(mayBeMailed(requested))
    if (await transactIf(put, [link, done])) return
    if (await isConfirmed(requested)) throw new Failure('newsletter_already_subscribed')
    await transact([link, done])
  },

  keepSuspect: async suspect => {
    const done = receipt(replyOf(suspect))
    const link = await personReceipt(suspect.email, done)
    // Two writes: a subscription that exists must not prevent the receipt.
    await Promise.all([writeIf(putNew(itemOf(suspect))), transact([link, done])])
  },
})

type Moved = ReturnType<typeof update>

/** In the list of who gets the newsletter; it stays until consent ends. */
const entering = (moved: Moved, emailHash: string): Moved => {
  const confirmedAt = new Date(clock.now()).toISOString()
  return moved.set({ confirmedAt, ...subscriptionEntity.indexKey({ confirmedAt, emailHash }) }).remove('ttl')
}

const leaving = (moved: Moved): Moved =>
  moved.set({ ttl: ttlOf(subscriptionEntity) }).remove('confirmedAt', 'GSI1PK', 'GSI1SK')

/** Subscriptions, for the links in mails. */
export const subscriptions: LinkedSubscriptions = {
  find: emailHash => getItem(subscriptionEntity.key({ emailHash }), subscription),

  move: ({ emailHash, nonce }: Subscription, from: readonly SubscriptionState[], to: SubscriptionState) => {
    const moved = update(subscriptionEntity.key({ emailHash })).set({ state: to })
    const listed = to === 'confirmed' ? entering(moved, emailHash) : leaving(moved)
    return writeIf(listed.expect({ nonce, state: oneOf(from) }))
  },
}
