import { notImplemented, S3Error } from './s3-error.ts'

/** The bucket and key of a request's path-style address. */
export type Target = {
  bucket: string
  /** Empty for the bucket itself. */
  key: string
  /** The path as sent, decoded once; signatures cover it. */
  path: string
  query: readonly (readonly [name: string, value: string])[]
}

/**
 * Parses an address without a URL parser, which would resolve `..` and `//`, which are ordinary parts of a key in S3,
 * and read `+` as a space.
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

/** The first value of a query parameter; the case of its name does not matter. */
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

/** Throws NotImplemented for any other query parameter, such as ?acl, ?tagging, ?uploads or ?versionId. */
export function allowOnly(target: Target, parameters: readonly string[]): void {
  const known = ['x-id', ...signing, ...parameters]
  const other = target.query.find(([name]) => !known.includes(name.toLowerCase()))
  if (other) throw notImplemented(`The parameter ${other[0]}`)
}
