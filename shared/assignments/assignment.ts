import * as z from 'zod/mini'
import { day } from '../contract/day.ts'

export const assignmentStatuses = ['active', 'completed', 'paused', 'cancelled'] as const

export type AssignmentStatus = (typeof assignmentStatuses)[number]

/** Hours are counted in quarters, so that sums of them are exact. */
export const hours = z.number().check(z.multipleOf(0.25), z.nonnegative())

/** What a partner works on for a client; amounts in öre. */
export const assignment = z.object({
  id: z.string(),
  projectTitle: z.string(),
  clientCompany: z.string(),
  description: z.string(),
  status: z.enum(assignmentStatuses),
  startDate: z.nullable(day),
  totalHours: hours,
  hourlyRateOre: z.nullable(z.int()),
  totalEarningsOre: z.int(),
  /** The same in credits, with two decimals at most. */
  creditsEarned: z.number(),
  /** What was agreed when the partner got it; null if nothing was, or for older assignments. */
  creditsAgreed: z._default(z.nullable(z.int()), null),
  /** The hours that were agreed; credits are earned in proportion to them. Null if none were. */
  hoursAgreed: z._default(z.nullable(hours), null),
  /** The last day of work; null while it is not known. */
  endDate: z._default(z.nullable(day), null),
  createdAt: z.string(),
})

export type Assignment = z.infer<typeof assignment>
