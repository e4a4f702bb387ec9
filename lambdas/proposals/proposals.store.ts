import { proposalEntity } from '#shared/proposals/proposal.entity.ts'
import { draftingAgreement } from '../platform/agreements/drafting.store.ts'
import { Failure } from '../platform/failure.ts'
import { findInquiry, findInquiryFamily } from '../platform/inquiries/family.store.ts'
import { type InquiryKey, type LivingProposal, lastOf } from '../platform/inquiries/family.ts'
import { type PageRequest, readPage } from '../platform/table/pages.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { tryTransact } from '../platform/table/transact.ts'
import type { Answers } from './answer.ts'
import { shownToBusiness, shownToPartner } from './shown.ts'

type ProposalKey = InquiryKey & { partnerId: string }

const isSent = ({ state }: LivingProposal['item']): boolean => state !== 'drafted'

/** Only what was sent: a draft that was discarded has no `send` before its end. */
const wasSent = (item: LivingProposal['item']): boolean => isSent(item) && item.last?.name !== 'discard'

/** The proposals that were sent for an inquiry of a business, in the order in which they were made. */
export const listForBusiness = async ({ businessId, inquiryId }: InquiryKey) => {
  const range = proposalEntity.list({ sub: businessId, inquiryId })
  const items = (await queryItems(range, proposalEntity.item)).filter(wasSent)
  const inOrder = items.sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
  return { items: inOrder.map(shownToBusiness) }
}

/** A page of the proposals of a partner that were sent, newest first. */
export const listForPartner = async (sub: string, request: PageRequest) => {
  const range = proposalEntity.indexList({ sub })
  const { items, next } = await readPage({ ...range, item: proposalEntity.item, shows: wasSent }, request)
  return { items: items.map(shownToPartner), next }
}

const findOne = async ({ partnerId, ...inquiry }: ProposalKey): Promise<LivingProposal | null> => {
  const family = await findInquiryFamily(inquiry)
  const sent = family?.proposals.filter(({ item }) => wasSent(item)) ?? []
  return lastOf(sent, partnerId) ?? null
}

/** The answers of a business to one of its proposals. */
export const answersOfBusiness = (key: ProposalKey): Answers => ({
  find: () => findOne(key),
  write: tryTransact,
})

/** The agreement, which comes with the partner's yes. */
const agreementWith: Answers['following'] = async ({ item }, { name, at }) => {
  if (name !== 'agree') return []
  const inquiry = await findInquiry(item)
  if (!inquiry) throw new Failure('not_found')
  return draftingAgreement(item, inquiry, at)
}

/** The answers of a partner; whose inquiry it is, the partner's own entry in the index says. */
export const answersOfPartner = (partnerId: string, inquiryId: string): Answers => ({
  find: async () => {
    const range = proposalEntity.indexList({ sub: partnerId })
    const own = await queryItems({ ...range, where: { inquiryId } }, proposalEntity.item)
    return own[0] ? findOne({ businessId: own[0].businessId, inquiryId, partnerId }) : null
  },
  write: tryTransact,
  following: agreementWith,
})
