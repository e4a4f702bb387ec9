import { useEffect, useState } from 'react'
import { inquiryProcess } from '#shared/business-inquiries/inquiry.process.ts'
import { movesOf, stateIn } from '#shared/contract/process.ts'
import type { ShownRow } from '#shared/matching/row.ts'
import type { Typed } from './fields.ts'
import { runCommand } from './run.ts'

/** A partner who is ranked for an inquiry, and the state of their proposal if there is one. */
export type Candidate = {
  partnerId: string
  name: string
  fit: ShownRow
  /** What a proposal may say, in the language of the business. */
  reasons: { why: string; missing: string }
  proposed: string | undefined
}

type Rows = readonly Readonly<Record<string, unknown>>[]

/** Whether partners can be proposed for an inquiry in this state. */
export const canBeProposedFor = (state: string | undefined): boolean =>
  state !== undefined && movesOf(inquiryProcess, stateIn(inquiryProcess, state), 'operator').includes('draft')

const rowsOf = async (command: string, inquiry: Typed): Promise<Rows> => {
  const result = await runCommand(command, inquiry)
  return 'items' in result ? (result.items as Rows) : []
}

/** Joins the ranked partners with the proposals that the inquiry has. */
export const candidatesIn = (ranked: Rows, proposals: Rows): Candidate[] => {
  const states = new Map(proposals.map(({ partnerId, state }) => [partnerId, String(state)]))
  return ranked.map(row => ({ ...(row as Omit<Candidate, 'proposed'>), proposed: states.get(row.partnerId) }))
}

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
    Promise.all([rowsOf('inquiries match', one), rowsOf('proposals list', one)]).then(
      ([ranked, proposals]) => setFound(candidatesIn(ranked, proposals)),
      () => setFound('failed'),
    )
  }, [businessId, inquiryId, round])
  return found
}
