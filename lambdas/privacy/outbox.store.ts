import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import * as z from 'zod/mini'
import { clock } from '#shared/contract/clock.ts'
import { noticeEntity } from '#shared/mail/notice.entity.ts'
import { environment } from '../platform/env/environment.ts'
import { objectsIn } from '../platform/files/objects.store.ts'
import { conditionFailed, documents, tableName } from '../platform/table/table.ts'
import { queried } from './belongings.store.ts'
import { mentions } from './mentions.ts'
import type { Item } from './person.ts'

const noticeState = (state: 'failed' | 'claimed') =>
  queried({
    IndexName: 'GSI1',
    KeyConditionExpression: 'GSI1PK = :unsent',
    ExpressionAttributeValues: { ':unsent': noticeEntity.indexList({ state }).partition.GSI1PK },
  })

/** The mails that are not out yet. */
export const unsentNotices = async (): Promise<Item[]> =>
  (await Promise.all([noticeState('failed'), noticeState('claimed')])).flat()

/** Ends a mail before it goes out; whoever has taken it on already still notes that it is sent. */
export const endNotice = async ({ PK, SK }: Item): Promise<void> => {
  const update = new UpdateCommand({
    TableName: tableName(),
    Key: { PK, SK },
    UpdateExpression: 'SET #state = :ended, settledAt = :now REMOVE GSI1PK, GSI1SK',
    ConditionExpression: '#state IN (:failed, :claimed)',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: {
      ':ended': 'suppressed',
      ':failed': 'failed',
      ':claimed': 'claimed',
      ':now': new Date(clock.now()).toISOString(),
    },
  })
  await documents.send(update).catch(error => {
    if (!conditionFailed(error)) throw error
  })
}

const parkedBelow = 'aws/lambda/'
const page = 100

const invocation = z.looseObject({ payload: z.string() })

type Images = NonNullable<DynamoDBRecord['dynamodb']>

const unread = ({ OldImage, NewImage }: Images): unknown[] =>
  [OldImage, NewImage].map(image => image && unmarshall(image as Parameters<typeof unmarshall>[0]))

const isAbout = async ({ dynamodb = {} }: DynamoDBRecord, emailHash: string, owners: ReadonlySet<string>) =>
  owners.has(dynamodb.Keys?.PK?.S ?? '') ||
  owners.has(`${dynamodb.Keys?.PK?.S}#${dynamodb.Keys?.SK?.S}`) ||
  (await mentions(unread(dynamodb), emailHash))

const parked = () => objectsIn(environment('FAILURES_BUCKET'))

const forget = async (key: string, emailHash: string, owners: ReadonlySet<string>): Promise<boolean> => {
  const bytes = await parked().read(key)
  if (!bytes) return false
  const stored = invocation.parse(JSON.parse(bytes.toString('utf8')))
  const { Records } = JSON.parse(stored.payload) as { Records: DynamoDBRecord[] }
  const about = await Promise.all(Records.map(record => isAbout(record, emailHash, owners)))
  const others = Records.filter((_, place) => !about[place])
  if (others.length === Records.length) return false
  if (others.length === 0) await parked().remove(key)
  else {
    const payload = JSON.stringify({ Records: others })
    await parked().put(key, Buffer.from(JSON.stringify({ ...stored, payload })), 'application/json')
  }
  return true
}

/** Takes what is about a person out of the parked records; answers how many it was in. */
export const forgetParked = async (emailHash: string, owners: ReadonlySet<string>): Promise<number> => {
  let after: string | undefined
  let forgotten = 0
  do {
    const { keys: found, next } = await parked().list(parkedBelow, after, page)
    for (const key of found) forgotten += Number(await forget(key, emailHash, owners))
    after = next ?? undefined
  } while (after)
  return forgotten
}
