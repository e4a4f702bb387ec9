import type * as z from 'zod/mini'
import { agreementEntity } from '#shared/agreements/agreement.entity.ts'
import { agreementProcess } from '#shared/agreements/agreement.process.ts'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { inquiryProcess } from '#shared/business-inquiries/inquiry.process.ts'
import { lifeOf } from '#shared/contract/process.ts'
import { proposalEntity, proposalKey } from '#shared/proposals/proposal.entity.ts'
import { proposalProcess } from '#shared/proposals/proposal.process.ts'
import type { Living } from '../process/living.ts'
import { getItem } from '../table/get-item.ts'
import { queryItems } from '../table/query-items.ts'
import {
  type InquiryKey,
  inquiryItem,
  type LivingAgreement,
  type LivingInquiry,
  type LivingProposal,
} from './family.ts'

const livingProposal = (item: z.infer<typeof proposalEntity.item>): Living => ({
  process: proposalProcess,
  id: item.id,
  key: proposalKey(item),
  life: lifeOf(proposalProcess, item, item.createdAt),
})

const livingAgreement = (item: z.infer<typeof agreementEntity.item>): Living => ({
  process: agreementProcess,
  id: item.id,
  key: agreementEntity.key({ id: item.id }),
  life: lifeOf(agreementProcess, item, item.createdAt),
})

const livingInquiry = (key: Living['key'], item: z.infer<typeof inquiryItem>): Living => ({
  process: inquiryProcess,
  id: item.id,
  key,
  life: lifeOf(inquiryProcess, item, item.createdAt),
})

export type InquiryFamily = {
  inquiry: LivingInquiry
  proposals: LivingProposal[]
  /** Null until a business and a partner have both said yes. */
  agreement: LivingAgreement | null
}

/** An inquiry with what belongs to it, each in its process; null if there is no such inquiry. */
export const findInquiryFamily = async ({
  businessId,
  inquiryId,
}: InquiryKey): Promise<InquiryFamily | null> => {
  const key = inquiryEntity.key({ sub: businessId, id: inquiryId })
  // Before what belongs to it: whoever adds to that writes the inquiry too, over the revision that was read here.
  const item = await getItem(key, inquiryItem)
  if (!item) return null
  const [stored, agreed] = await Promise.all([
    queryItems(proposalEntity.list({ sub: businessId, inquiryId }), proposalEntity.item),
    getItem(agreementEntity.key({ id: inquiryId }), agreementEntity.item),
  ])
  const parent = livingInquiry(key, item)
  const proposals = stored.map(livingProposal)
  const agreement = agreed && livingAgreement(agreed)
  const children = [...proposals, ...(agreement ? [agreement] : [])]
  const familyOf = (one: Living) => ({
    parent,
    children: [],
    siblings: children.filter(child => child !== one),
  })
  return {
    inquiry: { item, living: parent, family: { parent: null, children, siblings: [] } },
    proposals: stored.map((one, index) => {
      const living = proposals[index] as Living
      return { item: one, living, family: familyOf(living) }
    }),
    agreement: agreed && agreement ? { item: agreed, living: agreement, family: familyOf(agreement) } : null,
  }
}

/** An inquiry with what lives and dies with it; null if there is no such inquiry. */
export const findInquiry = async (key: InquiryKey): Promise<LivingInquiry | null> =>
  (await findInquiryFamily(key))?.inquiry ?? null
