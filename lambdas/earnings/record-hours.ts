import type { StoredAssignment } from '#shared/assignments/partner-assignment.entity.ts'
import { wallClockAt } from '#shared/contract/time-zone.ts'
import type { earningsCommands } from '#shared/earnings/earnings.commands.ts'
import { earningsOre } from '#shared/earnings/earnings.ts'
import type { InputOf } from '#shared/operator/command.ts'
import { derivedId } from '../platform/commands/derived-id.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { untilWritten } from '../platform/commands/until-written.ts'
import type { LedgerMonth } from '../platform/ledger/months.ts'

export type Hours = InputOf<(typeof earningsCommands)['hours record']>

/** What the use case needs of the store; all of it about one partner. */
export type HourRecords = {
  /** Without hours and credits if nothing was recorded in it. */
  findMonth: (month: string) => Promise<LedgerMonth>
  /** Whether an entry with this id was recorded in the month. */
  hasEntry: (month: string, id: string) => Promise<boolean>
  findAssignment: (id: string) => Promise<StoredAssignment | null>
  /** Whether the partner reports the time of that month. */
  hasReport: (assignmentId: string, month: string) => Promise<boolean>
  /** Adds the hours to the month and to the assignment; returns false if either changed in the meantime. */
  addHours: (entry: HoursEntry) => Promise<boolean>
}

type HoursEntry = { id: string; hours: Hours; month: LedgerMonth; assignment: StoredAssignment }

const requireSums = ({ hours, credits }: Hours, month: LedgerMonth, assignment: StoredAssignment): void => {
  const minHours = Math.min(month.totalHours, assignment.totalHours) + hours
  const minOre = Math.min(month.earnedOre, assignment.totalEarningsOre) + earningsOre(credits)
  if (minHours < 0 || minOre < 0) throw new Refusal('That is more than was recorded.')
  const { paidOutOre, inTransitOre, billedOre } = month
  const earned = month.earnedOre + earningsOre(credits)
  if (billedOre !== undefined) {
    if (earned >= billedOre) return
    throw new Refusal(
      `${billedOre / 100} kr of that month are on self-bills: withdraw or credit them first. See: self-bills list`,
    )
  }
  if (earned < paidOutOre + inTransitOre) {
    const told = inTransitOre > 0 ? ' or are in a pay file' : ''
    throw new Refusal(`${(paidOutOre + inTransitOre) / 100} kr of that month were paid out already${told}.`)
  }
}

const requirePossible = ({ month, hours, credits }: Hours, now: string): void => {
  const current = wallClockAt(Date.parse(now), 'Europe/Stockholm').date.slice(0, 7)
  if (month > current) throw new Refusal(`${month} has not begun.`)
  if (hours === 0 && credits === 0) throw new Refusal('Give hours, credits or both; both are 0.')
}

/**
 * Adds worked hours and earned credits to a month and its assignment, once. Throws a refusal for a future month, for an
 * assignment that is not the partner's, for hours of a month with a time report, and for a correction below zero or below
 * what was paid out.
 */
export const recordHours = async (
  hours: Hours,
  { earnings, now }: { earnings: HourRecords; now: string },
): Promise<{ changed: boolean }> => {
  const { month, assignmentId, credits, reference } = hours
  requirePossible(hours, now)
  const id = derivedId('hours', assignmentId, hours.hours, credits, reference)
  return untilWritten(async () => {
    if (await earnings.hasEntry(month, id)) return null
    const [worked, assignment, hasReport] = await Promise.all([
      earnings.findMonth(month),
      earnings.findAssignment(assignmentId),
      earnings.hasReport(assignmentId, month),
    ])
    if (!assignment) throw new Refusal('That partner has no such assignment.')
    if (hasReport && hours.hours !== 0)
      throw new Refusal(`There is a time report of ${month}: its hours come with the approval.`)
    requireSums(hours, worked, assignment)
    return () => earnings.addHours({ id, hours, month: worked, assignment })
  })
}
