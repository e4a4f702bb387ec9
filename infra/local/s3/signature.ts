import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { clock } from '#shared/contract/clock.ts'
import { accessDenied, notImplemented, S3Error } from './s3-error.ts'
import { parameter, type Target } from './target.ts'

// Signature version 4 as the service checks it:
// https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html and …/sigv4-query-string-auth.html
// Unlike AWS, this does not check the region or the age of a signed header: clients sign by the machine's time, which
// differs from the movable clock. Signed addresses and policies expire by the clock.

export type Credentials = { accessKeyId: string; secretAccessKey: string }

const algorithm = 'AWS4-HMAC-SHA256'
const maxSeconds = 604_800

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')

/** Signs a text with the key of a credential (`id/date/region/s3/aws4_request`); throws for an unknown id. */
export function signWith(credentials: Credentials, credential: string, text: string): string {
  const [id, date = '', region = '', service = '', end = ''] = credential.split('/')
  if (id !== credentials.accessKeyId) {
    const message = 'The AWS Access Key Id you provided does not exist in our records.'
    throw new S3Error(403, 'InvalidAccessKeyId', message, { AWSAccessKeyId: id ?? '' })
  }
  if (service !== 's3' || end !== 'aws4_request') throw signatureDoesNotMatch()
  const key = [date, region, service, end].reduce<string | Buffer>(hmac, `AWS4${credentials.secretAccessKey}`)
  return hmac(key, text).toString('hex')
}

export const signatureDoesNotMatch = (): S3Error =>
  new S3Error(
    403,
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
  )

/** Checks a request's signature in its header or its address; throws S3's error if it is missing or wrong. */
export function authenticate(
  request: IncomingMessage,
  target: Target,
  body: Uint8Array,
  credentials: Credentials,
): void {
  const { authorization } = request.headers
  if (authorization !== undefined) checkHeader(request, target, body, credentials, authorization)
  else if (parameter(target, 'X-Amz-Signature') !== undefined) checkAddress(request, target, credentials)
  else throw accessDenied('Access Denied')
}

function checkHeader(
  request: IncomingMessage,
  target: Target,
  body: Uint8Array,
  credentials: Credentials,
  authorization: string,
): void {
  const form = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/
  const [, credential, signedHeaders, signature] = form.exec(authorization) ?? []
  const date = header(request, 'x-amz-date')
  if (!credential || !signedHeaders || !date) {
    throw new S3Error(
      400,
      'AuthorizationHeaderMalformed',
      'The authorization header that you provided is not valid.',
    )
  }
  const payload = header(request, 'x-amz-content-sha256')
  checkPayload(payload, body)
  const canonical = canonicalRequest(request, target, signedHeaders, payload)
  if (signWith(credentials, credential, textToSign(date, credential, canonical)) !== signature) {
    throw signatureDoesNotMatch()
  }
}

function checkPayload(payload: string, body: Uint8Array): void {
  if (payload === 'UNSIGNED-PAYLOAD') return
  if (payload.startsWith('STREAMING-')) throw notImplemented('A streamed payload')
  if (payload !== sha256(body)) {
    const message = "The provided 'x-amz-content-sha256' header does not match what was computed."
    throw new S3Error(400, 'XAmzContentSHA256Mismatch', message)
  }
}

function checkAddress(request: IncomingMessage, target: Target, credentials: Credentials): void {
  const [method, credential, date, seconds, signedHeaders] = [
    'X-Amz-Algorithm',
    'X-Amz-Credential',
    'X-Amz-Date',
    'X-Amz-Expires',
    'X-Amz-SignedHeaders',
  ].map(name => parameter(target, name))
  const signedAt = instantOf(date ?? '')
  const lifetime = Number(seconds)
  const valid = lifetime >= 1 && lifetime <= maxSeconds && !Number.isNaN(signedAt)
  if (method !== algorithm || !credential || !date || !signedHeaders || !valid) {
    throw new S3Error(
      400,
      'AuthorizationQueryParametersError',
      'Query-string authentication version 4 requires valid X-Amz-Algorithm, X-Amz-Credential, X-Amz-Signature, X-Amz-Date, X-Amz-SignedHeaders, and X-Amz-Expires parameters.',
    )
  }
  const canonical = canonicalRequest(request, target, signedHeaders, 'UNSIGNED-PAYLOAD')
  const expected = signWith(credentials, credential, textToSign(date, credential, canonical))
  if (expected !== parameter(target, 'X-Amz-Signature')) throw signatureDoesNotMatch()
  if (clock.now() >= signedAt + lifetime * 1000) {
    throw accessDenied('Request has expired', {
      'X-Amz-Expires': String(lifetime),
      Expires: new Date(signedAt + lifetime * 1000).toISOString(),
      ServerTime: new Date(clock.now()).toISOString(),
    })
  }
}

const textToSign = (date: string, credential: string, canonical: string): string =>
  [algorithm, date, credential.split('/').slice(1).join('/'), sha256(canonical)].join('\n')

function canonicalRequest(
  request: IncomingMessage,
  target: Target,
  signedHeaders: string,
  payload: string,
): string {
  const names = signedHeaders.split(';')
  const unsigned = Object.keys(request.headers).find(
    name => name.startsWith('x-amz-') && !names.includes(name),
  )
  if (unsigned !== undefined || !names.includes('host')) {
    const message = 'There were headers present in the request which were not signed'
    throw accessDenied(message, { HeadersNotSigned: unsigned ?? 'host' })
  }
  const query = target.query
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${strictlyEncoded(name)}=${strictlyEncoded(value)}`)
    .sort()
  const headers = names.map(name => `${name}:${header(request, name).trim().replace(/ +/g, ' ')}\n`)
  const path = target.path.split('/').map(strictlyEncoded).join('/')
  return [request.method, path, query.join('&'), headers.join(''), signedHeaders, payload].join('\n')
}

const header = (request: IncomingMessage, name: string): string => {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(',') : (value ?? '')
}

const strictlyEncoded = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** `20260131T235959Z` in milliseconds; NaN if it is not such a date. */
function instantOf(date: string): number {
  return Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}
