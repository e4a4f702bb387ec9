import { clock } from '#shared/contract/clock.ts'
import { proposalEntity } from '#shared/proposals/proposal.entity.ts'
import { untilWritten } from '../platform/commands/until-written.ts'
import { loadCurrentContent } from '../platform/content/current-content.ts'
import { findInquiryFamily } from '../platform/inquiries/family.store.ts'
import type { LivingProposal } from '../platform/inquiries/family.ts'
import { mailPhrases } from '../platform/mail/phrases.ts'
import { moving, noFamily } from '../platform/process/living.ts'
import { tryTransact } from '../platform/table/transact.ts'
import type { Item } from './person.ts'

/** The partner says no: the business is told, and its inquiry goes on with the others or is looked for anew. */
const withdrawn = ({ item, living, family }: LivingProposal, at: string) => {
  const { partnerLeft: reason } = mailPhrases(item.businessLanguage).proposal_withdraw_business
  return moving(living, { name: 'withdraw', by: 'partner', at, reason, who: item.partnerId }, family)
}

/** The inquiry is about to be gone, and nobody is left to be told of it but the partner. */
const ended = ({ living }: LivingProposal, at: string) =>
  moving(living, { name: 'end', by: 'parent', at }, noFamily)

/** Ends a proposal that is open before an erasure of one side removes it, so that the other side hears of it. */
export const leaveProposal = async (removed: Item, isTheirs: (address: string) => Promise<boolean>) => {
  const { id, businessId, inquiryId, email } = proposalEntity.item.parse(removed)
  const end = (await isTheirs(email)) ? withdrawn : ended
  // By when others are proposed is one of the claims that operators set.
  await loadCurrentContent()
  await untilWritten(async () => {
    const family = await findInquiryFamily({ businessId, inquiryId })
    const found = family?.proposals.find(({ item }) => item.id === id)
    const result = found && end(found, new Date(clock.now()).toISOString())
    // One that nobody was told of, or that has ended, goes without a word.
    return result && typeof result !== 'string' ? () => tryTransact(result.writes) : null
  })
}
