import * as z from 'zod/mini'
import { hours } from '#shared/assignments/assignment.ts'
import { month } from '#shared/contract/day.ts'
import { keys } from '../platform/table/keys.ts'
import { queryItems } from '../platform/table/query-items.ts'
import type { WorkedMonth } from './list-earnings.ts'

const amount = z.int().check(z.nonnegative())
const monthItem = z.object({ month, totalHours: hours, creditsEarned: amount, paidOutOre: amount })

/** Every month in which a partner has worked, newest first. */
export const monthsOf = (partner: string): Promise<WorkedMonth[]> => {
  const { PK, SK: beginsWith } = keys.earnings(partner, '')
  return queryItems({ partition: { PK }, beginsWith, newestFirst: true }, monthItem)
}
