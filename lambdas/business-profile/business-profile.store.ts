import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { type BusinessProfile, businessProfile } from '#shared/business-profile/business-profile.ts'
import { Failure } from '../platform/failure.ts'
import type { Receipt } from '../platform/http/idempotency.ts'
import { keys } from '../platform/table/keys.ts'
import { personReceipt } from '../platform/table/person-item.ts'
import { conditionFailedAt, documents, tableName } from '../platform/table/table.ts'
import { transact } from '../platform/table/transact.ts'
import { saveOverVersion } from '../platform/table/versioned.ts'
import type { BusinessProfiles } from './business-profile.ts'

const roleItem = z.object({ role: z.enum(['business', 'partner']), email: z.string() })
const creditsItem = z.object({ balance: z.number() })

const read = async (key: { PK: string; SK: string }) => {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: key, ConsistentRead: true }),
  )
  return Item
}

/** The profile of a business, or null before onboarding. */
export const findProfile = async (sub: string): Promise<BusinessProfile | null> => {
  const item = await read(keys.businessProfile(sub))
  return item ? businessProfile.parse(item) : null
}

/** The role record; null where the trigger that writes it has not run. */
export const findRole = async (sub: string): Promise<z.infer<typeof roleItem> | null> => {
  const item = await read(keys.role('business', sub))
  return item ? roleItem.parse(item) : null
}

/** The credits a business has left; none before its first order. */
export const findCredits = async (sub: string): Promise<z.infer<typeof creditsItem>> => {
  const item = await read(keys.credits(sub))
  return item ? creditsItem.parse(item) : { balance: 0 }
}

/** Stores a first profile together with the receipt of its submission. */
export const newProfiles = (
  { sub, email }: { sub: string; email: string | undefined },
  receipt: Receipt,
): Pick<BusinessProfiles, 'create'> => ({
  create: async profile => {
    const put = {
      TableName: tableName(),
      Item: { ...keys.businessProfile(sub), ...keys.businessProfiles(profile.createdAt), ...profile },
      ConditionExpression: 'attribute_not_exists(PK)',
    }
    const done = receipt(profile)
    const links = email === undefined ? [] : [await personReceipt(email, done)]
    try {
      await transact([{ Put: put }, ...links, done])
    } catch (error) {
      if (conditionFailedAt(error, 0)) throw new Failure('profile_exists')
      throw error
    }
  },
})

/** The stored profile, for edits. */
export const storedProfile = (sub: string): Pick<BusinessProfiles, 'replace'> => ({
  replace: async (fields, seen, updatedAt) =>
    businessProfile.parse(await saveOverVersion(keys.businessProfile(sub), { fields, seen, updatedAt })),
})
