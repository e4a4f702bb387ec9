import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import * as z from 'zod/mini'
import { environment } from '../platform/env/environment.ts'
import { objectsIn } from '../platform/files/objects.store.ts'
import { mentions } from './mentions.ts'

const prefix = 'aws/lambda/'
const pageSize = 100

const invocation = z.looseObject({ payload: z.string() })

type Images = NonNullable<DynamoDBRecord['dynamodb']>

const itemsIn = ({ OldImage, NewImage }: Images): unknown[] =>
  [OldImage, NewImage].map(image => image && unmarshall(image as Parameters<typeof unmarshall>[0]))

const isAbout = async ({ dynamodb = {} }: DynamoDBRecord, emailHash: string, owners: ReadonlySet<string>) =>
  owners.has(dynamodb.Keys?.PK?.S ?? '') ||
  owners.has(`${dynamodb.Keys?.PK?.S}#${dynamodb.Keys?.SK?.S}`) ||
  (await mentions(itemsIn(dynamodb), emailHash))

const parkedObjects = () => objectsIn(environment('FAILURES_BUCKET'))

const removeFrom = async (key: string, emailHash: string, owners: ReadonlySet<string>): Promise<boolean> => {
  const bytes = await parkedObjects().read(key)
  if (!bytes) return false
  const stored = invocation.parse(JSON.parse(bytes.toString('utf8')))
  const { Records } = JSON.parse(stored.payload) as { Records: DynamoDBRecord[] }
  const about = await Promise.all(Records.map(record => isAbout(record, emailHash, owners)))
  const others = Records.filter((_, index) => !about[index])
  if (others.length === Records.length) return false
  if (others.length === 0) await parkedObjects().remove(key)
  else {
    const payload = JSON.stringify({ Records: others })
    await parkedObjects().put(key, Buffer.from(JSON.stringify({ ...stored, payload })), 'application/json')
  }
  return true
}

/** Removes what is about a person from the parked records; returns how many of them it changed. */
export const removeFromParked = async (emailHash: string, owners: ReadonlySet<string>): Promise<number> => {
  let after: string | undefined
  let changed = 0
  do {
    const { keys, next } = await parkedObjects().list(prefix, after, pageSize)
    for (const key of keys) changed += Number(await removeFrom(key, emailHash, owners))
    after = next ?? undefined
  } while (after)
  return changed
}
