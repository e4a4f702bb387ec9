import { useEffect, useState } from 'react'
import { inquiryProcess } from '#shared/business-inquiries/inquiry.process.ts'
import { movesOf, stateIn } from '#shared/contract/process.ts'
import type { DecisionCode } from '#shared/matching/decision-codes.ts'
import type { ShownRow } from '#shared/matching/row.ts'
import type { Typed } from '../commands/fields.ts'
import { runCommand } from '../commands/run.ts'

/** A partner who is ranked for an inquiry, and the state of their proposal if there is one. */
export type Candidate = {
  partnerId: string
  name: string
  fit: ShownRow
  /** What a proposal may say, in the language of the business. */
  reasons: { why: string; missing: string }
  proposed: string | undefined
  /** Why they were chosen or passed over in the last frozen shortlist. */
  reason: DecisionCode | undefined
}

type Rows = readonly Readonly<Record<string, unknown>>[]

/** Whether partners can be proposed for an inquiry in this state. */
export const canBeProposedFor = (state: string | undefined): boolean =>
  state !== undefined && movesOf(inquiryProcess, stateIn(inquiryProcess, state), 'operator').includes('draft')

const rowsOf = async (command: string, inquiry: Typed): Promise<Rows> => {
  const result = await runCommand(command, inquiry)
  return 'items' in result ? (result.items as Rows) : []
}

type Ranked = Omit<Candidate, 'proposed' | 'reason'>

/** Joins the ranked partners with the proposals that the inquiry has, and with its frozen shortlists, newest first. */
export const candidatesIn = (ranked: Rows, proposals: Rows, shortlists: Rows): Candidate[] => {
  const states = new Map(proposals.map(({ partnerId, state }) => [partnerId, String(state)]))
  const frozen = (shortlists[0]?.rows ?? []) as readonly Pick<Candidate, 'partnerId' | 'reason'>[]
  const reasons = new Map(frozen.map(({ partnerId, reason }) => [partnerId, reason ?? undefined]))
  return (ranked as readonly Ranked[]).map(row => ({
    ...row,
    proposed: states.get(row.partnerId),
    reason: reasons.get(row.partnerId),
  }))
}

/** The input of `inquiries shortlist` for what was decided on each. */
export const shortlistInput = (decisions: ReadonlyMap<string, DecisionCode>) => ({
  partners: [...decisions.keys()],
  reasonCodes: [...decisions.values()],
})

/**
 * The partners who fit an inquiry, best first; null until they are read, and 'failed' if they cannot be. Read again in
 * each `round`, as what they are ranked by changes.
 */
export const useCandidates = (inquiry: Typed, round: number): readonly Candidate[] | 'failed' | null => {
  const [found, setFound] = useState<readonly Candidate[] | 'failed' | null>(null)
  const { businessId = '', inquiryId = '' } = inquiry
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round reads again
  useEffect(() => {
    const one = { businessId, inquiryId }
    Promise.all([
      rowsOf('inquiries match', one),
      rowsOf('proposals list', one),
      rowsOf('inquiries shortlists', one),
    ]).then(
      ([ranked, proposals, shortlists]) => setFound(candidatesIn(ranked, proposals, shortlists)),
      () => setFound('failed'),
    )
  }, [businessId, inquiryId, round])
  return found
}
