import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'

/** The largest number of the sum in the human check; the smallest is 1. */
export const maxOperand = 10

/** Draws the sum of the onboarding form; it is valid for one answer and ten minutes. */
export const drawHumanCheck = endpoint({
  method: 'GET',
  path: '/api/partner/human-check',
  access: 'partner',
  reply: { status: 200, body: z.object({ id: z.string(), a: z.int(), b: z.int() }) },
  errors: ['rate_limited'],
})
