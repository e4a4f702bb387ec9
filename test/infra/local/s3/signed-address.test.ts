import { expect, test } from 'vitest'
import { createS3 } from '#infra/local/s3/s3.ts'
import { authenticate } from '#infra/local/s3/signature.ts'
import { parseTarget } from '#infra/local/s3/target.ts'
import { clock } from '#shared/contract/clock.ts'
import { makeDataFolder, serve } from './serve.ts'
import { keys, postFields, signedAddress } from './signed-by-hand.ts'

async function putObject(): Promise<string> {
  const s3 = createS3({ dataFolder: makeDataFolder(), buckets: ['uploads'], credentials: keys })
  const origin = await serve(s3)
  const form = new FormData()
  for (const [name, value] of Object.entries(postFields())) form.set(name, value)
  form.set('file', new Blob(['%PDF-1.7']))
  expect((await fetch(`${origin}/uploads`, { method: 'POST', body: form })).status).toBe(204)
  return `${origin}/uploads/in/1.pdf`
}

test('a signed URL downloads the object with a file name', async () => {
  const disposition = `attachment; filename="plan.pdf"; filename*=UTF-8''plan%20%C3%A5.pdf`
  const address = signedAddress(await putObject(), { 'response-content-disposition': disposition })
  const reply = await fetch(address)
  expect([reply.status, await reply.text()]).toEqual([200, '%PDF-1.7'])
  expect(reply.headers.get('content-disposition')).toBe(disposition)
})

const changes: [what: string, change: (object: string) => string, status: number, code: string][] = [
  ['no signature', object => object, 403, 'AccessDenied'],
  ['another object', object => signedAddress(object).replace('1.pdf', '2.pdf'), 403, 'SignatureDoesNotMatch'],
  [
    'a longer life',
    object => signedAddress(object).replace('Expires=300', 'Expires=3000'),
    403,
    'SignatureDoesNotMatch',
  ],
  [
    'another disposition',
    object => `${signedAddress(object)}&response-content-disposition=inline`,
    403,
    'SignatureDoesNotMatch',
  ],
  [
    'eight days',
    object => signedAddress(object, { seconds: 691_200 }),
    400,
    'AuthorizationQueryParametersError',
  ],
  [
    'no time at all',
    object => signedAddress(object, { seconds: 0 }),
    400,
    'AuthorizationQueryParametersError',
  ],
  ['a subresource', object => signedAddress(object, { acl: '' }), 501, 'NotImplemented'],
]

test.each(changes)('refuses %s', async (_, change, status, code) => {
  const reply = await fetch(change(await putObject()))
  expect([reply.status, await reply.text()]).toEqual([
    status,
    expect.stringContaining(`<Code>${code}</Code>`),
  ])
})

test.each(['PUT', 'DELETE'])('a URL signed for %s changes nothing', async method => {
  const object = await putObject()
  const reply = await fetch(signedAddress(object, { method }), { method })
  expect(reply.status).toBe(501)
  expect(await (await fetch(signedAddress(object))).text()).toBe('%PDF-1.7')
})

test('a URL signed for GET is refused for other methods', async () => {
  const reply = await fetch(signedAddress(await putObject()), { method: 'DELETE' })
  expect(await reply.text()).toContain('SignatureDoesNotMatch')
})

test('a signed URL expires by the clock', async () => {
  const address = signedAddress(await putObject(), { seconds: 60 })
  try {
    clock.moveBy(58_000)
    expect((await fetch(address)).status).toBe(200)
    clock.moveBy(3_000)
    const reply = await fetch(address)
    expect([reply.status, await reply.text()]).toEqual([403, expect.stringContaining('Request has expired')])
  } finally {
    clock.moveBy(-clock.offset())
  }
})

// https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html, its worked example
test("AWS's own example of a signed URL is accepted, and one wrong digit is not", () => {
  const url =
    '/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404'
  const example = {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  }
  const request = { method: 'GET', headers: { host: 'examplebucket.s3.amazonaws.com' } } as Parameters<
    typeof authenticate
  >[0]
  const check = (address: string) =>
    authenticate(request, parseTarget(address, ''), new Uint8Array(), example)
  clock.moveBy(Date.UTC(2013, 4, 24, 12) - Date.now())
  try {
    expect(() => check(url)).not.toThrow()
    expect(() => check(url.replace('d404', 'd405'))).toThrow('does not match')
  } finally {
    clock.moveBy(-clock.offset())
  }
})
