import type * as z from 'zod/mini'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { inquiryProcess } from '#shared/business-inquiries/inquiry.process.ts'
import { lifeOf } from '#shared/contract/process.ts'
import { proposalEntity, proposalKey } from '#shared/proposals/proposal.entity.ts'
import { proposalProcess } from '#shared/proposals/proposal.process.ts'
import type { Living } from '../process/living.ts'
import { getItem } from '../table/get-item.ts'
import { queryItems } from '../table/query-items.ts'
import { type InquiryKey, inquiryItem, type LivingInquiry, type LivingProposal } from './family.ts'

const livingProposal = (item: z.infer<typeof proposalEntity.item>): Living => ({
  process: proposalProcess,
  id: item.id,
  key: proposalKey(item),
  life: lifeOf(proposalProcess, item, item.createdAt),
})

const livingInquiry = (key: Living['key'], item: z.infer<typeof inquiryItem>): Living => ({
  process: inquiryProcess,
  id: item.id,
  key,
  life: lifeOf(inquiryProcess, item, item.createdAt),
})

/** An inquiry and the proposals for it, each in its process; null if there is no such inquiry. */
export const findInquiryFamily = async ({
  businessId,
  inquiryId,
}: InquiryKey): Promise<{ inquiry: LivingInquiry; proposals: LivingProposal[] } | null> => {
  const key = inquiryEntity.key({ sub: businessId, id: inquiryId })
  // Before its proposals: whoever adds one writes the inquiry too, over the revision that was read here.
  const item = await getItem(key, inquiryItem)
  if (!item) return null
  const stored = await queryItems(proposalEntity.list({ sub: businessId, inquiryId }), proposalEntity.item)
  const parent = livingInquiry(key, item)
  const children = stored.map(livingProposal)
  return {
    inquiry: { item, living: parent, family: { parent: null, children, siblings: [] } },
    proposals: stored.map((one, index) => ({
      item: one,
      living: children[index] as Living,
      family: { parent, children: [], siblings: children.filter(child => child !== children[index]) },
    })),
  }
}

/** An inquiry with what lives and dies with it; null if there is no such inquiry. */
export const findInquiry = async (key: InquiryKey): Promise<LivingInquiry | null> =>
  (await findInquiryFamily(key))?.inquiry ?? null
