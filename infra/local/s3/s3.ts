import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { readBody } from '../request-body.ts'
import { allowOrigin, type CorsRule, handlePreflight } from './cors.ts'
import { type LifeCycle, startExpiry } from './expiry.ts'
import { getObject } from './get-object.ts'
import { listObjects } from './list-objects.ts'
import { type Objects, openObjects } from './objects.ts'
import { postObject } from './post-object.ts'
import { allowOnlyKnownHeaders, copyObject, putObject } from './put-object.ts'
import { notImplemented, S3Error } from './s3-error.ts'
import { authenticate, type Credentials } from './signature.ts'
import { handleTagging } from './tagging.ts'
import { allowOnly, parameter, parseTarget, type Target } from './target.ts'

type Options = {
  dataFolder: string
  buckets: readonly string[]
  /** The only keys that may sign; by default `local` for both. */
  credentials?: Credentials
  /** The path of the service, such as `/s3`: signatures cover the whole path. */
  prefix?: string
  /** CORS rules by bucket; a bucket without rules allows no other origin. */
  cors?: Readonly<Record<string, readonly CorsRule[]>>
  /** By bucket. */
  lifeCycle?: Readonly<Record<string, LifeCycle>>
}

/** Larger than any object of this product; S3 itself accepts 5 GB in one part. */
const maxBodyBytes = 64 * 1024 * 1024

/**
 * S3 on the file system, path-style: Put, Get, Head, Delete, Copy, tags, ListObjectsV2, uploads by POST policy, signed
 * addresses for GET and HEAD, expiry by life cycle. Any other feature of S3 is refused with NotImplemented, not ignored.
 */
export function createS3(options: Options) {
  const { prefix = '', cors = {}, credentials = { accessKeyId: 'local', secretAccessKey: 'local' } } = options
  const buckets = new Map(
    options.buckets.map(name => [name, openObjects(join(options.dataFolder, 's3', name))] as const),
  )
  const objectsOf = (bucket: string): Objects => {
    const objects = buckets.get(bucket)
    if (objects) return objects
    throw new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist', { BucketName: bucket })
  }

  async function handleRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = parseTarget(request.url ?? '', prefix)
    const objects = objectsOf(target.bucket)
    const rules = cors[target.bucket] ?? []
    if (request.method === 'OPTIONS') return handlePreflight(request, response, rules)
    allowOrigin(request, response, rules)
    const body = await readBody(request, maxBodyBytes)
    if (!body) {
      const message = 'Your proposed upload exceeds the maximum allowed size'
      throw new S3Error(400, 'EntityTooLarge', message, { MaxSizeAllowed: String(maxBodyBytes) })
    }
    if (request.method === 'POST' && target.key === '') {
      allowOnly(target, [])
      return postObject(request, response, { name: target.bucket, objects }, body, credentials)
    }
    authenticate(request, target, body, credentials)
    allowOnlyKnownHeaders(request)
    return operate(request, response, { target, objects, body })
  }

  async function operate(
    request: IncomingMessage,
    response: ServerResponse,
    { target, objects, body }: { target: Target; objects: Objects; body: Buffer },
  ): Promise<void> {
    const { method } = request
    if (target.key === '') {
      if (method !== 'GET') throw notImplemented(`${method} of a bucket`)
      return sendXml(response, 200, listObjects(objects, target))
    }
    if (parameter(target, 'tagging') !== undefined) {
      return handleTagging(request, response, { target, objects, body })
    }
    if (method === 'GET' || method === 'HEAD') return getObject(request, response, objects, target)
    allowOnly(target, [])
    if (!request.headers.authorization) throw notImplemented(`A signed address for ${method}`)
    if (method === 'PUT') return put(request, response, { target, objects, body })
    if (method !== 'DELETE') throw notImplemented(`${method} of an object`)
    await objects.remove(target.key)
    response.writeHead(204).end()
  }

  async function put(
    request: IncomingMessage,
    response: ServerResponse,
    { target, objects, body }: { target: Target; objects: Objects; body: Buffer },
  ): Promise<void> {
    const copied = request.headers['x-amz-copy-source']
    if (copied === undefined) {
      const stored = await putObject(request, objects, target.key, body)
      response.writeHead(200, { etag: stored.etag, 'x-amz-checksum-crc32': stored.crc32 }).end()
      return
    }
    const source = parseTarget(String(copied).replace(/^\/?/, '/'), '')
    allowOnly(source, [])
    const from = { objects: objectsOf(source.bucket), key: source.key }
    return sendXml(response, 200, await copyObject(request, from, { objects, key: target.key }))
  }

  const expiry = startExpiry(buckets, options.lifeCycle ?? {})
  return {
    /** The objects of a bucket, for services of this machine. */
    objects: objectsOf,
    /** Removes all expired objects at once. */
    sweepExpired: expiry.sweep,
    close: expiry.stop,
    async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const requestId = randomUUID()
      response.setHeader('x-amz-request-id', requestId)
      try {
        await handleRequest(request, response)
      } catch (error) {
        const known = error instanceof S3Error ? error : internalError(error)
        sendXml(response, known.status, request.method === 'HEAD' ? '' : known.toXml(requestId))
      }
    },
  }
}

function internalError(cause: unknown): S3Error {
  console.error('The local S3 failed:', cause)
  return new S3Error(500, 'InternalError', 'We encountered an internal error. Please try again.')
}

function sendXml(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body)
}
