import * as z from 'zod/mini'
import type { ErrorCode } from '../contract/errors.ts'

/** The reply of every form that stores a lead. */
export const leadReply = { status: 201, body: z.object({ id: z.string() }) } as const

export const leadErrors = [
  'proof_required',
  'proof_invalid',
  'rate_limited',
  'idempotency_key_reused',
  'request_in_flight',
] as const satisfies readonly ErrorCode[]
