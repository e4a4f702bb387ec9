import * as z from 'zod/mini'
import type { agreementEntity } from '#shared/agreements/agreement.entity.ts'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { lifeFields } from '#shared/contract/process.ts'
import type { proposalEntity } from '#shared/proposals/proposal.entity.ts'
import type { Family, Living } from '../process/living.ts'

export type InquiryKey = { businessId: string; inquiryId: string }

const { shape } = inquiryEntity.item

/** What an inquiry's process and its proposals need of it. */
export const inquiryItem = z.object({
  ...lifeFields,
  ...{ id: shape.id, state: shape.state, createdAt: shape.createdAt, serviceId: shape.serviceId },
  ...{ email: shape.email, companyName: shape.companyName, contactPerson: shape.contactPerson },
  ...{ language: shape.language, description: shape.description, facts: shape.facts },
  ...{ proposedAt: shape.proposedAt, version: shape.version },
})

/** An item that lives through a process, as it is stored, with what lives and dies with it. */
type Lived<Item> = { item: Item; living: Living; family: Family }

export type LivingInquiry = Lived<z.infer<typeof inquiryItem>>
export type LivingAgreement = Lived<z.infer<typeof agreementEntity.item>>
export type LivingProposal = Lived<z.infer<typeof proposalEntity.item>>

/** The last of a partner's proposals; those before have ended. */
export const lastOf = (proposals: readonly LivingProposal[], partnerId: string): LivingProposal | undefined =>
  proposals
    .filter(({ item }) => item.partnerId === partnerId)
    .reduce<LivingProposal | undefined>(
      (last, one) => (last && last.item.round > one.item.round ? last : one),
      undefined,
    )
