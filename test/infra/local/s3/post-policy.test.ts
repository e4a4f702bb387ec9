import { expect, test } from 'vitest'
import { createS3 } from '#infra/local/s3/s3.ts'
import { clock } from '#shared/contract/clock.ts'
import { makeDataFolder, serve } from './serve.ts'
import { keys, postFields, signedAddress, signingFields } from './signed-by-hand.ts'

const site = 'http://localhost:5173'

async function createUploadBucket() {
  const rule = {
    allowedOrigins: [site],
    allowedMethods: ['POST'] as const,
    allowedHeaders: ['*'],
    exposeHeaders: ['ETag'],
  }
  const buckets = ['uploads', 'failures']
  const s3 = createS3({ dataFolder: makeDataFolder(), buckets, credentials: keys, cors: { uploads: [rule] } })
  const origin = await serve(s3)
  return {
    origin,
    upload: (fields: Record<string, string>, file: BlobPart = '%PDF-', bucket = 'uploads') =>
      fetch(`${origin}/${bucket}`, {
        method: 'POST',
        body: buildForm(fields, file),
        headers: { origin: site },
      }),
    read: (key: string) => fetch(signedAddress(`${origin}/uploads/${key}`)),
  }
}

function buildForm(fields: Record<string, string>, file: BlobPart): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob([file], { type: 'text/html' }), 'ritning å.pdf')
  return form
}

