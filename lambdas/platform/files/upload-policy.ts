import { S3Client } from '@aws-sdk/client-s3'
import { createPresignedPost } from '@aws-sdk/s3-presigned-post'
import { clock } from '#shared/contract/clock.ts'
import { connect } from '../connections.ts'
import { environment } from '../env/environment.ts'

/** How long a page may take to begin an upload, in seconds. */
export const policySeconds = 300

let client: S3Client | undefined

/**
 * The client that signs links and forms for browsers, with the address at which they reach the buckets. With S3 itself
 * the bucket is part of the host name; behind a path of another host it can only be part of the path.
 */
export const publicClient = (): S3Client => {
  const endpoint = environment('PUBLIC_FILES_ADDRESS')
  client ??= connect(
    'public s3',
    new S3Client({ endpoint, forcePathStyle: new URL(endpoint).pathname !== '/' }),
  )
  return client
}

type Permitted = { bucket: string; key: string; contentType: string; size: number }

/**
 * Signs a form that can store only a file of this type and of exactly this size, in bytes, under this key within five
 * minutes. S3 accepts it repeatedly until then: each post replaces the one before.
 */
export const uploadPolicy = async ({
  bucket,
  key,
  contentType,
  size,
}: Permitted): Promise<{ url: string; fields: Record<string, string> }> => {
  const signer = publicClient()
  // The signer dates policies by the machine's time plus this offset.
  signer.config.systemClockOffset = clock.offset()
  return createPresignedPost(signer, {
    Bucket: bucket,
    Key: key,
    Fields: { 'Content-Type': contentType },
    Conditions: [['content-length-range', size, size]],
    Expires: policySeconds,
  })
}
