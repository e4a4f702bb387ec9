import { gunzipSync } from 'node:zlib'
import { GetObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3'
import { filesPath, names } from '../names.ts'
import type { Collected } from './database.ts'

const Bucket = names.bucket('analytics')
const Prefix = 'events/dt='

/** The events that the system at an origin has collected since a day (yyyy-MM-dd), from the files that Athena would read. */
export const readCollected = async (origin: string, since: string): Promise<Collected[]> => {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  const endpoint = origin + filesPath
  const client = new S3Client({ endpoint, region: names.region, credentials, forcePathStyle: true })
  const collected: Collected[] = []
  try {
    const listing = { Bucket, Prefix, StartAfter: Prefix + since }
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, listing)) {
      for (const { Key = '' } of Contents) collected.push(...(await linesOf(client, Key)))
    }
  } finally {
    client.destroy()
  }
  return collected
}

const linesOf = async (client: S3Client, Key: string): Promise<Collected[]> => {
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
  const text = gunzipSync((await Body?.transformToByteArray()) ?? new Uint8Array()).toString('utf8')
  const dt = Key.slice(Prefix.length, Key.indexOf('/', Prefix.length))
  return text.split('\n').flatMap(line => (line ? [{ dt, line }] : []))
}
