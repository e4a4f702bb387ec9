import * as z from 'zod/mini'
import { everyMember } from '../company/member-roles.ts'
import { endpoint } from '../contract/endpoint.ts'
import { page, pageQuery } from '../contract/page.ts'

/**
 * Why a balance changed: a paid order, an accepted assignment, an order whose money was paid
 * back, credits that an assignment did not use, or a correction by an operator.
 */
const creditChangeKinds = ['purchase', 'assignment', 'correction', 'refund', 'returned'] as const

/** One change of a balance; `credits` is negative if they were used. */
export const creditChange = z.object({
  id: z.string(),
  kind: z.enum(creditChangeKinds),
  credits: z.int(),
  /** The balance after it. */
  balance: z.int(),
  /** What it was for, as it was entered: the title of an assignment, the number of an order. */
  reference: z.string(),
  createdAt: z.string(),
  /** Of an assignment that was agreed on: what its partner earns of the credits. */
  partnerCredits: z._default(z.nullable(z.int()), null),
})

export type CreditChange = z.infer<typeof creditChange>

/** A change to be stored. */
export type NewCreditChange = Omit<z.input<typeof creditChange>, 'balance'>

/** The balance of the calling business and its changes, newest first. */
export const readCredits = endpoint({
  method: 'GET',
  path: '/api/business/credits',
  access: 'business',
  roles: everyMember,
  query: z.strictObject(pageQuery),
  reply: { status: 200, body: z.object({ balance: z.int(), ...page(creditChange) }) },
  errors: [],
})
