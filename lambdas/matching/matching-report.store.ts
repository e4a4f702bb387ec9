import * as z from 'zod/mini'
import { keyParts } from '#shared/contract/key-template.ts'
import { shortlistEntity } from '#shared/matching/shortlist.entity.ts'
import { proposalEntity } from '#shared/proposals/proposal.entity.ts'
import { queryItems } from '../platform/table/query-items.ts'
import type { Outcome } from './matching-report.ts'

const shortlistItem = z.extend(
  z.pick(shortlistEntity.item, { inquiryId: true, createdAt: true, rows: true }),
  { PK: z.string() },
)
const proposalItem = z.pick(proposalEntity.item, { partnerId: true, state: true })

/** States of a proposal that a business has chosen. */
const chosen: readonly string[] = ['chosen', 'agreed', 'engaged']

const reachedIn = async (sub: string, inquiryId: string): Promise<Outcome['reached']> => {
  const proposals = await queryItems(
    { ...proposalEntity.list({ sub, inquiryId }), fields: ['partnerId', 'state'] },
    proposalItem,
  )
  const reached = new Map<string, 'proposed' | 'chosen'>()
  // Nobody but operators knows of a draft. Who was proposed again and chosen then was chosen.
  for (const { partnerId, state } of proposals)
    if (chosen.includes(state)) reached.set(partnerId, 'chosen')
    else if (state !== 'drafted' && !reached.has(partnerId)) reached.set(partnerId, 'proposed')
  return reached
}

/** The shortlists that were frozen in a month, with what became of their partners until now. */
export const findOutcomes = async (month: string): Promise<Outcome[]> => {
  const { partition } = shortlistEntity.indexList({ createdAt: month })
  const items = await queryItems({ partition }, shortlistItem)
  return Promise.all(
    items.map(async ({ PK, ...item }) => ({
      ...item,
      reached: await reachedIn(keyParts(shortlistEntity.pk, PK)?.sub ?? '', item.inquiryId),
    })),
  )
}
