import { agreementEntity } from '#shared/agreements/agreement.entity.ts'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { keyParts } from '#shared/contract/key-template.ts'
import { leadEntity } from '#shared/leads/lead.entity.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { proposalEntity } from '#shared/proposals/proposal.entity.ts'
import { readAgreement } from '../agreements/agreements.store.ts'
import { findLead } from '../leads/leads.store.ts'
import { findAdmission } from '../partner-profile/admission.store.ts'
import { findInquiryFamily } from '../platform/inquiries/family.store.ts'
import type { Found } from '../platform/process/found.ts'
import { noFamily } from '../platform/process/living.ts'
import type { Key } from '../platform/table/table.ts'
import { findReportByKey } from '../reports/by-time.store.ts'

/** How the item of each process is found by its key, with what lives and dies with it. */
export const finders: Readonly<Record<string, (key: Key) => Promise<Found | null>>> = {
  inquiry: async ({ PK, SK }) => {
    const { sub: businessId = '' } = keyParts(inquiryEntity.pk, PK) ?? {}
    const { id: inquiryId = '' } = keyParts(inquiryEntity.sk, SK) ?? {}
    return (await findInquiryFamily({ businessId, inquiryId }))?.inquiry ?? null
  },
  proposal: async ({ PK, SK }) => {
    const { sub: businessId = '' } = keyParts(proposalEntity.pk, PK) ?? {}
    const { inquiryId = '' } = keyParts(proposalEntity.sk, SK) ?? {}
    const family = await findInquiryFamily({ businessId, inquiryId })
    return family?.proposals.find(({ living }) => living.key.SK === SK) ?? null
  },
  agreement: async ({ PK }) => {
    const stored = await readAgreement(keyParts(agreementEntity.pk, PK)?.id ?? '')
    if (!stored) return null
    const { id: inquiryId, businessId } = stored.item
    return (await findInquiryFamily({ businessId, inquiryId }))?.agreement ?? null
  },
  lead: async ({ PK }) => {
    const lead = await findLead(keyParts(leadEntity.pk, PK)?.id ?? '')
    return lead && { living: lead.living, family: noFamily }
  },
  admission: async ({ PK }) => {
    const living = await findAdmission(keyParts(partnerProfileEntity.pk, PK)?.sub ?? '')
    return living && { living, family: noFamily }
  },
  report: findReportByKey,
}
