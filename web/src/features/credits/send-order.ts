import type * as z from 'zod/mini'
import { orderCredits } from '#shared/credits/order-credits.ts'
import { call } from '#web/src/platform/api.ts'
import { submissionKey } from '#web/src/platform/api-submission-key.ts'
import { sendWithProof } from '#web/src/platform/send-form.ts'

export type Order = Omit<z.input<(typeof orderCredits)['body']>, 'proof'>

const key = submissionKey('credit_order')

/** Sends an order with its proof of work, as one submission over all attempts. Throws ApiError. */
export const sendOrder = async (order: Order): Promise<void> => {
  const options = { idempotencyKey: key.keyFor(order) }
  await sendWithProof('credit_order', proof => call(orderCredits, { body: { ...order, proof } }, options))
  key.succeeded()
}
