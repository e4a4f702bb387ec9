import * as z from 'zod/mini'
import { roleEntity } from '#shared/accounts/role.entity.ts'
import { businessProfileEntity } from '#shared/business-profile/business-profile.entity.ts'
import { type BusinessProfile, businessProfile } from '#shared/business-profile/business-profile.ts'
import { numberWrite } from '../platform/company/company-number.store.ts'
import { Failure } from '../platform/failure.ts'
import type { Receipt } from '../platform/http/idempotency.ts'
import { getItem } from '../platform/table/get-item.ts'
import { personReceipt } from '../platform/table/person-item.ts'
import { conditionFailedAt } from '../platform/table/table.ts'
import { transact } from '../platform/table/transact.ts'
import { saveOverVersion } from '../platform/table/versioned.ts'
import { write } from '../platform/table/write.ts'
import { putNew } from '../platform/table/write-items.ts'
import { acceptanceItem } from '../platform/terms/acceptances.store.ts'
import type { BusinessProfiles } from './business-profile.ts'

const roleItem = z.pick(roleEntity.item, { role: true, email: true })

/** The profile of a business, or null before onboarding. */
export const findProfile = (sub: string): Promise<BusinessProfile | null> =>
  getItem(businessProfileEntity.key({ sub }), businessProfile)

/** The role record; null if the trigger that writes it has not run. */
export const findRole = (sub: string): Promise<z.infer<typeof roleItem> | null> =>
  getItem(roleEntity.key({ pool: 'business', sub }), roleItem)

/** Stores a first profile together with the accepted terms and the receipt of its submission. */
export const newProfiles = (
  { sub, person, email }: { sub: string; person: string; email: string | undefined },
  receipt: Receipt,
): Pick<BusinessProfiles, 'create'> => ({
  create: async (profile, terms) => {
    const item = {
      ...businessProfileEntity.key({ sub }),
      ...businessProfileEntity.indexKey({ createdAt: profile.createdAt }),
      ...profile,
    }
    const done = receipt(profile)
    const number = profile.organizationNumber === null ? [] : [await numberWrite(sub, profile)]
    const links = email === undefined ? [] : [await personReceipt(email, done)]
    try {
      await transact([
        putNew(item),
        ...number,
        acceptanceItem({ pool: 'business', sub: person }, terms),
        ...links,
        done,
      ])
    } catch (error) {
      if (conditionFailedAt(error, 0)) throw new Failure('profile_exists')
      throw error
    }
  },
})

/** The stored profile, for edits. */
export const storedProfile = (sub: string): Pick<BusinessProfiles, 'replace'> => ({
  replace: async (fields, seen, updatedAt) => {
    const saved = await saveOverVersion(businessProfileEntity.key({ sub }), { fields, seen, updatedAt })
    const profile = businessProfile.parse(saved)
    // Afterwards, as a save that is refused changes nothing; one that is repeated writes it again.
    await write(await numberWrite(sub, profile))
    return profile
  },
})
