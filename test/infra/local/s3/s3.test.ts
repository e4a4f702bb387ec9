import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  DeleteObjectTaggingCommand,
  GetObjectAclCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  PutBucketCorsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import { createS3 } from '#infra/local/s3/s3.ts'
import { makeDataFolder, serve } from './serve.ts'
import { keys } from './signed-by-hand.ts'

async function createBucket({ dataFolder = makeDataFolder(), credentials = keys } = {}) {
  const origin = await serve(
    createS3({ dataFolder, buckets: ['uploads', 'failures'], credentials: keys, prefix: '/s3' }),
  )
  const client = new S3Client({
    endpoint: `${origin}/s3`,
    region: 'eu-north-1',
    forcePathStyle: true,
    credentials,
  })
  const put = (Key: string, Body: string | Buffer, rest: object = {}) =>
    client.send(new PutObjectCommand({ Bucket: 'uploads', Key, Body, ...rest }))
  const get = (Key: string, rest: object = {}) =>
    client.send(new GetObjectCommand({ Bucket: 'uploads', Key, ...rest }))
  const read = async (Key: string) => (await get(Key)).Body?.transformToString()
  const list = (rest: object = {}) => client.send(new ListObjectsV2Command({ Bucket: 'uploads', ...rest }))
  return { client, origin, dataFolder, put, get, read, list }
}

test('what was put comes back with its bytes, type, metadata and ETag', async () => {
  const { client, put, get } = await createBucket()
  const body = Buffer.from([0, 255, 10, 13, 128])
  await put('a/b.bin', body, {
    ContentType: 'image/png',
    Metadata: { name: 'plan.png' },
    CacheControl: 'no-store',
  })
  const found = await get('a/b.bin')
  expect(Buffer.from((await found.Body?.transformToByteArray()) ?? [])).toEqual(body)
  expect(found).toMatchObject({
    ContentType: 'image/png',
    Metadata: { name: 'plan.png' },
    CacheControl: 'no-store',
  })
  expect(found.ETag).toBe('"9e1daf0b7f744ffd0870b4bb64237f10"')
  const head = await client.send(new HeadObjectCommand({ Bucket: 'uploads', Key: 'a/b.bin' }))
  expect(head).toMatchObject({ ContentLength: 5, ETag: found.ETag, ContentType: 'image/png' })
})

test.each([
  '../../outside',
  '/etc/passwd',
  'a//b',
  './x/../y',
  '..',
  'a/',
  "å ä+*(')!?#&=%2e.pdf",
  'x'.repeat(1024),
])('the key %s is kept as it is, inside the bucket', async key => {
  const { put, read, list, dataFolder } = await createBucket()
  await put(key, 'content')
  expect(await read(key)).toBe('content')
  expect((await list()).Contents?.map(({ Key }) => Key)).toEqual([key])
  expect(readdirSync(dataFolder)).toEqual(['s3'])
  expect(readdirSync(join(dataFolder, 's3', 'uploads')).sort()).toEqual(['bodies', 'objects'])
})

test('a missing key, a deleted key and a missing bucket have different errors', async () => {
  const { client, put, get } = await createBucket()
  await put('gone', 'x')
  await client.send(new DeleteObjectCommand({ Bucket: 'uploads', Key: 'gone' }))
  await expect(get('gone')).rejects.toMatchObject({ name: 'NoSuchKey', $metadata: { httpStatusCode: 404 } })
  const head = new HeadObjectCommand({ Bucket: 'uploads', Key: 'gone' })
  await expect(client.send(head)).rejects.toMatchObject({ name: 'NotFound' })
  await expect(get('x', { Bucket: 'elsewhere' })).rejects.toMatchObject({ name: 'NoSuchBucket' })
  const again = await client.send(new DeleteObjectCommand({ Bucket: 'uploads', Key: 'gone' }))
  expect(again.$metadata.httpStatusCode).toBe(204)
})

test('a listing goes by prefix and delimiter, page by page, in byte order', async () => {
  const { put, list } = await createBucket()
  for (const key of ['dt=2/b', 'dt=1/a', 'dt=1/å', 'Z', 'dt=1/b', 'dt=3/<&>']) await put(key, key)
  const names = (page: Awaited<ReturnType<typeof list>>) => [
    ...(page.Contents ?? []).map(({ Key }) => Key),
    ...(page.CommonPrefixes ?? []).map(({ Prefix }) => Prefix),
  ]
  expect(names(await list())).toEqual(['Z', 'dt=1/a', 'dt=1/b', 'dt=1/å', 'dt=2/b', 'dt=3/<&>'])
  expect(names(await list({ Prefix: 'dt=1/' }))).toEqual(['dt=1/a', 'dt=1/b', 'dt=1/å'])
  expect(names(await list({ StartAfter: 'dt=1/å' }))).toEqual(['dt=2/b', 'dt=3/<&>'])
  const seen: unknown[] = []
  let token: string | undefined
  do {
    const page = await list({ Delimiter: '/', MaxKeys: 1, ContinuationToken: token })
    seen.push(...names(page))
    expect(page.IsTruncated).toBe(page.NextContinuationToken !== undefined)
    token = page.NextContinuationToken
  } while (token)
  expect(seen).toEqual(['Z', 'dt=1/', 'dt=2/', 'dt=3/'])
})

