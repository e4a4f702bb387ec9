import {
  CopyObjectCommand,
  GetObjectTaggingCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  PutObjectTaggingCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { afterEach, expect, test } from 'vitest'
import { createS3 } from '#infra/local/s3/s3.ts'
import { clock } from '#shared/contract/clock.ts'
import { makeDataFolder, serve } from './serve.ts'
import { keys } from './signed-by-hand.ts'

const hour = 3_600_000
const Bucket = 'uploads'

afterEach(() => clock.moveBy(-clock.offset()))

async function createBucket(dataFolder = makeDataFolder()) {
  const lifeCycle = { uploads: { 'incoming/': 1, '': 90 } }
  const s3 = createS3({ dataFolder, buckets: [Bucket], credentials: keys, lifeCycle })
  const client = new S3Client({ endpoint: await serve(s3), region: 'eu-north-1', credentials: keys })
  const put = (Key: string) => client.send(new PutObjectCommand({ Bucket, Key, Body: 'x' }))
  const list = async () =>
    (await client.send(new ListObjectsV2Command({ Bucket }))).Contents?.map(({ Key }) => Key) ?? []
  return { s3, client, put, list, dataFolder }
}

const tag = { Key: 'GuardDutyMalwareScanStatus', Value: 'NO_THREATS_FOUND' }
const withTag = (Key: string) => new PutObjectTaggingCommand({ Bucket, Key, Tagging: { TagSet: [tag] } })
const tagsOf = (Key: string) => new GetObjectTaggingCommand({ Bucket, Key })

test('an object expires after the days of its prefix, and not before', async () => {
  const { s3, put, list } = await createBucket()
  await Promise.all([put('incoming/1'), put('kept/1')])
  clock.moveBy(23 * hour)
  await s3.sweepExpired()
  expect(await list()).toEqual(['incoming/1', 'kept/1'])
  clock.moveBy(2 * hour)
  await s3.sweepExpired()
  expect(await list()).toEqual(['kept/1'])
  clock.moveBy(90 * 24 * hour)
  await s3.sweepExpired()
  expect(await list()).toEqual([])
})

test('tags stay with an object until it is written again, also over a restart', async () => {
  const { client, put, dataFolder } = await createBucket()
  await put('a')
  expect((await client.send(tagsOf('a'))).TagSet).toEqual([])
  await client.send(withTag('a'))
  expect((await client.send(tagsOf('a'))).TagSet).toEqual([tag])
  const again = await createBucket(dataFolder)
  expect((await again.client.send(tagsOf('a'))).TagSet).toEqual([tag])
  await again.put('a')
  expect((await again.client.send(tagsOf('a'))).TagSet).toEqual([])
})

test('tags of a missing object are an error', async () => {
  const { client } = await createBucket()
  await expect(client.send(tagsOf('a'))).rejects.toMatchObject({ name: 'NoSuchKey' })
  await expect(client.send(withTag('a'))).rejects.toMatchObject({ name: 'NoSuchKey' })
})

test('a copy leaves tags behind if requested, and is refused otherwise', async () => {
  const { client, put } = await createBucket()
  await put('a')
  await client.send(withTag('a'))
  const copy = { Bucket, Key: 'b', CopySource: `${Bucket}/a` }
  await expect(client.send(new CopyObjectCommand(copy))).rejects.toMatchObject({ name: 'NotImplemented' })
  await client.send(new CopyObjectCommand({ ...copy, TaggingDirective: 'REPLACE' }))
  expect((await client.send(tagsOf('b'))).TagSet).toEqual([])
})
