import * as z from 'zod/mini'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { getItem } from '../table/get-item.ts'
import type { TransactItem } from '../table/table.ts'
import { checkItem } from '../table/write-items.ts'

const statusItem = z.pick(partnerProfileEntity.item, { status: true })

/** How far the approval of a partner is; null if nobody has a profile with the id. */
export const findPartnerStatus = (partnerId: string): Promise<z.infer<typeof statusItem> | null> =>
  getItem(partnerProfileEntity.key({ sub: partnerId }), statusItem)

/** Lets a transaction fail unless a partner is approved. */
export const whileApproved = (partnerId: string): TransactItem =>
  checkItem(partnerProfileEntity.key({ sub: partnerId }), { status: 'approved' })