test('a copy keeps the metadata or replaces it, but never copies onto itself unchanged', async () => {
  const { client, put, get } = await createBucket()
  await put('cv å.pdf', 'cv', { ContentType: 'application/pdf', Metadata: { name: 'cv.pdf' } })
  const copy = (rest: object) =>
    client.send(
      new CopyObjectCommand({ Bucket: 'uploads', Key: 'b', CopySource: 'uploads/cv%20%C3%A5.pdf', ...rest }),
    )
  expect((await copy({})).CopyObjectResult?.ETag).toBe((await get('cv å.pdf')).ETag)
  expect(await get('b')).toMatchObject({ ContentType: 'application/pdf', Metadata: { name: 'cv.pdf' } })
  await copy({ Bucket: 'failures', MetadataDirective: 'REPLACE', Metadata: { state: 'checked' } })
  expect(await get('b', { Bucket: 'failures' })).toMatchObject({ Metadata: { state: 'checked' } })
  await expect(copy({ Key: 'cv å.pdf' })).rejects.toMatchObject({ name: 'InvalidRequest' })
  await expect(copy({ CopySource: 'uploads/none' })).rejects.toMatchObject({ name: 'NoSuchKey' })
})

test('a range of bytes is returned, one beyond the end refused', async () => {
  const { put, get } = await createBucket()
  await put('a', '0123456789')
  const part = async (Range: string) => (await get('a', { Range })).Body?.transformToString()
  expect(await part('bytes=2-4')).toBe('234')
  expect(await part('bytes=7-')).toBe('789')
  expect(await part('bytes=-3')).toBe('789')
  await expect(part('bytes=10-')).rejects.toMatchObject({ name: 'InvalidRange' })
})

test('of twenty conditional writers of a new key, one succeeds', async () => {
  const { put, read } = await createBucket()
  const attempts = Array.from({ length: 20 }, (_, writer) => put('once', `${writer}`, { IfNoneMatch: '*' }))
  const outcomes = await Promise.allSettled(attempts)
  const winners = outcomes.flatMap(({ status }, writer) => (status === 'fulfilled' ? [`${writer}`] : []))
  expect(winners).toHaveLength(1)
  expect(await read('once')).toBe(winners[0])
  const reasons = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason.name] : []))
  expect(new Set(reasons)).toEqual(new Set(['PreconditionFailed']))
})

test('a request signed with the wrong keys, or not at all, is refused', async () => {
  const wrongSecret = await createBucket({ credentials: { ...keys, secretAccessKey: 'wrong' } })
  await expect(wrongSecret.put('a', 'x')).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' })
  const wrongId = await createBucket({ credentials: { ...keys, accessKeyId: 'AKIDOTHER' } })
  await expect(wrongId.put('a', 'x')).rejects.toMatchObject({ name: 'InvalidAccessKeyId' })
  const anonymous = await fetch(`${wrongId.origin}/s3/uploads/a`, { method: 'PUT', body: 'x' })
  expect([anonymous.status, await anonymous.text()]).toEqual([403, expect.stringContaining('AccessDenied')])
})

test.each([
  ['the body', { body: 'other' }, 'XAmzContentSHA256Mismatch'],
  ['the key', { key: 'other' }, 'SignatureDoesNotMatch'],
  ['a header that was not signed', { headers: { 'x-amz-meta-role': 'admin' } }, 'AccessDenied'],
  ['the metadata', { headers: { 'x-amz-meta-name': 'other' } }, 'SignatureDoesNotMatch'],
])('a request that was changed on its way is refused: %s', async (_, change: Change, code) => {
  const { client, put } = await createBucket()
  client.middlewareStack.add(
    next => args => {
      const request = args.request as { headers: Record<string, string>; body: unknown; path: string }
      Object.assign(request.headers, change.headers)
      if (change.body) Object.assign(request, { body: change.body })
      if (change.key) request.path = request.path.replace(/a$/, change.key)
      return next(args)
    },
    { step: 'finalizeRequest', priority: 'low' },
  )
  await expect(put('a', 'first', { Metadata: { name: 'a' } })).rejects.toMatchObject({ name: code })
})

type Change = { body?: string; key?: string; headers?: Record<string, string> }

const object = { Bucket: 'uploads', Key: 'a' }
test.each([
  ['ACLs', new GetObjectAclCommand(object)],
  ['removing tags', new DeleteObjectTaggingCommand(object)],
  ['multipart uploads', new CreateMultipartUploadCommand(object)],
  ['versions', new ListObjectVersionsCommand({ Bucket: 'uploads' })],
  ['an old version', new GetObjectCommand({ ...object, VersionId: '1' })],
  ['bulk deletes', new DeleteObjectsCommand({ Bucket: 'uploads', Delete: { Objects: [{ Key: 'a' }] } })],
  ['bucket settings', new PutBucketCorsCommand({ Bucket: 'uploads', CORSConfiguration: { CORSRules: [] } })],
  ['a public object', new PutObjectCommand({ ...object, Body: 'x', ACL: 'public-read' })],
  ['encryption', new PutObjectCommand({ ...object, Body: 'x', ServerSideEncryption: 'aws:kms' })],
  ['an ETag condition', new GetObjectCommand({ ...object, IfMatch: '"x"' })],
])('%s are refused instead of ignored', async (_, command) => {
  const { client, put } = await createBucket()
  await put('a', 'x')
  await expect(client.send(command as GetObjectCommand)).rejects.toMatchObject({
    name: 'NotImplemented',
  })
})

test('a body that does not match its checksum is refused', async () => {
  const { put } = await createBucket()
  await expect(put('a', 'x', { ChecksumCRC32: 'AAAAAA==' })).rejects.toMatchObject({ name: 'BadDigest' })
})

test('everything is there after a restart', async () => {
  const first = await createBucket()
  await first.put('a', 'first')
  await first.put('a', 'second', { Metadata: { name: 'kept' } })
  const second = await createBucket({ dataFolder: first.dataFolder })
  expect(await second.read('a')).toBe('second')
  expect((await second.get('a')).Metadata).toEqual({ name: 'kept' })
})
