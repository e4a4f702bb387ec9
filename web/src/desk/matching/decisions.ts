import { useState } from 'react'
import type { DecisionCode } from '#shared/matching/decision-codes.ts'
import type { Typed } from '../commands/fields.ts'
import { DeskError, runCommand } from '../commands/run.ts'
import type { Word } from '../words.ts'
import { type Candidate, shortlistInput } from './candidates.ts'

type Outcome = { word: Word } | { refused: string } | null

const lastDecisions = (all: readonly Candidate[]): ReadonlyMap<string, DecisionCode> =>
  new Map(all.flatMap(({ partnerId, reason }) => (reason ? [[partnerId, reason] as const] : [])))

/** What an operator decides on each partner of a ranking, and the freezing of it. */
export const useDecisions = (all: readonly Candidate[], { businessId = '', inquiryId = '' }: Typed) => {
  const [decisions, setDecisions] = useState(() => lastDecisions(all))
  const [outcome, setOutcome] = useState<Outcome>(null)
  const [busy, setBusy] = useState(false)
  const decide = (partnerId: string, code: DecisionCode | undefined) => {
    const next = new Map(decisions)
    if (code) next.set(partnerId, code)
    else next.delete(partnerId)
    setDecisions(next)
    setOutcome(null)
  }
  const freeze = async () => {
    setBusy(true)
    try {
      const input = { businessId, inquiryId, ...shortlistInput(decisions) }
      const result = await runCommand('inquiries shortlist', input)
      setOutcome('refused' in result ? { refused: String(result.refused) } : { word: 'frozen' })
    } catch (error) {
      setOutcome({ word: error instanceof DeskError ? error.word : 'failed' })
    }
    setBusy(false)
  }
  return { decisions, decide, freeze, outcome, busy }
}
