import { element } from '../markup.ts'
import type { Objects, StoredObject } from './objects.ts'
import { invalidArgument } from './s3-error.ts'
import { allowOnly, parameter, type Target } from './target.ts'

// https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html

type Entry = { name: string; object: StoredObject | null }

const parameters = ['list-type', 'prefix', 'delimiter', 'max-keys', 'continuation-token', 'start-after']

/** One page of a bucket's keys as XML of ListObjectsV2; keys that share a prefix up to the delimiter are grouped. */
export function listObjects(objects: Objects, target: Target): string {
  allowOnly(target, parameters)
  if (parameter(target, 'list-type') !== '2')
    throw invalidArgument('Only ListObjectsV2 is supported (list-type=2).')
  const prefix = parameter(target, 'prefix') ?? ''
  const delimiter = parameter(target, 'delimiter') ?? ''
  const token = parameter(target, 'continuation-token')
  const startAfter = parameter(target, 'start-after') ?? ''
  const after = token === undefined ? null : Buffer.from(token, 'base64url').toString('utf8')
  const pageSize = pageSizeOf(parameter(target, 'max-keys'))
  const found = objects.all().filter(({ key }) => key.startsWith(prefix) && isAfter(key, startAfter))
  const entries = grouped(found, prefix, delimiter).filter(
    ({ name }) => after === null || isAfter(name, after),
  )
  const page = entries.slice(0, pageSize)
  const last = page.at(-1)
  const truncated = last !== undefined && entries.length > page.length
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">',
    element('Name', target.bucket),
    element('Prefix', prefix),
    element('KeyCount', page.length),
    element('MaxKeys', pageSize),
    element('IsTruncated', truncated),
    delimiter && element('Delimiter', delimiter),
    startAfter && element('StartAfter', startAfter),
    token && element('ContinuationToken', token),
    truncated && element('NextContinuationToken', Buffer.from(last.name).toString('base64url')),
    ...page.map(toXml),
    '</ListBucketResult>',
  ]
    .filter(Boolean)
    .join('')
}

const isAfter = (name: string, other: string): boolean =>
  Buffer.compare(Buffer.from(name), Buffer.from(other)) > 0

function pageSizeOf(text = '1000'): number {
  if (!/^\d{1,9}$/.test(text))
    throw invalidArgument('Provided max-keys not an integer or within integer range')
  return Math.min(Number(text), 1000)
}

function grouped(found: readonly StoredObject[], prefix: string, delimiter: string): Entry[] {
  const entries = new Map<string, Entry>()
  for (const object of found) {
    const end = delimiter ? object.key.indexOf(delimiter, prefix.length) : -1
    const name = end < 0 ? object.key : object.key.slice(0, end + delimiter.length)
    if (!entries.has(name)) entries.set(name, { name, object: end < 0 ? object : null })
  }
  return [...entries.values()]
}

function toXml({ name, object }: Entry): string {
  if (!object) return `<CommonPrefixes>${element('Prefix', name)}</CommonPrefixes>`
  const facts = [
    element('Key', name),
    element('LastModified', object.lastModified),
    element('ETag', object.etag),
    element('Size', object.size),
    element('StorageClass', 'STANDARD'),
  ]
  return `<Contents>${facts.join('')}</Contents>`
}
