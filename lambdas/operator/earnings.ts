import type { Assignment } from '#shared/assignments/assignment.ts'
import { wallClockAt } from '#shared/contract/time-zone.ts'
import { earningsOre, pendingOre } from '#shared/earnings/earnings.ts'
import type { EarningsMonth } from '#shared/earnings/list-earnings.ts'
import type { InputOf } from '#shared/operator/commands.ts'
import { derivedId } from './derived-id.ts'
import { type Operation, Refusal } from './run.ts'
import { untilWritten } from './until-written.ts'

/** What is stored of a month. */
export type Worked = Pick<EarningsMonth, 'month' | 'totalHours' | 'creditsEarned' | 'paidOutOre'>

type Hours = InputOf<'hours record'>

/** What the use cases need of the store; all of it about one partner. A write is false where something came between. */
export type Earnings = {
  month: (month: string) => Promise<Worked | null>
  /** Whether something was recorded under this id. */
  hasEntry: (month: string, id: string) => Promise<boolean>
  findAssignment: (id: string) => Promise<Assignment | null>
  /** Adds to the month and to the assignment. */
  addHours: (entry: { id: string; asked: Hours; month: Worked; assignment: Assignment }) => Promise<boolean>
  /** Adds to what was paid out of the month. */
  addPayout: (entry: { id: string; amountOre: number; reference: string; month: Worked }) => Promise<boolean>
}

const kronor = (ore: number): string => `${ore / 100} kr`

const ensureSums = ({ hours, credits }: Hours, worked: Worked, assignment: Assignment): void => {
  const leastHours = Math.min(worked.totalHours, assignment.totalHours) + hours
  const leastCredits = Math.min(worked.creditsEarned, assignment.creditsEarned) + credits
  if (leastHours < 0 || leastCredits < 0) throw new Refusal('That is more than was recorded.')
  if (earningsOre(worked.creditsEarned + credits) < worked.paidOutOre) {
    throw new Refusal(`Of that month ${kronor(worked.paidOutOre)} were paid out already.`)
  }
}

/**
 * Adds worked hours and earned credits to a month and its assignment; the same ones once. Throws a refusal for a month
 * to come, for another's assignment, and where a correction goes below zero or below what was paid out.
 */
export const recordHours = (
  asked: Hours,
  { earnings, operation }: { earnings: Earnings; operation: Operation },
): Promise<{ changed: boolean }> => {
  const { month, assignmentId, hours, credits, reference } = asked
  const id = derivedId('hours', assignmentId, hours, credits, reference)
  return untilWritten(async () => {
    const present = wallClockAt(Date.parse(operation.at), 'Europe/Stockholm').date.slice(0, 7)
    if (month > present) throw new Refusal(`${month} has not begun.`)
    if (hours === 0 && credits === 0) throw new Refusal('That is neither hours nor credits.')
    if (await earnings.hasEntry(month, id)) return null
    const [known, assignment] = await Promise.all([
      earnings.month(month),
      earnings.findAssignment(assignmentId),
    ])
    if (!assignment) throw new Refusal('That partner has no such assignment.')
    const worked = known ?? { month, totalHours: 0, creditsEarned: 0, paidOutOre: 0 }
    ensureSums(asked, worked, assignment)
    return () => earnings.addHours({ id, asked, month: worked, assignment })
  })
}

/**
 * Notes that a month was paid out, all that is pending of it or a part; the same part and reference once. Throws a refusal for more
 * than is pending.
 */
export const markPayout = (
  { month, kronor: part, reference }: InputOf<'payouts mark'>,
  earnings: Earnings,
): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const worked = await earnings.month(month)
    if (!worked) throw new Refusal(`Nothing was recorded in ${month}.`)
    const pending = pendingOre(worked.creditsEarned, worked.paidOutOre)
    if (part === undefined) {
      const id = derivedId('payout', worked.paidOutOre + pending)
      return pending === 0
        ? null
        : () => earnings.addPayout({ id, amountOre: pending, reference, month: worked })
    }
    const id = derivedId('part of a payout', part, reference)
    if (await earnings.hasEntry(month, id)) return null
    if (part * 100 > pending) throw new Refusal(`Of ${month}, ${kronor(pending)} are left to pay.`)
    return () => earnings.addPayout({ id, amountOre: part * 100, reference, month: worked })
  })
