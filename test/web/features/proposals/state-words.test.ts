import { expect, it } from 'vitest'
import { statesOf } from '#shared/contract/process.ts'
import english from '#shared/phrases/en/proposals.ts'
import { proposalProcess } from '#shared/proposals/proposal.process.ts'
import { reasonBy, stateWords } from '#web/src/features/proposals/state-words.ts'

it('every state of a proposal has its words, and a refusal of all times has its own', () => {
  for (const state of statesOf(proposalProcess)) {
    expect(english.states).toHaveProperty(stateWords({ state, reason: null }))
    expect(english.reasons).toHaveProperty(reasonBy(state))
  }
  expect(stateWords({ state: 'proposed', reason: 'Only Fridays.' })).toBe('newTimes')
})
