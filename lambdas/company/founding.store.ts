import * as z from 'zod/mini'
import { businessProfileEntity } from '#shared/business-profile/business-profile.entity.ts'
import { businessProfile } from '#shared/business-profile/business-profile.ts'
import { companyEntity } from '#shared/company/company.entity.ts'
import { keyParts } from '#shared/contract/key-template.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { numberItem } from '../platform/company/company-number.store.ts'
import { getItem } from '../platform/table/get-item.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { checkItem, putNew } from '../platform/table/write-items.ts'
import { findAccount, findCompany, findProfile, foundingOf } from './company.store.ts'

const keys = z.object({ PK: z.string() })

/** The ids of all businesses that have a profile. */
export const findBusinesses = async (): Promise<string[]> => {
  const { partition } = businessProfileEntity.indexList({})
  const items = await queryItems({ partition, fields: ['PK'] }, keys)
  return items.flatMap(({ PK }) => keyParts(businessProfileEntity.pk, PK)?.sub ?? [])
}

/** Makes a company of a business whose founder is alone in it; false if it is one, or if nobody signs in to it. */
export const found = async (companyId: string, operation: Operation): Promise<boolean> => {
  const [company, profile, account] = await Promise.all([
    findCompany(companyId),
    findProfile(companyId),
    findAccount(companyId),
  ])
  if (company || !profile || !account) return false
  const person = { sub: companyId, name: profile.contactPerson, email: account.email }
  return tryTransact([
    // Refused if the first invitation or another run was faster.
    ...foundingOf({ ...person, companyId, role: 'owner', joinedAt: operation.at }),
    auditItem(operation, companyEntity.key({ sub: companyId }).PK),
  ])
}

/** Lets a business be found by its number; false if it is, or if it has none. */
export const enterNumber = async (sub: string, operation: Operation): Promise<boolean> => {
  const profile = await getItem(businessProfileEntity.key({ sub }), businessProfile)
  if (!profile?.organizationNumber) return false
  const { organizationNumber, createdAt, version } = profile
  return tryTransact([
    putNew(await numberItem(sub, organizationNumber, createdAt)),
    // Refused if the number is changed meanwhile: then it is entered with that.
    checkItem(businessProfileEntity.key({ sub }), { version }),
    auditItem(operation, companyEntity.key({ sub }).PK),
  ])
}
