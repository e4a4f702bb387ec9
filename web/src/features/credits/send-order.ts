import type * as z from 'zod/mini'
import { orderCredits } from '#shared/credits/order-credits.ts'
import { call } from '#web/src/platform/api.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { submissionKey } from '#web/src/platform/api-submission-key.ts'
import { solveProof } from '#web/src/platform/proof.ts'

export type Order = Omit<z.input<(typeof orderCredits)['body']>, 'proof'>

const key = submissionKey()

const sendProven = async (order: Order) => {
  const body = { ...order, proof: await solveProof('credit_order') }
  return call(orderCredits, { body }, { idempotencyKey: key.keyFor(order) })
}

/** Sends an order with its proof of work, and with another where the first was spent on a try whose answer was lost. */
export const sendOrder = async (order: Order): Promise<void> => {
  try {
    await sendProven(order)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'proof_invalid') throw error
    await sendProven(order)
  }
  key.succeeded()
}
