import type { IncomingMessage, ServerResponse } from 'node:http'
import { element } from '../markup.ts'
import type { Objects } from './objects.ts'
import { noSuchKey, notImplemented } from './s3-error.ts'
import { allowOnly, type Target } from './target.ts'

// https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObjectTagging.html and …/API_PutObjectTagging.html

type Asked = { target: Target; objects: Objects; body: Buffer }

/** Handles GetObjectTagging and PutObjectTagging; a new body under the same key has no tags, as in S3. */
export async function handleTagging(
  request: IncomingMessage,
  response: ServerResponse,
  { target, objects, body }: Asked,
): Promise<void> {
  allowOnly(target, ['tagging'])
  if (request.method === 'PUT') {
    if (!(await objects.tag(target.key, tagsOf(body.toString('utf8'))))) throw noSuchKey(target.key)
    response.writeHead(200).end()
    return
  }
  if (request.method !== 'GET') throw notImplemented(`${request.method} of tags`)
  const object = objects.find(target.key)
  if (!object) throw noSuchKey(target.key)
  const tags = Object.entries(object.tags ?? {}).map(
    ([key, value]) => `<Tag>${element('Key', key)}${element('Value', value)}</Tag>`,
  )
  response.writeHead(200, { 'content-type': 'application/xml' })
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Tagging xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><TagSet>${tags.join('')}</TagSet></Tagging>`,
  )
}

/** Supports plain names and values only, which is all that this product uses. */
function tagsOf(xml: string): Record<string, string> {
  const tags = xml.matchAll(/<Tag><Key>([\w.:/=+@ -]*)<\/Key><Value>([\w.:/=+@ -]*)<\/Value><\/Tag>/g)
  return Object.fromEntries([...tags].map(([, key, value]) => [key ?? '', value ?? '']))
}
