import { createHash } from 'node:crypto'
import { comparedInquiry } from '#shared/matching/compared-items.ts'
import { type InquiryNeeds, inquiryNeedsEntity } from '#shared/matching/inquiry-needs.entity.ts'
import { getItem } from '../table/get-item.ts'
import type { InquiryKey } from './family.ts'

export const needsKey = ({ businessId: sub, inquiryId }: InquiryKey) =>
  inquiryNeedsEntity.key({ sub, inquiryId })

/** What was confirmed that an inquiry asks for; null if nothing was. */
export const findNeeds = (key: InquiryKey): Promise<InquiryNeeds | null> =>
  getItem(needsKey(key), inquiryNeedsEntity.item)

/** A hash of the text that is compared. */
export const textHashOf = (inquiry: Parameters<typeof comparedInquiry>[0]): string =>
  createHash('sha256').update(comparedInquiry(inquiry, null).text).digest('base64url')
