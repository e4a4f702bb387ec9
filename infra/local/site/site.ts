import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { type EdgeRequest, type EdgeResponse, loadEdgeFunction } from '#infra/edge/edge-function.ts'
import { openapiDocument, openapiPath } from '#infra/openapi/document.ts'
import { contentSecurityPolicy, siteHeaders } from '#infra/system/site.ts'
import type { SiteManifest } from '#web/site-manifest.ts'
import { edgeEventOf } from './edge-event.ts'
import { type Encoding, fileInMemory, openFiles, type SiteFile } from './files.ts'
import type { RenderedPages } from './rendered-pages.ts'

type Options = {
  /** The pages that were rendered again, in place of the built ones. */
  rendered?: Pick<RenderedPages, 'find'>
  /** The built site: pages, assets, site.json. */
  folder: string
  origin: string
  /** The content of /config.json. */
  configuration: object
}

const isAnswer = (from: EdgeRequest | EdgeResponse): from is EdgeResponse => 'statusCode' in from

/** The encodings that the browser accepts, the smaller one first. */
const encodingsOf = (request: EdgeRequest): Encoding[] => {
  const accepted = (request.headers['accept-encoding']?.value ?? '').split(/\s*,\s*/)
  const takes = (name: Encoding) =>
    accepted.some(one => one === name || (one.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(one)))
  return (['br', 'gzip'] as const).filter(takes)
}

/** Whether the browser already has this content. */
const isKnown = (request: EdgeRequest, { etag, lastModified }: SiteFile): boolean => {
  const tags = request.headers['if-none-match']?.value
  if (tags) return tags.split(/\s*,\s*/).some(tag => tag === '*' || tag.replace(/^W\//, '') === etag)
  const since = Date.parse(request.headers['if-modified-since']?.value ?? '')
  return since >= Date.parse(lastModified)
}

/** CloudFront in front of the site's bucket, with the same edge functions and headers. */
export function createSite({ folder, origin, configuration, rendered }: Options) {
  const manifest = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')) as SiteManifest
  const onRequest = loadEdgeFunction('viewer-request', manifest)
  const onResponse = loadEdgeFunction<EdgeResponse>('viewer-response', manifest)
  const files = openFiles(folder)
  const made = new Map([
    ['/config.json', fileInMemory('config.json', JSON.stringify(configuration))],
    [openapiPath, fileInMemory('openapi.json', JSON.stringify(openapiDocument()))],
  ])
  const policy = {
    ...siteHeaders,
    'content-security-policy': contentSecurityPolicy(manifest, origin),
  }

  const send = (response: ServerResponse, { statusCode, headers }: EdgeResponse, body?: Buffer): void => {
    response.statusCode = statusCode
    for (const [name, value] of Object.entries(policy)) response.setHeader(name, value)
    for (const [name, { value }] of Object.entries(headers)) response.setHeader(name, value)
    response.setHeader('content-length', body?.length ?? 0)
    // Node sends no body for a HEAD request.
    response.end(body)
  }

  async function serve(response: ServerResponse, request: EdgeRequest, file: SiteFile): Promise<void> {
    const known = isKnown(request, file)
    const encoding = encodingsOf(request).find(one => file.encoded(one))
    const body = (encoding && (await file.encoded(encoding))) || file.body
    const edgeResponse = onResponse({
      viewer: { ip: '' },
      request,
      response: {
        statusCode: known ? 304 : 200,
        headers: {
          'content-type': { value: file.contentType },
          etag: { value: encoding ? `W/${file.etag}` : file.etag },
          'last-modified': { value: file.lastModified },
          vary: { value: 'Accept-Encoding' },
          ...(encoding && { 'content-encoding': { value: encoding } }),
        },
      },
    })
    send(response, edgeResponse, edgeResponse.statusCode === 304 ? undefined : body)
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return send(response, { statusCode: 403, headers: {} })
    }
    const event = edgeEventOf(request)
    const rewritten = onRequest(event)
    if (isAnswer(rewritten)) return send(response, rewritten)
    const { uri } = rewritten
    const file = made.get(uri) ?? rendered?.find(uri) ?? files(uri)
    if (file) return serve(response, rewritten, file)
    // Like an error of the bucket: CloudFront calls no edge function for it.
    const body = Buffer.from('Not Found')
    send(response, { statusCode: 404, headers: { 'content-type': { value: 'text/plain' } } }, body)
  }
}
