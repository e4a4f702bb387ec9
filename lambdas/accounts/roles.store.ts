import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { clock } from '#shared/contract/clock.ts'
import type { Language } from '#shared/contract/language.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { keys } from '../platform/table/keys.ts'
import { conditionFailed, documents, tableName } from '../platform/table/table.ts'

type Pool = 'business' | 'partner'
type Account = { pool: Pool; sub: string; email: string; language: Language }

const putOnce = async (item: Record<string, unknown>): Promise<void> => {
  const put = new PutCommand({
    TableName: tableName(),
    Item: item,
    ConditionExpression: 'attribute_not_exists(PK)',
  })
  await documents.send(put).catch(error => {
    if (!conditionFailed(error)) throw error
  })
}

/** Writes the role record where it is missing; the pool decides the role. Storing it tells the operator. */
export const ensureRole = async ({ pool, sub, email, language }: Account): Promise<void> => {
  const key = keys.role(pool, sub)
  const emailHash = await keyedHash('email', email)
  const createdAt = new Date(clock.now()).toISOString()
  await Promise.all([
    putOnce({ ...key, role: pool, pool, sub, email, emailHash, language, createdAt }),
    putOnce({ ...keys.person(emailHash, `${pool.toUpperCase()}#${sub}`), entity: key }),
  ])
}

/** Notes that the address is really the partner's: they have read a mail sent to it. */
export const markEmailVerified = async (pool: Pool, sub: string): Promise<void> => {
  await documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.role(pool, sub),
      UpdateExpression: 'SET emailVerifiedAt = if_not_exists(emailVerifiedAt, :now)',
      ExpressionAttributeValues: { ':now': new Date(clock.now()).toISOString() },
    }),
  )
}
