import * as z from 'zod/mini'
import { ratedBefore } from '../agreements/rating.ts'
import { inquiry } from '../business-inquiries/inquiry.ts'
import { entity } from '../contract/entity.ts'
import { language } from '../contract/language.ts'
import { businessPartition, partnerPartition } from '../contract/partitions.ts'
import { lifeFields, statesOf } from '../contract/process.ts'
import { chosenCodes } from '../matching/decision-codes.ts'
import { shownRow } from '../matching/row.ts'
import { shownPartner } from '../partner-profile/shown-partner.ts'
import { itemDays } from '../privacy/retention.ts'
import { contact } from './contact.ts'
import { proposalProcess } from './proposal.process.ts'
import { proposed, round } from './proposal.ts'

/** The name of the link from a person to a proposal; `partnerId` is the place of its round. */
export const proposalLink = 'PROPOSAL#<inquiryId>#<partnerId>'

type Round = { partnerId: string; round: number }

/** Where a proposal is, and what its id ends with: a partner who is proposed again has a new one beside those before. */
export const placeOf = ({ partnerId, round }: Round): string =>
  round === 1 ? partnerId : `${partnerId}~${round}`

/**
 * In the partition of the business, which reads it without reading anything of the partner: what it is shown is stored
 * with the proposal.
 */
export const proposalEntity = entity({
  what: 'a partner who is proposed for an inquiry',
  pk: businessPartition,
  sk: proposalLink,
  item: z.object({
    ...lifeFields,
    id: z.string(),
    state: z.enum(statesOf(proposalProcess)),
    businessId: z.string(),
    inquiryId: z.string(),
    partnerId: z.string(),
    round,
    /** The partner, whom the mails about it reach. */
    email: z.string(),
    language,
    businessEmail: z.string(),
    businessLanguage: language,
    companyName: z.string(),
    /** How the other side reaches each, once it may; absent in proposals from before they were stored with them. */
    contacts: z.optional(z.object({ business: contact, partner: contact })),
    serviceId: inquiry.shape.serviceId,
    title: z.string(),
    description: z.string(),
    /** The partner as the business sees it, at the time of the proposal. */
    partner: shownPartner,
    /** How businesses had rated the partner by then. */
    rated: z._default(ratedBefore, null),
    ...proposed,
    /** Why an operator chose the partner; null in proposals from before it was asked for. */
    reasonCode: z._default(z.nullable(z.enum(chosenCodes)), null),
    /** What the partner meets of the inquiry, frozen when it is sent; null in proposals from before it was stored. */
    fit: z._default(z.nullable(shownRow), null),
    times: z._default(z.array(z.string()), []),
    interviewAt: z._default(z.nullable(z.string()), null),
    videoLink: z._default(z.nullable(z.string()), null),
    createdAt: z.string(),
  }),
  index: { pk: partnerPartition, sk: 'PROPOSAL#<createdAt>' },
  kept: { days: itemDays.received },
  why: 'Who was proposed, and what was answered',
  onErasure: 'removed',
  heading: 'Proposals',
  mailsOn: 'stored and changed',
})

/** The key of the proposal of a partner for an inquiry, in that round. */
export const proposalKey = ({
  businessId: sub,
  inquiryId,
  ...round
}: Round & { businessId: string; inquiryId: string }) =>
  proposalEntity.key({ sub, inquiryId, partnerId: placeOf(round) })
