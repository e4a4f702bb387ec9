import { type Shortlist, shortlistEntity } from '#shared/matching/shortlist.entity.ts'
import type { InquiryKey } from '../platform/inquiries/family.ts'
import { queryItems } from '../platform/table/query-items.ts'

/** The frozen rankings of an inquiry, newest first. */
export const findShortlists = (
  { businessId: sub, inquiryId }: InquiryKey,
  max?: number,
): Promise<Shortlist[]> =>
  queryItems(
    { ...shortlistEntity.list({ sub, inquiryId }), newestFirst: true, ...(max && { max }) },
    shortlistEntity.item,
  )
