import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { clock } from '#shared/contract/clock.ts'
import { type PartnerProfile, partnerProfile } from '#shared/partner-profile/partner-profile.ts'
import { Failure } from '../platform/failure.ts'
import type { Receipt } from '../platform/http/idempotency.ts'
import { keys } from '../platform/table/keys.ts'
import { personItem, personReceipt } from '../platform/table/person-item.ts'
import { conditionFailedAt, documents, tableName } from '../platform/table/table.ts'
import { transact } from '../platform/table/transact.ts'
import { saveOverVersion } from '../platform/table/versioned.ts'
import type { HumanCheck } from './human-check.ts'
import type { PartnerProfiles } from './partner-profile.ts'

/** The profile of a partner, or null before onboarding. */
export const findProfile = async (sub: string): Promise<PartnerProfile | null> => {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: keys.partnerProfile(sub), ConsistentRead: true }),
  )
  return Item ? partnerProfile.parse(Item) : null
}

/** Keeps a sum for its one answer. */
export const storeCheck = async (sub: string, { id, a, b, expiresAt }: HumanCheck): Promise<void> => {
  const ttl = Math.ceil(expiresAt / 1000)
  const item = { ...keys.humanCheck(sub, id), sum: a + b, expiresAt, ttl }
  await documents.send(new PutCommand({ TableName: tableName(), Item: item }))
}

const useUp = (sub: string, { id, answer }: { id: string; answer: number }) => ({
  Delete: {
    TableName: tableName(),
    Key: keys.humanCheck(sub, id),
    ConditionExpression: '#sum = :answer AND expiresAt > :now',
    ExpressionAttributeNames: { '#sum': 'sum' },
    ExpressionAttributeValues: { ':answer': answer, ':now': clock.now() },
  },
})

/** The profile before it exists: stored with its check, its receipt and whose it is, in one transaction. */
export const newProfiles = (sub: string, receipt: Receipt): Omit<PartnerProfiles, 'replace'> => ({
  create: async (profile, answer) => {
    const key = keys.partnerProfile(sub)
    const put = {
      TableName: tableName(),
      Item: { ...key, ...keys.partnerProfiles(profile.status, profile.createdAt), ...profile },
      ConditionExpression: 'attribute_not_exists(PK)',
    }
    const done = receipt(partnerProfile.parse(profile))
    const links = await Promise.all([
      personItem(profile.email, key, { name: `PROFILE#${sub}` }),
      personReceipt(profile.email, done),
    ])
    const items = [{ Put: put }, useUp(sub, answer), ...links, done]
    try {
      await transact(items)
    } catch (error) {
      if (conditionFailedAt(error, 0)) throw new Failure('profile_exists')
      if (conditionFailedAt(error, 1)) {
        throw new Failure('human_check_failed', { fields: { 'humanCheck.answer': 'invalid' } })
      }
      throw error
    }
  },
  discardCheck: async id => {
    await documents.send(new DeleteCommand({ TableName: tableName(), Key: keys.humanCheck(sub, id) }))
  },
})

/** The stored profile, for edits. */
export const storedProfile = (sub: string): Pick<PartnerProfiles, 'replace'> => ({
  replace: async (fields, seen, updatedAt) =>
    partnerProfile.parse(await saveOverVersion(keys.partnerProfile(sub), { fields, seen, updatedAt })),
})
