import type { IncomingMessage } from 'node:http'
import { element } from '../markup.ts'
import {
  checksumOf,
  type Description,
  describingHeaders,
  type Objects,
  type StoredObject,
} from './objects.ts'
import { invalidArgument, noSuchKey, notImplemented, S3Error } from './s3-error.ts'

const understood = new Set([
  'x-amz-content-sha256',
  'x-amz-date',
  'x-amz-security-token',
  'x-amz-user-agent',
  'x-amz-checksum-crc32',
  'x-amz-checksum-mode',
  'x-amz-sdk-checksum-algorithm',
  'x-amz-copy-source',
  'x-amz-metadata-directive',
  'x-amz-tagging-directive',
])

/** Throws NotImplemented for headers of unsupported features: ACLs, encryption, tags, conditions. */
export function allowOnlyKnownHeaders(request: IncomingMessage): void {
  const conditions = ['if-match', 'if-unmodified-since', 'content-md5']
  const other = Object.keys(request.headers).find(
    name =>
      conditions.includes(name) ||
      (name.startsWith('x-amz-') && !name.startsWith('x-amz-meta-') && !understood.has(name)),
  )
  if (other) throw notImplemented(`The header ${other}`)
}

/** Handles PutObject: checks the checksum and `If-None-Match: *`, and stores the body. */
export async function putObject(
  request: IncomingMessage,
  objects: Objects,
  key: string,
  body: Buffer,
): Promise<StoredObject> {
  const { 'x-amz-checksum-crc32': checksum, 'if-none-match': noneMatch } = request.headers
  if (noneMatch !== undefined && noneMatch !== '*') throw notImplemented('The header if-none-match')
  if (checksum !== undefined && checksum !== checksumOf(body)) {
    throw new S3Error(400, 'BadDigest', 'The CRC32 you specified did not match the calculated checksum.')
  }
  const stored = await objects.put(checkedKey(key), body, describe(fieldsOf(request)), noneMatch === '*')
  if (stored) return stored
  const message = 'At least one of the pre-conditions you specified did not hold'
  throw new S3Error(412, 'PreconditionFailed', message, { Condition: 'If-None-Match' })
}

/** Handles CopyObject, also between buckets: https://docs.aws.amazon.com/AmazonS3/latest/API/API_CopyObject.html */
export async function copyObject(
  request: IncomingMessage,
  source: { objects: Objects; key: string },
  destination: { objects: Objects; key: string },
): Promise<string> {
  if (request.headers['if-none-match'] !== undefined) throw notImplemented('The header if-none-match')
  const replaces = request.headers['x-amz-metadata-directive'] === 'REPLACE'
  if (!replaces && source.objects === destination.objects && source.key === destination.key) {
    const message =
      "This copy request is illegal because it is trying to copy an object to itself without changing the object's metadata, storage class, website redirect location or encryption attributes."
    throw new S3Error(400, 'InvalidRequest', message)
  }
  const found = await source.objects.read(source.key)
  if (!found) throw noSuchKey(source.key)
  const keepsTags = request.headers['x-amz-tagging-directive'] !== 'REPLACE'
  if (found.object.tags && keepsTags) throw notImplemented('A copy of tags')
  const { headers, metadata } = replaces ? describe(fieldsOf(request)) : found.object
  const copy = await destination.objects.put(checkedKey(destination.key), found.body, { headers, metadata })
  const result = `${element('LastModified', copy?.lastModified ?? '')}${element('ETag', copy?.etag ?? '')}`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<CopyObjectResult>${result}</CopyObjectResult>`
}

const fieldsOf = (request: IncomingMessage): Map<string, string> =>
  new Map(
    Object.entries(request.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  )

/** Reads the description of an object from a request's headers or a form's fields. */
export function describe(fields: ReadonlyMap<string, string>): Description {
  const metadata = [...fields]
    .filter(([name]) => name.startsWith('x-amz-meta-'))
    .map(([name, value]) => [name.slice('x-amz-meta-'.length), value] as const)
  const size = metadata.reduce((sum, [name, value]) => sum + name.length + Buffer.byteLength(value), 0)
  if (size > 2048) {
    throw new S3Error(
      400,
      'MetadataTooLarge',
      'Your metadata headers exceed the maximum allowed metadata size',
    )
  }
  const headers = describingHeaders.flatMap(name =>
    fields.has(name) ? [[name, fields.get(name) ?? '']] : [],
  )
  return { headers: Object.fromEntries(headers), metadata: Object.fromEntries(metadata) }
}

/** Returns the key; throws if S3 would not accept it: a key has 1 to 1024 bytes of UTF-8. */
export function checkedKey(key: string): string {
  if (key === '') throw invalidArgument('A key is missing.')
  if (Buffer.byteLength(key) > 1024) throw new S3Error(400, 'KeyTooLongError', 'Your key is too long')
  return key
}
