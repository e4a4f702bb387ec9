import * as z from 'zod/mini'
import { clock } from '#shared/contract/clock.ts'
import { language } from '#shared/contract/language.ts'
import { type PartnerProfile, partnerProfile } from '#shared/partner-profile/partner-profile.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { Failure } from '../platform/failure.ts'
import type { Receipt } from '../platform/http/idempotency.ts'
import { moreThan, not, present } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import { keys } from '../platform/table/keys.ts'
import { personItem, personReceipt } from '../platform/table/person-item.ts'
import { conditionFailedAt } from '../platform/table/table.ts'
import { transact, transactIf } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { saveOverVersion } from '../platform/table/versioned.ts'
import { write } from '../platform/table/write.ts'
import { deleteItem, putItem, putNew } from '../platform/table/write-items.ts'
import type { PartnerDecisions } from './decide-on-partner.ts'
import type { HumanCheck } from './human-check.ts'
import type { PartnerProfiles } from './partner-profile.ts'

/** The profile of a partner, or null before onboarding. */
export const findProfile = (sub: string): Promise<PartnerProfile | null> =>
  getItem(keys.partnerProfile(sub), partnerProfile)

/** Stores a sum until it is answered. */
export const storeCheck = async (sub: string, { id, a, b, expiresAt }: HumanCheck): Promise<void> => {
  const ttl = Math.ceil(expiresAt / 1000)
  await write(putItem({ ...keys.humanCheck(sub, id), sum: a + b, expiresAt, ttl }))
}

const spendCheck = (sub: string, { id, answer }: { id: string; answer: number }) =>
  deleteItem(keys.humanCheck(sub, id)).expect({ sum: answer, expiresAt: moreThan(clock.now()) })

/** The profile before it exists: stored with its check, its receipt and the link to its owner, in one transaction. */
export const newProfiles = (sub: string, receipt: Receipt): Omit<PartnerProfiles, 'replace'> => ({
  create: async (profile, answer) => {
    const key = keys.partnerProfile(sub)
    const item = { ...key, ...keys.partnerProfiles(profile.status, profile.createdAt), ...profile }
    const done = receipt(partnerProfile.parse(profile))
    const links = await Promise.all([
      personItem(profile.email, key, { name: `PROFILE#${sub}` }),
      personReceipt(profile.email, done),
    ])
    try {
      await transact([putNew(item), spendCheck(sub, answer), ...links, done])
    } catch (error) {
      if (conditionFailedAt(error, 0)) throw new Failure('profile_exists')
      if (conditionFailedAt(error, 1)) {
        throw new Failure('human_check_failed', { fields: { 'humanCheck.answer': 'invalid' } })
      }
      throw error
    }
  },
  discardCheck: id => write(deleteItem(keys.humanCheck(sub, id))),
})

/** The stored profile, for edits. */
export const storedProfile = (sub: string): Pick<PartnerProfiles, 'replace'> => ({
  replace: async (fields, seen, updatedAt) =>
    partnerProfile.parse(await saveOverVersion(keys.partnerProfile(sub), { fields, seen, updatedAt })),
})

const roleItem = z.object({ language, emailVerifiedAt: z.optional(z.string()) })

const movingTo = (partnerId: string, status: string) =>
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
    transactIf(movingTo(partnerId, decision.status), [
      auditItem(operation, keys.partnerProfile(partnerId).PK, decision),
    ]),
})
