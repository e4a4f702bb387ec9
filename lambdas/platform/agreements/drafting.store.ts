import type * as z from 'zod/mini'
import { agreementEntity } from '#shared/agreements/agreement.entity.ts'
import { agreementProcess } from '#shared/agreements/agreement.process.ts'
import {
  type AgreementTerms,
  missingIn,
  presentClauses,
  standardDays,
} from '#shared/agreements/agreement-terms.ts'
import { noFacts } from '#shared/business-inquiries/inquiry-facts.ts'
import { businessProfileEntity } from '#shared/business-profile/business-profile.entity.ts'
import { startOf, step } from '#shared/contract/step.ts'
import { owner } from '#shared/owner/owner.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import type { proposalEntity } from '#shared/proposals/proposal.entity.ts'
import { withoutPerson } from '#shared/without-person.ts'
import type { LivingInquiry } from '../inquiries/family.ts'
import { type Living, lifeAttributes, schedulingDue } from '../process/living.ts'
import { getItem } from '../table/get-item.ts'
import { accountingTtl } from '../table/retention.ts'
import type { TransactItem } from '../table/table.ts'
import { putNew } from '../table/write-items.ts'
import { hashOf } from './terms-hash.ts'
import { agreementKey, agreementLinks, storingVersion } from './versions.store.ts'

type Proposal = z.infer<typeof proposalEntity.item>
/** Who the two are, as their profiles say; what a profile does not say an operator has to state. */
type Parties = {
  business: {
    companyName: string
    organizationNumber: string | null
    contactPerson: string
    phone: string | null
  }
  partner: { name: string; phone: string | null }
}

/** The work, as the partner has read it: until both have signed, without how to reach the business. */
const scopeOf = ({ title, serviceId, description }: Proposal, { item }: LivingInquiry) => {
  const { workplace, place, languages, length } = item.facts ?? noFacts
  const shown = withoutPerson(item.contactPerson)
  const facts = { workplace, place: place === null ? null : shown(place), languages, length }
  return { title: shown(title), serviceId, description: shown(description), ...facts }
}

/** The first version of the terms, from what both have said yes to. */
const firstTerms = (
  proposal: Proposal,
  inquiry: LivingInquiry,
  { business, partner }: Parties,
  madeAt: string,
) => {
  const { price, hourlyRate, inquiryId: id } = proposal
  const { credits = null, partnerCredits = null } = price ?? {}
  return {
    ...{ clauses: presentClauses, id, version: 1, madeAt },
    business: { name: business.companyName, organizationNumber: business.organizationNumber },
    partner: { name: partner.name, company: null, organizationNumber: null },
    marketplace: { name: owner.legalName, organizationNumber: owner.organizationNumber },
    scope: scopeOf(proposal, inquiry),
    price: {
      ...{ kind: hourlyRate === null ? 'fixed' : 'running', hourlyRate, credits, partnerCredits },
      milestones: [],
    },
    startsOn: inquiry.item.facts?.startsOn ?? null,
    ...standardDays,
    wantsNda: inquiry.item.facts?.wantsNda ?? false,
    law: 'SE',
  } satisfies AgreementTerms as AgreementTerms
}

/** Offered at once if nothing is missing; otherwise an operator has to state it first. */
const firstLife = (terms: AgreementTerms, at: string): Living['life'] => {
  const life = startOf(agreementProcess, at)
  const offer = step(agreementProcess, life, { name: 'offer', by: 'operator', at })
  return missingIn(terms).length > 0 || typeof offer === 'string' ? life : offer.life
}

const sidesOf = (
  { businessEmail, businessLanguage, email, language }: Proposal,
  { business, partner }: Parties,
) => {
  return {
    business: {
      name: business.contactPerson,
      ...{ email: businessEmail, phone: business.phone, language: businessLanguage },
    },
    partner: { name: partner.name, email, phone: partner.phone, language },
  }
}

const findParties = async ({ businessId, partnerId, partner: shown }: Proposal, { item }: LivingInquiry) => {
  const [business, partner] = await Promise.all([
    getItem(businessProfileEntity.key({ sub: businessId }), businessProfileEntity.item),
    getItem(partnerProfileEntity.key({ sub: partnerId }), partnerProfileEntity.item),
  ])
  const { companyName, contactPerson } = item
  return {
    business: business ?? { companyName, contactPerson, organizationNumber: null, phone: null },
    partner: partner ?? { name: shown.name, phone: null },
  }
}

/** The writes of the agreement that follows when both have said yes, for the transaction of the second yes. */
export const draftingAgreement = async (
  proposal: Proposal,
  inquiry: LivingInquiry,
  at: string,
): Promise<TransactItem[]> => {
  const parties = await findParties(proposal, inquiry)
  const { inquiryId: id, businessId, partnerId, companyName, title } = proposal
  const terms = firstTerms(proposal, inquiry, parties, at)
  const hash = hashOf(terms)
  const key = agreementKey(id)
  const living = { process: agreementProcess, id, key, life: firstLife(terms, at) }
  const ttl = accountingTtl()
  const emails = [proposal.businessEmail, proposal.email]
  return [
    putNew({
      ...{ ...key, ...agreementEntity.indexKey({ kind: 'agreement', createdAt: at, id }) },
      ...{ id, businessId, partnerId, companyName, title, ...sidesOf(proposal, parties) },
      ...{ version: 1, hash, createdAt: at, ttl, ...lifeAttributes(living) },
    }),
    ...schedulingDue(living),
    ...(await storingVersion(terms, hash, emails)),
    ...(await agreementLinks(emails, key, ttl)),
  ]
}
