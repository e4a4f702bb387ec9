import { S3Client } from '@aws-sdk/client-s3'
import { createPresignedPost } from '@aws-sdk/s3-presigned-post'
import { expect, test } from 'vitest'
import { createControl } from '#infra/local/control.ts'
import type { Handle } from '#infra/local/listener.ts'
import { filesPath, names } from '#infra/local/names.ts'
import { createS3 } from '#infra/local/s3/s3.ts'
import { postFile } from '../../../builders/uploads.ts'
import { makeDataFolder, serve } from '../s3/serve.ts'

const bucket = names.bucket('projectFiles')
const site = 'http://localhost:5173'
const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
const nobody: Handle = () => {
  throw new Error('Somebody else was asked.')
}

async function theOneOrigin(): Promise<string> {
  const cors = {
    [bucket]: [{ allowedOrigins: [site], allowedMethods: ['POST'], allowedHeaders: [] }],
  } as const
  const { handle } = createS3({ dataFolder: makeDataFolder(), buckets: [bucket], prefix: filesPath, cors })
  const control = createControl({
    cognito: nobody,
    files: handle,
    inbox: nobody,
    secondFactor: () => undefined,
    isReady: () => true,
    moveClockBy: async () => {},
    now: Date.now,
    operate: async () => ({}),
  })
  return serve({ handle: control })
}

const preflight = (origin: string, from: string) =>
  fetch(`${origin}${filesPath}/${bucket}`, {
    method: 'OPTIONS',
    headers: { origin: from, 'access-control-request-method': 'POST' },
  })

test('a page uploads through the one origin, and a download is never a page of it', async () => {
  const origin = await theOneOrigin()
  const endpoint = origin + filesPath
  const client = new S3Client({ endpoint, region: names.region, credentials, forcePathStyle: true })
  const policy = await createPresignedPost(client, { Bucket: bucket, Key: 'incoming/1' })
  expect(policy.url).toContain(`${endpoint}/${bucket}`)
  expect((await postFile({ id: '1', ...policy }, Buffer.from('%PDF-'))).status).toBe(204)
  const answer = await fetch(`${endpoint}/${bucket}/incoming/1`)
  expect(answer.status, 'without a signed link').toBe(403)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-security-policy')).toBe('sandbox')
})

test('pages of the site may send a preflight, others may not', async () => {
  const origin = await theOneOrigin()
  expect((await preflight(origin, site)).headers.get('access-control-allow-methods')).toBe('POST')
  expect((await preflight(origin, 'https://elsewhere.example')).status).toBe(403)
})
