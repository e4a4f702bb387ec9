import type * as z from 'zod/mini'
import type { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { inquiryProcess } from '#shared/business-inquiries/inquiry.process.ts'
import { type Inquiry, inquiry } from '#shared/business-inquiries/inquiry.ts'
import { lifeOf, stateIn, turnOf } from '#shared/contract/process.ts'

type Stored = z.infer<typeof inquiryEntity.item>

/** By when proposals are promised now: a broken promise has a new time, and so has a further search. */
const promiseOf = ({ promisedAt, proposedAt, terms }: Stored) => {
  const latest = terms?.promise ?? promisedAt
  const wasMoved = Boolean(latest && promisedAt && latest > promisedAt)
  return { promisedAt: latest ?? null, late: wasMoved && !proposedAt }
}

/** An inquiry as its business sees it. */
export const shownInquiry = (stored: Stored): Inquiry => {
  const state = stateIn(inquiryProcess, stored.state)
  const turn = turnOf(inquiryProcess, lifeOf(inquiryProcess, stored, stored.createdAt))
  return inquiry.parse({
    ...stored,
    state,
    ...promiseOf(stored),
    turn: turn?.turn ?? null,
    until: turn?.until ?? null,
  })
}
