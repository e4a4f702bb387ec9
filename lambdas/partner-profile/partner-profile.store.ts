import { clock } from '#shared/contract/clock.ts'
import type { Language } from '#shared/contract/language.ts'
import { humanCheckEntity } from '#shared/partner-profile/human-check.entity.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { type PartnerProfile, partnerProfile } from '#shared/partner-profile/partner-profile.ts'
import { Failure } from '../platform/failure.ts'
import type { Receipt } from '../platform/http/idempotency.ts'
import { lifeAttributes, schedulingDue } from '../platform/process/living.ts'
import { moreThan, present } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import { personItem, personReceipt } from '../platform/table/person-item.ts'
import { conditionFailedAt } from '../platform/table/table.ts'
import { transact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { saveOverVersion } from '../platform/table/versioned.ts'
import { write, writeIf } from '../platform/table/write.ts'
import { deleteItem, putItem, putNew } from '../platform/table/write-items.ts'
import { acceptanceItem } from '../platform/terms/acceptances.store.ts'
import { newAdmission } from './admission.store.ts'
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
    const admission = newAdmission(sub, profile.createdAt)
    const item = {
      ...key,
      ...lifeAttributes(admission),
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
      const due = schedulingDue(admission)
      await transact([putNew(item), spendCheck(sub, answer), acceptance, ...due, ...links, done])
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

/** Stores the language that mails about applications are written in; there is no profile before onboarding. */
export const storeProfileLanguage = async (sub: string, language: Language): Promise<void> => {
  const key = partnerProfileEntity.key({ sub })
  await writeIf(update(key).set({ language }).expect({ PK: present }))
}
