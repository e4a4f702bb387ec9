import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { clock } from '#shared/contract/clock.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { keys } from '../platform/table/keys.ts'
import { ttlOf } from '../platform/table/retention.ts'
import { documents, tableName } from '../platform/table/table.ts'

/** A device at one address: the token means nothing at another. */
export const deviceHash = (token: string, email: string): Promise<string> => keyedHash('device', token, email)

export const isRemembered = async (hash: string): Promise<boolean> => {
  const { Item } = await documents.send(new GetCommand({ TableName: tableName(), Key: keys.device(hash) }))
  return Item !== undefined && Number(Item.ttl) > clock.seconds()
}

/** Remembers a device that has signed in, for 180 days from the last time. */
export const rememberDevice = async (hash: string): Promise<void> => {
  const item = { ...keys.device(hash), ttl: ttlOf('device') }
  await documents.send(new PutCommand({ TableName: tableName(), Item: item }))
}
