import { type ProposedFact, proposalKey } from '#shared/partner-profile/propose-facts.ts'
import { store, stored } from '#web/src/platform/storage.ts'

const most = 200

const keyOf = (userId: string): string => `refused-facts:${userId}`

const read = (userId: string): string[] => {
  try {
    const keys: unknown = JSON.parse(stored(keyOf(userId)) ?? '[]')
    return Array.isArray(keys) ? keys.map(String) : []
  } catch {
    return []
  }
}

/** The proposals that a partner has refused on this device; they are not made there again. */
export const refusedProposals = (userId: string) => ({
  includes: (proposal: ProposedFact): boolean => read(userId).includes(proposalKey(proposal)),
  add: (proposal: ProposedFact): void =>
    store(keyOf(userId), JSON.stringify([...read(userId), proposalKey(proposal)].slice(-most))),
})
