import * as z from 'zod/mini'
import { roleEntity } from '#shared/accounts/role.entity.ts'
import { clock } from '#shared/contract/clock.ts'
import { humanCheckEntity } from '#shared/partner-profile/human-check.entity.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { type PartnerProfile, partnerProfile } from '#shared/partner-profile/partner-profile.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { Failure } from '../platform/failure.ts'
import type { Receipt } from '../platform/http/idempotency.ts'
import { moreThan, not, present } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import { personItem, personReceipt } from '../platform/table/person-item.ts'
import { conditionFailedAt } from '../platform/table/table.ts'
import { transact, transactIf } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { saveOverVersion } from '../platform/table/versioned.ts'
import { write } from '../platform/table/write.ts'
import { deleteItem, putItem, putNew } from '../platform/table/write-items.ts'
import { acceptanceItem } from '../platform/terms/acceptances.store.ts'
import type { PartnerDecisions } from './decide-on-partner.ts'
import type { HumanCheck } from './human-check.ts'
import type { PartnerProfiles } from './partner-profile.ts'

/** The profile of a partner, or null before onboarding. */
export const findProfile = (sub: string): Promise<PartnerProfile | null> =>
  getItem(partnerProfileEntity.key({ sub }), partnerProfile)

/** Stores a sum until it is answered. */
export const storeCheck = async (sub: string, { id, a, b, expiresAt }: HumanCheck): Promise<void> => {
  const ttl = Math.ceil(expiresAt / 1000)
  await write(putItem({ ...humanCheckEntity.key({ sub, id }), sum: a + b, expiresAt, ttl }))
}

const spendCheck = (sub: string, { id, answer }: { id: string; answer: number }) =>
  deleteItem(humanCheckEntity.key({ sub, id })).expect({ sum: answer, expiresAt: moreThan(clock.now()) })

/** The profile before it exists: stored with terms, check, receipt and the link to its owner, in one transaction. */
export const newProfiles = (sub: string, receipt: Receipt): Omit<PartnerProfiles, 'replace'> => ({
  create: async (profile, answer, terms) => {
    const key = partnerProfileEntity.key({ sub })
    const item = {
      ...key,
      ...partnerProfileEntity.indexKey({ status: profile.status, createdAt: profile.createdAt }),
      ...profile,
    }
    const done = receipt(partnerProfile.parse(profile))
    const links = await Promise.all([
      personItem(profile.email, key, { name: `PROFILE#${sub}` }),
      personReceipt(profile.email, done),
    ])
    try {
      const acceptance = acceptanceItem({ pool: 'partner', sub }, terms)
      await transact([putNew(item), spendCheck(sub, answer), acceptance, ...links, done])
    } catch (error) {
      if (conditionFailedAt(error, 0)) throw new Failure('profile_exists')
      if (conditionFailedAt(error, 1)) {
        throw new Failure('human_check_failed', { fields: { 'humanCheck.answer': 'invalid' } })
      }
      throw error
    }
  },
  discardCheck: id => write(deleteItem(humanCheckEntity.key({ sub, id }))),
})

/** The stored profile, for edits. */
export const storedProfile = (sub: string): Pick<PartnerProfiles, 'replace'> => ({
  replace: async (fields, seen, updatedAt) =>
    partnerProfile.parse(
      await saveOverVersion(partnerProfileEntity.key({ sub }), { fields, seen, updatedAt }),
    ),
})

const roleItem = z.pick(roleEntity.item, { language: true, emailVerifiedAt: true })

const movingTo = (partnerId: string, status: string) =>
  update(partnerProfileEntity.key({ sub: partnerId }))
    .set({ status, ...partnerProfileEntity.indexList({ status }).partition })
    .expect({ PK: present, status: not(status) })

/** The decisions on partners, as one operation makes them. The audit item is the request to mail about it. */
export const partnerDecisions = (operation: Operation): PartnerDecisions => ({
  find: async partnerId => {
    const [profile, role] = await Promise.all([
      getItem(
        partnerProfileEntity.key({ sub: partnerId }),
        z.pick(partnerProfileEntity.item, { email: true }),
      ),
      getItem(roleEntity.key({ pool: 'partner', sub: partnerId }), roleItem),
    ])
    if (!profile) return null
    return { ...profile, language: role?.language ?? 'sv', emailVerifiedAt: role?.emailVerifiedAt ?? null }
  },
  decide: (partnerId, decision) =>
    transactIf(movingTo(partnerId, decision.status), [
      auditItem(operation, partnerProfileEntity.key({ sub: partnerId }).PK, decision),
    ]),
})
