import { timingSafeEqual } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type { ZodMiniType } from 'zod/mini'
import { fieldErrors } from '#shared/contract/field-errors.ts'
import { Failure } from '../failure.ts'
import { secret } from '../secrets/secrets.ts'

const maxBodyBytes = 64 * 1024
const maxBodyDepth = 8

/** Refuses requests that did not come through CloudFront, which alone knows the origin secret. */
export const requireOrigin = async (event: APIGatewayProxyEventV2): Promise<void> => {
  const given = Buffer.from(event.headers['x-origin-secret'] ?? '')
  const expected = Buffer.from(await secret('ORIGIN_SECRET_ID'))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Failure('forbidden')
}

/** The raw text of a body; throws `payload_too_large` above 64 KB. */
export const rawBody = (event: APIGatewayProxyEventV2): string => {
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8')
  if (bytes.byteLength > maxBodyBytes) throw new Failure('payload_too_large')
  return bytes.toString('utf8')
}

const depth = (value: unknown, limit: number): number => {
  if (limit < 0 || typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(inner => depth(inner, limit - 1)))
}

/** A body of JSON; throws `unsupported_media_type`, `not_json`, and `invalid_fields` if it is nested too deep. */
export const jsonBody = (event: APIGatewayProxyEventV2): unknown => {
  if (!/^application\/json\s*(;|$)/i.test(event.headers['content-type'] ?? '')) {
    throw new Failure('unsupported_media_type')
  }
  const text = rawBody(event)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Failure('not_json')
  }
  if (depth(value, maxBodyDepth) > maxBodyDepth) throw new Failure('invalid_fields')
  return value
}

/** Parses one part of the request with its schema; throws `invalid_fields` with the error of each field. */
export const parsed = <Value>(schema: ZodMiniType<Value>, value: unknown): Value => {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new Failure('invalid_fields', { fields: fieldErrors(result.error.issues) })
}
