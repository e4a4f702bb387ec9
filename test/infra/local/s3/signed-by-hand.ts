import { createHash, createHmac } from 'node:crypto'
import { clock } from '#shared/contract/clock.ts'

// Signed here by AWS's description alone, independent of the emulator's code and the SDK's.

export const keys = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
}

const basicDate = (at: number): string => `${new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '')}`

function sign(text: string, date: string): string {
  const steps = [date.slice(0, 8), 'eu-north-1', 's3', 'aws4_request', text]
  const start: string | Buffer = `AWS4${keys.secretAccessKey}`
  const last = steps.reduce<string | Buffer>(
    (key, step) => createHmac('sha256', key).update(step).digest(),
    start,
  )
  return last.toString('hex')
}

type PostOptions = {
  bucket?: string
  key?: string
  contentType?: string
  expiresInSeconds?: number
  conditions?: unknown[]
}

/** Returns the fields of an upload form for one key and type, 1 to 10 485 760 bytes, valid for five minutes. */
export function postFields(options: PostOptions = {}): Record<string, string> {
  const { bucket = 'uploads', key = 'in/1.pdf', contentType = 'application/pdf' } = options
  const now = clock.now()
  const fixed = {
    key,
    'Content-Type': contentType,
    'x-amz-algorithm': 'AWS4-HMAC-SHA256',
    'x-amz-credential': `${keys.accessKeyId}/${basicDate(now).slice(0, 8)}/eu-north-1/s3/aws4_request`,
    'x-amz-date': basicDate(now),
  }
  const conditions = options.conditions ?? [
    { bucket },
    ...Object.entries(fixed).map(([name, value]) => ['eq', `$${name}`, value]),
    ['content-length-range', 1, 10_485_760],
  ]
  const expiration = new Date(now + (options.expiresInSeconds ?? 300) * 1000).toISOString()
  const policy = Buffer.from(JSON.stringify({ expiration, conditions })).toString('base64')
  return { ...fixed, policy, 'x-amz-signature': sign(policy, fixed['x-amz-date']) }
}

/** Returns the conditions that cover the signing fields, for a test's own policies. */
export const signingFields = ['x-amz-algorithm', 'x-amz-credential', 'x-amz-date'].map(name => [
  'starts-with',
  `$${name}`,
  '',
])

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/['*]/g, character => (character === '*' ? '%2A' : '%27'))

/** Returns a signed URL of an object, for any method. */
export function signedAddress(
  address: string,
  {
    method = 'GET',
    seconds = 300,
    ...response
  }: { method?: string; seconds?: number } & Record<string, unknown> = {},
): string {
  const { host, origin, pathname } = new URL(address)
  const date = basicDate(clock.now())
  const scope = `${date.slice(0, 8)}/eu-north-1/s3/aws4_request`
  const query = Object.entries({
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${keys.accessKeyId}/${scope}`,
    'X-Amz-Date': date,
    'X-Amz-Expires': seconds,
    'X-Amz-SignedHeaders': 'host',
    ...response,
  })
    .map(([name, value]) => `${encoded(name)}=${encoded(String(value))}`)
    .sort()
    .join('&')
  const canonical = [method, pathname, query, `host:${host}\n`, 'host', 'UNSIGNED-PAYLOAD'].join('\n')
  const hash = createHash('sha256').update(canonical).digest('hex')
  const signature = sign(['AWS4-HMAC-SHA256', date, scope, hash].join('\n'), date)
  return `${origin}${pathname}?${query}&X-Amz-Signature=${signature}`
}
