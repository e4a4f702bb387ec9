import { swedishDay } from '#shared/contract/swedish-day.ts'
import { daysAfter } from '#shared/contract/time-zone.ts'
import { milestoneEntity, type StoredMilestone } from '#shared/reports/milestone.entity.ts'
import { dayEnd } from '#shared/reports/month.ts'
import { type Move, moving, noFamily } from '../process/living.ts'
import { queryItems } from '../table/query-items.ts'
import type { TransactItem } from '../table/table.ts'
import { livingMilestone } from './living-milestone.ts'

const dayMs = 86_400_000

/** The days that a pause has had, from the one on which it began. */
const daysBetween = (from: string, to: string): number =>
  (Date.parse(swedishDay(to)) - Date.parse(swedishDay(from))) / dayMs

/** The day at whose end it is expected. */
const expectedDay = (expected: string): string => swedishDay(Date.parse(expected) - 1)

/** Nobody is reminded of what is not delivered. */
const resting = ({ state }: StoredMilestone, at: string): Omit<Move, 'by'> | null =>
  state === 'agreed' || state === 'returned'
    ? { name: 'rest', at, withholds: ['remindPartner', 'chase', 'remindReturned'] }
    : null

/** What rested is expected as many days later as it did, and is reminded of again. */
const resumed = ({ last, terms, expectedOn }: StoredMilestone, at: string): Omit<Move, 'by'> | null => {
  if (last?.name !== 'rest' || !terms?.expected) return null
  const days = daysBetween(last.at, at)
  return {
    ...{ name: 'resume', at, set: { expectedOn: expectedOn && daysAfter(expectedOn, days) } },
    terms: { expected: dayEnd(daysAfter(expectedDay(terms.expected), days)) },
  }
}

/** The milestones of an assignment; none if its price is not fixed. */
export const findMilestones = (partnerId: string, assignmentId: string): Promise<StoredMilestone[]> =>
  queryItems(milestoneEntity.list({ sub: partnerId, assignmentId }), milestoneEntity.item)

type MoveOf = (milestone: StoredMilestone, at: string) => Omit<Move, 'by'> | null

const movingAll =
  (moveOf: MoveOf) =>
  (milestones: readonly StoredMilestone[], at: string): TransactItem[] =>
    milestones.flatMap(milestone => {
      const move = moveOf(milestone, at)
      const who = `assignment ${milestone.assignmentId}`
      const result = move && moving(livingMilestone(milestone), { ...move, by: 'operator', who }, noFamily)
      return result && typeof result !== 'string' ? result.writes : []
    })

/** Lets those rest that are not delivered; part of the transaction that pauses their assignment. */
export const restingMilestones = movingAll(resting)

/** The end of that, which moves the days on which they are expected; part of the transaction that resumes the work. */
export const resumingMilestones = movingAll(resumed)