test('a form that follows its policy is stored under its key, with its type', async () => {
  const { upload, read } = await createUploadBucket()
  const reply = await upload(postFields(), '%PDF-1.7 å')
  expect([reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([204, site])
  const stored = await read('in/1.pdf')
  expect(stored.headers.get('content-type')).toBe('application/pdf')
  expect(await stored.text()).toBe('%PDF-1.7 å')
})

test('the largest size the policy allows is accepted', async () => {
  const { upload, read } = await createUploadBucket()
  expect((await upload(postFields(), new Uint8Array(10_485_760))).status).toBe(204)
  expect((await (await read('in/1.pdf')).bytes()).length).toBe(10_485_760)
})

const prefixed = (conditions: unknown[] = []) => [
  { bucket: 'uploads' },
  ['starts-with', '$key', 'in/'],
  ['starts-with', '$Content-Type', 'image/'],
  ...signingFields,
  ...conditions,
]

test('a policy may leave the end of the key to the file name, and request a reply', async () => {
  const { upload, read } = await createUploadBucket()
  const conditions = prefixed([{ success_action_status: '201' }, ['starts-with', '$x-amz-meta-name', '']])
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is S3's own placeholder
  const fields = postFields({ key: 'in/${filename}', contentType: 'image/png', conditions })
  const reply = await upload({ ...fields, success_action_status: '201', 'x-amz-meta-name': 'ritning å.png' })
  expect([reply.status, await reply.text()]).toEqual([
    201,
    expect.stringContaining('<Key>in/ritning å.pdf</Key>'),
  ])
  const stored = await read('in/ritning%20%C3%A5.pdf')
  expect(stored.headers.get('x-amz-meta-name')).toBe('=?UTF-8?B?cml0bmluZyDDpS5wbmc=?=')
})

const forged = (change: (policy: string) => string) => {
  const fields = postFields()
  const policy = Buffer.from(fields.policy ?? '', 'base64').toString()
  return { ...fields, policy: Buffer.from(change(policy)).toString('base64') }
}
const without = (name: string) =>
  Object.fromEntries(Object.entries(postFields()).filter(([field]) => field !== name))
const image = (key: string, contentType: string) => postFields({ key, contentType, conditions: prefixed() })

const forbidden: [
  what: string,
  fields: () => Record<string, string>,
  status: number,
  code: string,
  size?: number,
][] = [
  ['another key', () => ({ ...postFields(), key: 'in/2.pdf' }), 403, 'AccessDenied'],
  ['another type', () => ({ ...postFields(), 'Content-Type': 'text/html' }), 403, 'AccessDenied'],
  ['no type', () => without('Content-Type'), 403, 'AccessDenied'],
  [
    'a field that no condition names',
    () => ({ ...postFields(), 'x-amz-meta-role': 'x' }),
    403,
    'AccessDenied',
  ],
  ['a key outside the prefix', () => image('out/1.png', 'image/png'), 403, 'AccessDenied'],
  ['a type outside the prefix', () => image('in/1.svg', 'text/html'), 403, 'AccessDenied'],
  ['a list of types, one outside', () => image('in/1', 'image/png,text/html'), 403, 'AccessDenied'],
  [
    'a form that claims another bucket',
    () => ({ ...postFields({ bucket: 'failures' }), bucket: 'failures' }),
    403,
    'AccessDenied',
  ],
  ['another bucket in the policy', () => postFields({ bucket: 'failures' }), 403, 'AccessDenied'],
  [
    'no bucket in the policy',
    () => postFields({ contentType: 'image/png', conditions: prefixed().slice(1) }),
    403,
    'AccessDenied',
  ],
  ['one byte too many', () => postFields(), 400, 'EntityTooLarge', 10_485_761],
  ['far too many bytes', () => postFields(), 400, 'EntityTooLarge', 12_000_000],
  ['no bytes', () => postFields(), 400, 'EntityTooSmall', 0],
  ['an expired policy', () => postFields({ expiresInSeconds: -1 }), 403, 'AccessDenied'],
  ['a changed policy', () => forged(policy => policy.replace('in/1', 'in/2')), 403, 'SignatureDoesNotMatch'],
  [
    'a changed signature',
    () => ({ ...postFields(), 'x-amz-signature': '0'.repeat(64) }),
    403,
    'SignatureDoesNotMatch',
  ],
  ['no signature', () => without('x-amz-signature'), 400, 'InvalidArgument'],
  ['no policy', () => without('policy'), 400, 'InvalidArgument'],
  ['no key', () => without('key'), 400, 'InvalidArgument'],
  [
    'another key id',
    () => ({ ...postFields(), 'x-amz-credential': 'AKID/20260101/eu-north-1/s3/aws4_request' }),
    403,
    'InvalidAccessKeyId',
  ],
  [
    'an unknown operator',
    () => postFields({ contentType: 'image/png', conditions: prefixed([['ends-with', '$key', 'pdf']]) }),
    400,
    'InvalidPolicyDocument',
  ],
  ['an ACL', () => ({ ...postFields(), acl: 'public-read' }), 501, 'NotImplemented'],
  [
    'a redirect',
    () => ({ ...postFields(), success_action_redirect: 'https://evil.example' }),
    501,
    'NotImplemented',
  ],
  [
    'fields of 20 KB',
    () => ({ ...postFields(), 'x-ignore-me': 'x'.repeat(20_480) }),
    400,
    'MaxPostPreDataLengthExceeded',
  ],
]

test.each(forbidden)('refuses %s', async (_, fields, status, code, size = 5) => {
  const { upload, read } = await createUploadBucket()
  const reply = await upload(fields(), new Uint8Array(size))
  expect([reply.status, await reply.text()]).toEqual([
    status,
    expect.stringContaining(`<Code>${code}</Code>`),
  ])
  for (const key of ['in/1.pdf', 'in/2.pdf', 'out/1.png']) expect((await read(key)).status).toBe(404)
})

test('a policy made for one bucket does not open another', async () => {
  const { upload } = await createUploadBucket()
  expect((await upload(postFields(), 'x', 'failures')).status).toBe(403)
})

test('a policy expires by the clock', async () => {
  const { upload } = await createUploadBucket()
  const fields = postFields({ expiresInSeconds: 300 })
  clock.moveBy(299_000)
  try {
    expect((await upload(fields)).status).toBe(204)
    clock.moveBy(2_000)
    expect(await (await upload(fields)).text()).toContain('Policy expired.')
  } finally {
    clock.moveBy(-clock.offset())
  }
})

test('fields after the file do not count', async () => {
  const { origin, read } = await createUploadBucket()
  const form = buildForm(without('key'), '%PDF-')
  form.set('key', 'in/1.pdf')
  expect((await fetch(`${origin}/uploads`, { method: 'POST', body: form })).status).toBe(400)
  expect((await read('in/1.pdf')).status).toBe(404)
})

test.each(['multipart/form-data; boundary=x', 'multipart/form-data', 'text/plain', ''])(
  'a body that is no form is refused (%s)',
  async type => {
    const { origin } = await createUploadBucket()
    const reply = await fetch(`${origin}/uploads`, {
      method: 'POST',
      body: 'x',
      headers: { 'content-type': type },
    })
    expect([reply.status, await reply.text()]).toEqual([400, expect.stringContaining('MalformedPOSTRequest')])
  },
)

test('a preflight is answered by the rules of the bucket', async () => {
  const { origin } = await createUploadBucket()
  const preflight = (bucket: string, from: string, method = 'POST') =>
    fetch(`${origin}/${bucket}`, {
      method: 'OPTIONS',
      headers: { origin: from, 'access-control-request-method': method },
    })
  const allowed = await preflight('uploads', site)
  expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([200, site])
  expect(allowed.headers.get('access-control-allow-methods')).toBe('POST')
  expect((await preflight('uploads', 'https://evil.example')).status).toBe(403)
  expect((await preflight('uploads', site, 'DELETE')).status).toBe(403)
  expect((await preflight('failures', site)).status).toBe(403)
})
