import { notImplemented, S3Error } from './s3-error.ts'

/** What a request's address names, path-style. */
export type Target = {
  bucket: string
  /** Empty when the bucket itself is meant. */
  key: string
  /** The path as sent, decoded once: what a signature covers. */
  path: string
  query: readonly (readonly [name: string, value: string])[]
}

/**
 * Takes an address apart by hand: a URL parser would fold `..` and `//`, which are ordinary parts of a
 * key in S3, and read `+` as a space.
 */
export function parseTarget(url: string, prefix: string): Target {
  const [rawPath = '', ...rest] = url.split('?')
  const path = decode(rawPath)
  const query = rest
    .join('?')
    .split('&')
    .filter(pair => pair !== '')
    .map(pair => {
      const [name = '', ...value] = pair.split('=')
      return [decode(name), decode(value.join('='))] as const
    })
  if (!path.startsWith(`${prefix}/`))
    throw new S3Error(400, 'InvalidURI', `Expected a path below ${prefix}/.`)
  const [bucket = '', ...key] = path.slice(prefix.length + 1).split('/')
  return { bucket, key: key.join('/'), path, query }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new S3Error(400, 'InvalidURI', "Couldn't parse the specified URI.")
  }
}

/** The first value of a query parameter, whatever the case of its name. */
export const parameter = (target: Target, name: string): string | undefined =>
  target.query.find(([present]) => present.toLowerCase() === name.toLowerCase())?.[1]

const signing = [
  'x-amz-algorithm',
  'x-amz-credential',
  'x-amz-date',
  'x-amz-expires',
  'x-amz-signedheaders',
  'x-amz-signature',
  'x-amz-security-token',
  'x-amz-content-sha256',
  'x-amz-checksum-mode',
]

/** Throws NotImplemented for every query parameter beyond these: ?acl, ?tagging, ?uploads, ?versionId … */
export function allowOnly(target: Target, parameters: readonly string[]): void {
  const known = ['x-id', ...signing, ...parameters]
  const other = target.query.find(([name]) => !known.includes(name.toLowerCase()))
  if (other) throw notImplemented(`The parameter ${other[0]}`)
}
