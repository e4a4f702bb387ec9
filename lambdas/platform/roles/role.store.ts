import * as z from 'zod/mini'
import { roleEntity } from '#shared/accounts/role.entity.ts'
import { getItem } from '../table/get-item.ts'

const roleItem = z.object({
  role: z.enum(['business', 'partner']),
  email: z.string(),
  /** Set once the partner has shown that they read what is mailed there. */
  emailVerifiedAt: z.optional(z.string()),
})

export type PartnerRole = z.infer<typeof roleItem>

/** The role record of a partner; null if the trigger that writes it has not run. */
export const findPartnerRole = (sub: string): Promise<PartnerRole | null> =>
  getItem(roleEntity.key({ pool: 'partner', sub }), roleItem)
