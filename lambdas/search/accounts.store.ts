import * as z from 'zod/mini'
import { roleEntity } from '#shared/accounts/role.entity.ts'
import { businessProfileEntity } from '#shared/business-profile/business-profile.entity.ts'
import { keyParts } from '#shared/contract/key-template.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { partnerStatuses } from '#shared/partner-profile/partner-profile.ts'
import { getItem } from '../platform/table/get-item.ts'
import type { Stored } from '../platform/table/words.ts'
import { fieldsOf } from './found.ts'
import { type Newest, readNewest } from './newest.store.ts'

type Pool = 'business' | 'partner'

const profileOf = { business: businessProfileEntity, partner: partnerProfileEntity } as const

const profileRanges = {
  business: [businessProfileEntity.indexList({})],
  partner: partnerStatuses.map(status => partnerProfileEntity.indexList({ status })),
} as const

const subIn = (template: string, { PK }: Stored): string =>
  (keyParts(template, String(PK)) as { sub?: string } | null)?.sub ?? ''

/** The accounts of a pool, each with the fields of its role and, once it has one, of its profile. */
export const readAccounts = async (pool: Pool): Promise<Newest> => {
  const [roles, profiles] = await Promise.all([
    readNewest([roleEntity.indexList({ pool })], ['PK', 'email', 'createdAt']),
    readNewest(profileRanges[pool], fieldsOf(pool)),
  ])
  const accounts = new Map<string, Stored>()
  const enter = (id: string, fields: Stored) => accounts.set(id, { ...accounts.get(id), ...fields, id })
  for (const role of roles.items) enter(subIn(roleEntity.pk, role), role)
  for (const profile of profiles.items) enter(subIn(profileOf[pool].pk, profile), profile)
  return { items: [...accounts.values()], isCut: roles.isCut || profiles.isCut }
}

/** One account, read the same way; null if there is none. */
export const findAccount = async (pool: Pool, sub: string): Promise<Stored | null> => {
  const anyFields = z.record(z.string(), z.unknown())
  const found = await Promise.all([
    getItem(roleEntity.key({ pool, sub }), anyFields),
    getItem(profileOf[pool].key({ sub }), anyFields),
  ])
  return found.some(Boolean) ? { ...found[0], ...found[1], id: sub } : null
}
