import * as z from 'zod/mini'
import { roleEntity } from '#shared/accounts/role.entity.ts'
import { getItem } from '../table/get-item.ts'

const roleItem = z.pick(roleEntity.item, { role: true, email: true, emailVerifiedAt: true })

export type PartnerRole = z.infer<typeof roleItem>

/** The role record of a partner; null if the trigger that writes it has not run. */
export const findPartnerRole = (sub: string): Promise<PartnerRole | null> =>
  getItem(roleEntity.key({ pool: 'partner', sub }), roleItem)
