import * as z from 'zod/mini'
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

const answer = ({ email }: Subscription) => ({ email })

const stateItem = z.pick(subscription, { state: true })

/** Whether an address whose request was refused has confirmed, so that it is subscribed indeed. */
const isConfirmed = async ({ emailHash }: Subscription): Promise<boolean> =>
  (await getItem(subscriptionEntity.key({ emailHash }), stateItem))?.state === 'confirmed'

/** Whether an address may be asked to confirm: nobody is subscribed with it, or was asked a moment ago. */
const mayBeAsked = ({ requestedAt }: Subscription) =>
  anyOf(
    { PK: absent },
    { state: oneOf(['unsubscribed', 'suspect']) },
    { state: 'pending', requestedAt: atMost(requestedAt - askAgainMilliseconds) },
  )

/** Subscriptions as one submission writes them: with its receipt, in one transaction. */
export const subscriptionRequests = (receipt: Receipt): Subscriptions => ({
  request: async requested => {
    const done = receipt(answer(requested))
    // The subscription itself is stored under the hash of the address.
    const link = await personReceipt(requested.email, done)
    const put = putItem(itemOf(requested)).expect(mayBeAsked(requested))
    if (await transactIf(put, [link, done])) return
    if (await isConfirmed(requested)) throw new Failure('newsletter_already_subscribed')
    await transact([link, done])
  },

  keepSuspect: async suspect => {
    const done = receipt(answer(suspect))
    const link = await personReceipt(suspect.email, done)
    // Two writes, because one that exists already must not refuse the receipt.
    await Promise.all([writeIf(putNew(itemOf(suspect))), transact([link, done])])
  },
})

/** Subscriptions as a link in a mail reaches them. */
export const subscriptions: LinkedSubscriptions = {
  find: emailHash => getItem(subscriptionEntity.key({ emailHash }), subscription),

  move: ({ emailHash, nonce }: Subscription, from: readonly SubscriptionState[], to: SubscriptionState) => {
    const moved = update(subscriptionEntity.key({ emailHash })).set({ state: to })
    const timed = to === 'confirmed' ? moved.remove('ttl') : moved.set({ ttl: ttlOf(subscriptionEntity) })
    return writeIf(timed.expect({ nonce, state: oneOf(from) }))
  },
}
