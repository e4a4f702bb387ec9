import * as z from 'zod/mini'
import { language } from '#shared/contract/language.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { not, present } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import { keys } from '../platform/table/keys.ts'
import { transactIf } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import type { PartnerDecisions } from './decide-on-partner.ts'

const roleItem = z.object({ language, emailVerifiedAt: z.optional(z.string()) })

const moving = (partnerId: string, status: string) =>
  update(keys.partnerProfile(partnerId))
    .set({ status, GSI1PK: keys.partnerProfiles(status, '').GSI1PK })
    .expect({ PK: present, status: not(status) })

/** The decisions on partners, as one operation makes them. The audit item is the request to mail about it. */
export const partnerDecisions = (operation: Operation): PartnerDecisions => ({
  find: async partnerId => {
    const [profile, role] = await Promise.all([
      getItem(keys.partnerProfile(partnerId), z.object({ email: z.string() })),
      getItem(keys.role('partner', partnerId), roleItem),
    ])
    if (!profile) return null
    return { ...profile, language: role?.language ?? 'sv', emailVerifiedAt: role?.emailVerifiedAt ?? null }
  },
  decide: (partnerId, decision) =>
    transactIf(moving(partnerId, decision.status), [
      auditItem(operation, keys.partnerProfile(partnerId).PK, decision),
    ]),
})
