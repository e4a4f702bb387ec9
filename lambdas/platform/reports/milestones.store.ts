import type { Milestone } from '#shared/agreements/milestone.ts'
import type { EngagedAssignment } from '#shared/assignments/partner-assignment.entity.ts'
import { fillKey } from '#shared/contract/key-template.ts'
import { movesOf } from '#shared/contract/process.ts'
import { startOf } from '#shared/contract/step.ts'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { daysAfter } from '#shared/contract/time-zone.ts'
import { milestoneEntity, milestoneLink, type StoredMilestone } from '#shared/reports/milestone.entity.ts'
import { milestoneProcess } from '#shared/reports/milestone.process.ts'
import { partnerShares } from '#shared/reports/milestone.ts'
import { dayEnd } from '#shared/reports/month.ts'
import { lifeAttributes, moving, noFamily, schedulingDue } from '../process/living.ts'
import { personItem } from '../table/person-item.ts'
import { queryItems } from '../table/query-items.ts'
import { ttlOf } from '../table/retention.ts'
import type { TransactItem } from '../table/table.ts'
import { putNew } from '../table/write-items.ts'
import { livingMilestone } from './living-milestone.ts'
import { findSides, type Sides } from './opening.store.ts'

/** A fixed price as it was agreed on: its parts, and what of it the partner gets. */
export type FixedPrice = { milestones: readonly Milestone[]; partnerCredits: number }

/** How long a milestone is waited for if nothing was agreed on that. */
const usualDays = 30

const openingMilestone = async (
  sides: Sides,
  agreed: Pick<
    StoredMilestone,
    'number' | 'name' | 'description' | 'expectedOn' | 'credits' | 'partnerCredits'
  >,
  { startsOn, now }: { startsOn: string; now: string },
): Promise<TransactItem[]> => {
  const { assignmentId, partnerId, businessId, inquiryId, businessEmail } = sides
  const { number, expectedOn } = agreed
  const key = milestoneEntity.key({ sub: partnerId, assignmentId, number })
  const expected = dayEnd(expectedOn ?? daysAfter(startsOn, usualDays))
  const living = {
    ...{ process: milestoneProcess, id: `${assignmentId}.${number}`, key },
    life: startOf(milestoneProcess, now, { expected }),
  }
  const ttl = ttlOf(milestoneEntity)
  return [
    putNew({
      ...{ ...key, ...milestoneEntity.indexKey({ sub: businessId, inquiryId, assignmentId, number }) },
      ...{ ...sides, ...agreed, id: living.id, createdAt: now, ...lifeAttributes(living), ttl },
      ...{ note: null, link: null, deliveredAt: null },
    }),
    ...schedulingDue(living),
    await personItem(businessEmail, key, { name: fillKey(milestoneLink, { assignmentId, number }), ttl }),
  ]
}

/**
 * Opens the milestones of an assignment that has a fixed price; one that has none is delivered as a whole. Part of the
 * transaction that stores the assignment.
 */
export const openingMilestones = async (
  partnerId: string,
  assignment: EngagedAssignment,
  { milestones, partnerCredits }: FixedPrice,
  now: string,
): Promise<TransactItem[]> => {
  const sides = await findSides(partnerId, assignment)
  if (!sides) return []
  const { projectTitle: title, creditsPaid: credits = 0, startDate } = assignment
  const parts = milestones.length > 0 ? milestones : [{ title, credits }]
  const shares = partnerShares(parts, partnerCredits)
  const opened = await Promise.all(
    parts.map(({ title: name, description = null, expectedOn = null, ...part }, place) => {
      const agreed = { number: place + 1, name, description, expectedOn, credits: part.credits }
      const partnerShare = { partnerCredits: shares[place] ?? 0 }
      const when = { startsOn: startDate ?? swedishDay(now), now }
      return openingMilestone(sides, { ...agreed, ...partnerShare }, when)
    }),
  )
  return opened.flat()
}

/**
 * Ends the milestones that are not delivered; part of the transaction that ends their assignment, which is refused if one
 * of them is delivered meanwhile.
 */
export const droppingMilestones = async (
  partnerId: string,
  assignmentId: string,
  at: string,
): Promise<TransactItem[]> => {
  const range = milestoneEntity.list({ sub: partnerId, assignmentId })
  const found = await queryItems(range, milestoneEntity.item)
  return found.map(livingMilestone).flatMap(living => {
    if (!movesOf(milestoneProcess, living.life.state, 'operator').includes('drop')) return []
    const result = moving(
      living,
      { name: 'drop', by: 'operator', who: `assignment ${assignmentId}`, at },
      noFamily,
    )
    return typeof result === 'string' ? [] : result.writes
  })
}
