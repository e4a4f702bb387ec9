import type { IncomingMessage, ServerResponse } from 'node:http'
import { describingHeaders, type Objects, type StoredObject } from './objects.ts'
import { invalidArgument, noSuchKey, S3Error } from './s3-error.ts'
import { allowOnly, parameter, type Target } from './target.ts'

/** Handles GetObject and HeadObject, with one byte range and the response-* overrides of a signed address. */
export async function getObject(
  request: IncomingMessage,
  response: ServerResponse,
  objects: Objects,
  target: Target,
): Promise<void> {
  allowOnly(
    target,
    describingHeaders.map(name => `response-${name}`),
  )
  const found = await objects.read(target.key)
  if (!found) throw noSuchKey(target.key)
  const { object, body } = found
  const range = rangeOf(request.headers.range, body.length)
  describeTo(response, object, target)
  if (range) response.setHeader('content-range', `bytes ${range.start}-${range.end - 1}/${body.length}`)
  else if (request.headers['x-amz-checksum-mode'] === 'ENABLED')
    response.setHeader('x-amz-checksum-crc32', object.crc32)
  const part = range ? body.subarray(range.start, range.end) : body
  response.writeHead(range ? 206 : 200, { 'content-length': part.length })
  response.end(request.method === 'HEAD' ? undefined : part)
}

function describeTo(response: ServerResponse, object: StoredObject, target: Target): void {
  const headers = {
    'content-type': 'binary/octet-stream',
    ...object.headers,
    'accept-ranges': 'bytes',
    etag: object.etag,
    'last-modified': new Date(object.lastModified).toUTCString(),
  }
  for (const [name, value] of Object.entries(headers)) setHeader(response, name, value)
  for (const [name, value] of Object.entries(object.metadata))
    setHeader(response, `x-amz-meta-${name}`, value)
  for (const name of describingHeaders) {
    const value = parameter(target, `response-${name}`)
    if (value !== undefined) setHeader(response, name, value)
  }
}

/** Sets a header; text that is not ASCII is sent as an RFC 2047 word, as S3 documents for user metadata. */
function setHeader(response: ServerResponse, name: string, value: string): void {
  const ascii = /^[\t\x20-\x7e]*$/.test(value)
  response.setHeader(name, ascii ? value : `=?UTF-8?B?${Buffer.from(value).toString('base64')}?=`)
}

/** The requested bytes, end exclusive; null for the whole object. Throws if the range lies beyond the object. */
function rangeOf(text: string | undefined, size: number): { start: number; end: number } | null {
  if (text === undefined) return null
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(text) ?? []
  if (first === undefined || last === undefined || first + last === '') {
    throw invalidArgument('Only one byte range is supported.')
  }
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1)
  if (start >= end) throw new S3Error(416, 'InvalidRange', 'The requested range is not satisfiable')
  return { start, end }
}
