import type { IncomingMessage, ServerResponse } from 'node:http'
import { element } from '../markup.ts'
import type { Objects, StoredObject } from './objects.ts'
import { readPostForm } from './post-form.ts'
import { checkPolicy } from './post-policy.ts'
import { checkedKey, describe } from './put-object.ts'
import type { Credentials } from './signature.ts'

/** Handles PostObject: https://docs.aws.amazon.com/AmazonS3/latest/API/RESTObjectPOST.html */
export async function postObject(
  request: IncomingMessage,
  response: ServerResponse,
  bucket: { name: string; objects: Objects },
  body: Buffer<ArrayBuffer>,
  credentials: Credentials,
): Promise<void> {
  const form = await readPostForm(request.headers['content-type'] ?? '', body)
  checkPolicy(form, bucket.name, credentials)
  const key = checkedKey(form.fields.get('key') ?? '')
  const stored = await bucket.objects.put(key, form.file, describe(form.fields))
  if (!stored) throw new Error('An unconditional write was refused.')
  sendResponse(response, bucket.name, stored, form.fields.get('success_action_status'))
}

/** Sends 200, or 201 with a description, if the form asks for it, and otherwise 204, as S3 does. */
function sendResponse(response: ServerResponse, bucket: string, stored: StoredObject, wanted = '204'): void {
  const location = `/${bucket}/${stored.key.split('/').map(encodeURIComponent).join('/')}`
  response.setHeader('etag', stored.etag)
  response.setHeader('location', location)
  if (wanted !== '201') {
    response.writeHead(wanted === '200' ? 200 : 204).end()
    return
  }
  const facts = [
    element('Location', location),
    element('Bucket', bucket),
    element('Key', stored.key),
    element('ETag', stored.etag),
  ]
  response.writeHead(201, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n<PostResponse>${facts.join('')}</PostResponse>`)
}
