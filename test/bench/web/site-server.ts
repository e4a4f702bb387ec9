import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createSecureServer, type ServerHttp2Session, type ServerHttp2Stream } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileInMemory, openFiles, type SiteFile } from '#infra/local/site/files.ts'
import { cacheControls, contentSecurityPolicy, fileOf, hashedFiles, siteHeaders } from '#infra/system/site.ts'
import type { SiteManifest } from '#web/site-manifest.ts'
import type { Certificate } from './certificate.ts'
import { limitPage } from './limit-page.ts'

export type SiteServer = { origin: string; close(): Promise<void> }

const limits = '/limit'

/** The path of a public page's limit page, on the same server as the site. */
export const limitPageUrl = (page: string): string => limits + page

const respond = async (stream: ServerHttp2Stream, path: string, policy: string, file?: SiteFile) => {
  if (!file) return stream.respond({ ':status': 404 }, { endStream: true })
  const encoded = await file.encoded('br')
  if (stream.destroyed) return
  stream.respond({
    ':status': 200,
    ...siteHeaders,
    'content-security-policy': policy,
    'content-type': file.contentType,
    'cache-control': path.startsWith(hashedFiles) ? cacheControls.hashed : cacheControls.other,
    etag: file.etag,
    vary: 'Accept-Encoding',
    ...(encoded && { 'content-encoding': 'br' }),
  })
  stream.end(encoded ?? file.body)
}

/** Each public page without scripts, by its path here. */
const limitPages = (folder: string, pages: readonly string[]): Map<string, SiteFile> =>
  new Map(
    pages.map(page => {
      const html = limitPage(readFileSync(join(folder, fileOf(page)), 'utf8'))
      return [limitPageUrl(page), fileInMemory('limit.html', html)]
    }),
  )

/** Serves a built site over HTTP/2 and Brotli with its own headers, and its pages without scripts. */
export const serveSite = async (folder: string, { key, cert }: Certificate): Promise<SiteServer> => {
  const manifest = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')) as SiteManifest
  const limit = limitPages(folder, manifest.pages)
  const files = openFiles(folder)
  const server = createSecureServer({ key, cert })
  const sessions = new Set<ServerHttp2Session>()
  server.on('session', session => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`
  const policy = contentSecurityPolicy(manifest, origin)
  server.on('stream', async (stream, headers) => {
    stream.on('error', () => {})
    const [path = '/'] = (headers[':path'] ?? '/').split('?')
    const page = manifest.pages.includes(path)
    const file = limit.get(path) ?? (await files(page ? fileOf(path) : path))
    await respond(stream, path, policy, file)
  })
  return {
    origin,
    close: async () => {
      for (const session of sessions) session.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
