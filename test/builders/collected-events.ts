import { gunzipSync } from 'node:zlib'
import { GetObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3'
import { filesPath, names } from '#infra/local/names.ts'
import type { AnalyticsEvent } from '#shared/analytics/event.ts'

/** Returns every event in the files of a running product, duplicates included. */
export const collectedEvents = async (origin: string): Promise<AnalyticsEvent[]> => {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  const endpoint = origin + filesPath
  const client = new S3Client({ endpoint, region: names.region, credentials, forcePathStyle: true })
  const Bucket = names.bucket('analytics')
  const events: AnalyticsEvent[] = []
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: 'events/' })) {
    for (const { Key } of Contents) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
      const text = gunzipSync((await Body?.transformToByteArray()) ?? new Uint8Array()).toString()
      events.push(...text.split('\n').flatMap(line => (line ? [JSON.parse(line)] : [])))
    }
  }
  client.destroy()
  return events
}
