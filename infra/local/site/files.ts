import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { rendererFolder } from '#web/site-manifest.ts'

export type Encoding = 'br' | 'gzip'

export type SiteFile = {
  contentType: string
  body: Buffer
  /** Strong, in quotes; a compressed copy has the same one as a weak tag. */
  etag: string
  lastModified: string
  /** The compressed body, created once; undefined if CloudFront does not compress the file. */
  encoded(encoding: Encoding): Promise<Buffer> | undefined
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/** CloudFront compresses text between these sizes in bytes. */
const compressed = { from: 1_000, to: 10_000_000 }
const isText = (type: string): boolean => /^text\/|json|javascript|xml/.test(type)

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const compress = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'gzip'
    ? gzipped(body)
    : brotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      })

const siteFile = (name: string, body: Buffer, modified: Date): SiteFile => {
  const contentType = contentTypes[extname(name)] ?? 'application/octet-stream'
  const compressible = isText(contentType) && body.length >= compressed.from && body.length <= compressed.to
  const copies = new Map<Encoding, Promise<Buffer>>()
  return {
    contentType,
    body,
    etag: `"${createHash('md5').update(body).digest('hex')}"`,
    lastModified: modified.toUTCString(),
    encoded: encoding => {
      if (!compressible) return undefined
      const copy = copies.get(encoding) ?? compress(body, encoding)
      copies.set(encoding, copy)
      return copy
    },
  }
}

/** A file that exists in memory only, such as /config.json. */
export const fileInMemory = (name: string, text: string): SiteFile =>
  siteFile(name, Buffer.from(text), new Date())

const decoded = (uri: string): string | undefined => {
  try {
    return decodeURIComponent(uri)
  } catch {
    return undefined
  }
}

/** The renderer is for the functions alone. */
const isPublic = (folder: string) => {
  const renderer = join(folder, rendererFolder) + sep
  return (name: string): boolean => !name.startsWith(renderer)
}

/**
 * Reads the built site into memory, in place of the site's bucket; returns a function that finds a path's file. In
 * memory, because a build while the system runs would mix two deployments, whose policies forbid each other's scripts.
 */
export function openFiles(folder: string): (uri: string) => SiteFile | undefined {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
  const files = new Map(
    names.filter(isPublic(folder)).map(name => {
      const path = `/${relative(folder, name).replaceAll(sep, '/')}`
      return [path, siteFile(name, readFileSync(name), statSync(name).mtime)] as const
    }),
  )
  return uri => files.get(decoded(uri) ?? '')
}
