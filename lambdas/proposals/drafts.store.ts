import { ratedFrom } from '#shared/agreements/rating.ts'
import { splitOf, unknownSplit } from '#shared/agreements/split.ts'
import { partnerTotalsEntity } from '#shared/assignments/partner-totals.entity.ts'
import { fillKey } from '#shared/contract/key-template.ts'
import { startOf } from '#shared/contract/step.ts'
import type { ChosenCode } from '#shared/matching/decision-codes.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { shownPartnerOf } from '#shared/partner-profile/shown-partner.ts'
import { placeOf, proposalEntity, proposalKey, proposalLink } from '#shared/proposals/proposal.entity.ts'
import { proposalProcess } from '#shared/proposals/proposal.process.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { whileApproved } from '../platform/commands/partner-status.store.ts'
import { findVerifiedAt } from '../platform/commands/verification.store.ts'
import { findFeePercent } from '../platform/fee/fee.store.ts'
import { findInquiryFamily } from '../platform/inquiries/family.store.ts'
import type { InquiryKey, LivingInquiry, LivingProposal } from '../platform/inquiries/family.ts'
import { lifeAttributes, noFamily } from '../platform/process/living.ts'
import { operatorMove } from '../platform/process/obstacles.ts'
import { absentOr } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import { personItem } from '../platform/table/person-item.ts'
import { ttlOf } from '../platform/table/retention.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { deleteItem, putNew } from '../platform/table/write-items.ts'
import type { Decided, Drafting } from './draft.ts'
import { aboutInquiry, sentWith } from './sending.store.ts'

/** Opens the thread of a proposal between its two sides, if it is not open; part of a transaction. */
type OpeningThread = (
  thread: {
    inquiryId: string
    title: string
    business: { accountId: string; name: string; email: string; language: 'sv' | 'en' }
    partner: { accountId: string; name: string; email: string; language: 'sv' | 'en' }
  },
  now: string,
) => Promise<TransactItem[]>

/** The frozen shortlists of an inquiry, which are another feature's. */
type Choosing = {
  findDecided: (inquiry: InquiryKey) => Promise<Decided | null>
  /** Freezes why these partners were chosen, unless the last shortlist says it; part of a transaction. */
  freezingChoice: (
    inquiry: InquiryKey,
    chosen: ReadonlyMap<string, ChosenCode>,
    operation: Operation,
  ) => Promise<TransactItem[]>
}

const findProfile = (sub: string) => getItem(partnerProfileEntity.key({ sub }), partnerProfileEntity.item)

const findRated = async (sub: string) => {
  const totals = await getItem(partnerTotalsEntity.key({ sub }), partnerTotalsEntity.item)
  return totals && ratedFrom(totals)
}

type NewDraft = Parameters<Drafting['draft']>[0]

/** What a draft says, from the inquiry, the partner's profile and the operator. */
const draftOf = async (input: NewDraft, inquiry: LivingInquiry, now: string) => {
  const { item } = inquiry
  const { why, missing, hourlyRateKronor, ...about } = input
  const { businessId, inquiryId, partnerId, round, reasonCode } = about
  const [profile, rated, fee] = await Promise.all([
    findProfile(partnerId),
    findRated(partnerId),
    findFeePercent(),
  ])
  const { credits, partnerCredits } = splitOf(input, unknownSplit, fee)
  if (!profile) return null
  return {
    ...{
      businessId,
      inquiryId,
      partnerId,
      round,
      reasonCode,
      why,
      language: profile.language,
      id: `${inquiryId}.${placeOf(about)}`,
      createdAt: now,
    },
    ...{ email: profile.email, businessEmail: item.email, businessLanguage: item.language },
    ...{ companyName: item.companyName, serviceId: item.serviceId },
    ...aboutInquiry(inquiry),
    partner: shownPartnerOf(profile, profile.facts),
    rated,
    missing: missing ?? null,
    hourlyRate: hourlyRateKronor ?? null,
    price: credits === null ? null : { credits, partnerCredits },
  }
}

const opening = (
  { item }: LivingProposal,
  { openingThread, title, now }: { openingThread: OpeningThread; title: string; now: string },
) =>
  openingThread(
    {
      inquiryId: item.inquiryId,
      title,
      business: {
        accountId: item.businessId,
        name: item.companyName,
        email: item.businessEmail,
        language: item.businessLanguage,
      },
      partner: {
        accountId: item.partnerId,
        name: item.partner.name,
        email: item.email,
        language: item.language,
      },
    },
    now,
  )

/** What proposals need of other features. */
export type Others = { openingThread: OpeningThread } & Choosing

/** The drafts of proposals, as one operation changes them. */
export const drafts = (
  operation: Operation,
  { openingThread, findDecided, freezingChoice }: Others,
): Drafting => ({
  findDecided,
  findFamily: findInquiryFamily,
  findPartner: async partnerId => {
    const [profile, emailVerifiedAt] = await Promise.all([findProfile(partnerId), findVerifiedAt(partnerId)])
    return profile && { status: profile.status, email: profile.email, emailVerifiedAt }
  },
  draft: async (input, { inquiry }) => {
    const { at, by: who } = operation
    const item = await draftOf(input, inquiry, at)
    if (!item) return false
    const { inquiryId, partnerId, email } = item
    const ttl = ttlOf(proposalEntity)
    const key = proposalKey(item)
    const living = { process: proposalProcess, life: startOf(proposalProcess, at) }
    return tryTransact([
      putNew({
        ...{ ...key, ...proposalEntity.indexKey({ sub: partnerId, createdAt: at }) },
        ...{ ...item, ...lifeAttributes(living), ttl },
      }),
      whileApproved(partnerId),
      // Who ends the inquiry in the meantime has to end the draft, too.
      ...operatorMove(inquiry.living, { name: 'draft', at, who }, inquiry.family),
      await personItem(email, key, {
        name: fillKey(proposalLink, { inquiryId, partnerId: placeOf(item) }),
        ttl,
      }),
    ])
  },
  discard: ({ living }) =>
    tryTransact([deleteItem(living.key).expect({ state: 'drafted', revision: living.life.revision })]),
  send: async (found, { inquiry }) => {
    const { at, by: who } = operation
    const isFirst = ['received', 'matching'].includes(inquiry.living.life.state)
    const name = isFirst ? 'propose' : 'proposeMore'
    const set = isFirst && !inquiry.item.proposedAt ? { proposedAt: at } : {}
    const { title } = aboutInquiry(inquiry)
    // An edit of the business is no transition: what was read of the text would be sent all the same.
    const expects = { version: inquiry.item.version || absentOr(0) }
    const sent = await Promise.all(
      found.map(async one => [
        ...operatorMove(
          one.living,
          { name: 'send', at, who, set: { ...(await sentWith(one, inquiry)), reasonCode: one.reasonCode } },
          noFamily,
        ),
        ...(await opening(one, { openingThread, title, now: at })),
      ]),
    )
    const [first] = found
    const chosen = new Map(found.map(({ item: { partnerId }, reasonCode }) => [partnerId, reasonCode]))
    return tryTransact([
      ...operatorMove(inquiry.living, { name, at, who, set, expects }, inquiry.family),
      ...sent.flat(),
      ...(first ? await freezingChoice(first.item, chosen, operation) : []),
    ])
  },
})
