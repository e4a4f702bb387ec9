import * as z from 'zod/mini'
import { hours } from '../assignments/assignment.ts'
import { month } from '../contract/day.ts'
import { endpoint } from '../contract/endpoint.ts'

const amount = z.int().check(z.nonnegative())

const sums = {
  totalHours: hours,
  totalEarningsOre: amount,
  /** The same in credits, with two decimals at most. */
  creditsEarned: z.number().check(z.nonnegative()),
  /** The VAT of approved self-bills, which is paid with what they bill. */
  vatOre: amount,
  paidOutOre: amount,
}

const earningsMonth = z.object({ month, ...sums, payout: z.enum(['paid', 'pending']) })

export type EarningsMonth = z.infer<typeof earningsMonth>

/** All months of the calling partner, newest first, their sums, and the present month in Sweden (null before its first hour). */
export const listEarnings = endpoint({
  method: 'GET',
  path: '/api/partner/earnings',
  access: 'partner',
  reply: {
    status: 200,
    body: z.object({
      months: z.array(earningsMonth),
      totals: z.object({ ...sums, pendingOre: amount }),
      thisMonth: z.nullable(earningsMonth),
    }),
  },
  errors: [],
})
