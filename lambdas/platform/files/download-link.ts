import { GetObjectCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { clock } from '#shared/contract/clock.ts'
import { Failure } from '../failure.ts'
import type { KeptFile } from './accepted-uploads.ts'
import type { FileArea } from './file-area.ts'
import { objectsIn } from './objects.store.ts'
import { publicClient } from './upload-policy.ts'

/** Long enough for a click. */
const linkSeconds = 60

const percentEncoded = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** RFC 6266: a name in ASCII for old programs, and the real one. Stored names contain no quotes or backslashes. */
const attachment = (fileName: string): string =>
  `attachment; filename="${fileName.replace(/[^\x20-\x7e]/g, '-')}"; filename*=UTF-8''${percentEncoded(fileName)}`

/**
 * Signs a link that downloads a kept file under its name, valid for a minute by default; it never opens as a page.
 * Throws `not_found`, and `file_unsafe` if the malware scan has found something in the meantime.
 */
export const downloadLink = async (
  area: Pick<FileArea, 'bucket'>,
  { key, fileName }: Pick<KeptFile, 'key' | 'fileName'>,
  validSeconds = linkSeconds,
): Promise<{ url: string; expiresAt: string }> => {
  const Bucket = area.bucket()
  const scanned = await objectsIn(Bucket).malwareScan(key)
  if (!scanned) throw new Failure('not_found')
  if (scanned === 'threat') throw new Failure('file_unsafe')
  const command = new GetObjectCommand({
    Bucket,
    Key: key,
    ResponseContentDisposition: attachment(fileName),
    ResponseCacheControl: 'private, no-store',
  })
  const signingDate = new Date(clock.now())
  const url = await getSignedUrl(publicClient(), command, { expiresIn: validSeconds, signingDate })
  return { url, expiresAt: new Date(signingDate.getTime() + validSeconds * 1_000).toISOString() }
}
