import * as z from 'zod/mini'
import type { Milestone } from '../agreements/milestone.ts'
import { day } from '../contract/day.ts'
import { parties, statesOf } from '../contract/process.ts'
import { milestoneProcess } from './milestone.process.ts'

/** The place of a milestone in its agreement, from 1, as it stands in a path. */
export const milestoneNumber = z.string('required').check(z.regex(/^[1-9]\d?$/, 'invalid'))

export const milestoneSeen = {
  /** The revision that the caller saw. */
  revision: z.int('invalid').check(z.positive('invalid')),
}

/** A milestone as a party of it sees it. */
export const shownMilestone = z.object({
  number: z.int(),
  state: z.enum(statesOf(milestoneProcess)),
  name: z.string(),
  description: z.nullable(z.string()),
  expectedOn: z.nullable(day),
  /** What the business pays for it, and what the partner gets of that. */
  credits: z.int(),
  partnerCredits: z.int(),
  /** What the partner says of what is delivered, and where it is. */
  note: z.nullable(z.string()),
  link: z.nullable(z.string()),
  deliveredAt: z.nullable(z.string()),
  /** Counts transitions. */
  revision: z.int(),
  turn: z.nullable(z.enum(parties)),
  /** By when time makes a move for them: the instant at which silence is a yes. */
  until: z.nullable(z.string()),
  /** Why it was sent back, or why operators decided as they did. */
  reason: z.nullable(z.string()),
  /** Who accepted it or sent it back for the business; null if nobody has, or if somebody else has moved it since. */
  decidedBy: z.nullable(z.string()),
})

export type ShownMilestone = z.infer<typeof shownMilestone>

/**
 * What the partner gets for each milestone: in proportion, rounded down over those so far, so that the sum is all that
 * was agreed. Stated beforehand, because milestones may be accepted in any order.
 */
export const partnerShares = (
  milestones: readonly Pick<Milestone, 'credits'>[],
  partnerCredits: number,
): number[] => {
  const total = milestones.reduce((sum, { credits }) => sum + credits, 0)
  let paid = 0
  let before = 0
  return milestones.map(({ credits }) => {
    paid += credits
    const share = Math.floor((partnerCredits * paid) / total) - before
    before += share
    return share
  })
}
