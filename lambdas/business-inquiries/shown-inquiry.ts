import type * as z from 'zod/mini'
import type { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { inquiryProcess } from '#shared/business-inquiries/inquiry.process.ts'
import { type Inquiry, inquiry } from '#shared/business-inquiries/inquiry.ts'
import { lifeOf, stateIn, turnOf } from '#shared/contract/process.ts'

/** An inquiry as its business sees it. */
export const shownInquiry = (stored: z.infer<typeof inquiryEntity.item>): Inquiry => {
  const state = stateIn(inquiryProcess, stored.state)
  const turn = turnOf(inquiryProcess, lifeOf(inquiryProcess, stored, stored.createdAt))
  return inquiry.parse({
    ...stored,
    state,
    promisedAt: stored.promisedAt ?? null,
    turn: turn?.turn ?? null,
    until: turn?.until ?? null,
  })
}
