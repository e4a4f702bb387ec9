import type { ChosenCode, DecisionCode } from '#shared/matching/decision-codes.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import type { InquiryKey } from '../platform/inquiries/family.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { findShortlists } from './found-shortlists.store.ts'

/** What was decided in the last frozen shortlist of an inquiry, and when; null if there is none. */
export const findDecided = async (
  key: InquiryKey,
): Promise<{ at: string; on: ReadonlyMap<string, DecisionCode> } | null> => {
  const [last] = await findShortlists(key, 1)
  if (!last) return null
  const decided = last.rows.flatMap(({ partnerId, reason }) => (reason ? [[partnerId, reason] as const] : []))
  return { at: last.createdAt, on: new Map(decided) }
}

/** Freezes why these partners were chosen, unless the last shortlist says it; part of a transaction. */
export const freezingChoice = async (
  key: InquiryKey,
  chosen: ReadonlyMap<string, ChosenCode>,
  operation: Operation,
): Promise<TransactItem[]> => {
  // The lexicon is read when it is first needed: most commands of this function do without it.
  const [{ choiceToFreeze }, { freezing, shortlistStore }] = await Promise.all([
    import('./freeze-shortlist.ts'),
    import('./shortlists.store.ts'),
  ])
  const shortlist = await choiceToFreeze(key, chosen, shortlistStore(operation))
  return shortlist ? freezing(key, shortlist, operation) : []
}
