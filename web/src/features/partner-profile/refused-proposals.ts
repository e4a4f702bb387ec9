import { type ProposedFact, proposalKey } from '#shared/partner-profile/propose-facts.ts'
import { store, stored } from '#web/src/platform/storage.ts'

const most = 200

const placeOf = (userId: string): string => `refused-facts:${userId}`

/** Tells proposals apart without what they say, since the storage stays when the partner has signed out. */
const markOf = (proposal: ProposedFact): string =>
  Array.from(proposalKey(proposal))
    .reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 4_294_967_291, 7)
    .toString(36)

const read = (userId: string): string[] => stored(placeOf(userId))?.split(' ') ?? []

/** The proposals that a partner has refused on this device; they are not made there again. */
export const refusedProposals = (userId: string) => ({
  includes: (proposal: ProposedFact): boolean => read(userId).includes(markOf(proposal)),
  add: (proposal: ProposedFact): void =>
    store(placeOf(userId), [...read(userId), markOf(proposal)].slice(-most).join(' ')),
})
