import * as z from 'zod/mini'
import { getItem } from '../table/get-item.ts'
import { keys } from '../table/keys.ts'

const roleItem = z.object({
  role: z.enum(['business', 'partner']),
  email: z.string(),
  /** Set once the partner has proved that they read mail sent there. */
  emailVerifiedAt: z.optional(z.string()),
})

export type PartnerRole = z.infer<typeof roleItem>

/** The role record of a partner; null if the trigger that writes it has not run. */
export const findPartnerRole = (sub: string): Promise<PartnerRole | null> =>
  getItem(keys.role('partner', sub), roleItem)
