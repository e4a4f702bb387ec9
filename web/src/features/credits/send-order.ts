import type * as z from 'zod/mini'
import { orderForAccount } from '#shared/credits/account-orders.ts'
import { startPlan } from '#shared/credits/account-plan.ts'
import { orderCredits } from '#shared/credits/order-credits.ts'
import { type CallOptions, call } from '#web/src/platform/api.ts'
import { submissionKey } from '#web/src/platform/api-submission-key.ts'
import { sendWithProof } from '#web/src/platform/send-form.ts'
import { announceOrders } from './orders-channel.ts'

export type Order = Omit<z.input<(typeof orderCredits)['body']>, 'proof'>

const key = submissionKey('credit_order')

type Sender = {
  /** Whether a business is signed in: the order is then its account's, and needs no proof of work. */
  signedIn: boolean
  /** Whether it is the first order of a monthly plan. */
  isMonthly: boolean
}

const send = (order: Order, { signedIn, isMonthly }: Sender, options: CallOptions) => {
  const { website: _, ...body } = order
  return signedIn
    ? call(isMonthly ? startPlan : orderForAccount, { body }, options)
    : sendWithProof('credit_order', proof => call(orderCredits, { body: { ...order, proof } }, options))
}

/** Sends an order as one submission over all attempts. Throws ApiError. */
export const sendOrder = async (order: Order, sender: Sender): Promise<void> => {
  await send(order, sender, { idempotencyKey: key.keyFor({ ...order, ...sender }) })
  key.succeeded()
  announceOrders()
}
