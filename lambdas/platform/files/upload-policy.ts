import { S3Client } from '@aws-sdk/client-s3'
import { createPresignedPost } from '@aws-sdk/s3-presigned-post'
import { clock } from '#shared/contract/clock.ts'
import { connect } from '../connections.ts'
import { environment } from '../env/environment.ts'

/** How long a page may take to begin an upload, in seconds. */
export const policySeconds = 300

let client: S3Client | undefined

/**
 * The client that signs what browsers use, by the address where they reach the buckets. S3 itself has the bucket in
 * its host name; behind a path of another host it can only be part of the path.
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
 * A form that puts a file of this type and of exactly this size, in bytes, under this key within five minutes, and
 * nothing else. S3 takes it as often as it comes until then: each post takes the place of the one before.
 */
export const uploadPolicy = async ({
  bucket,
  key,
  contentType,
  size,
}: Permitted): Promise<{ url: string; fields: Record<string, string> }> => {
  const signer = publicClient()
  // It dates policies by the machine's time plus this.
  signer.config.systemClockOffset = clock.offset()
  return createPresignedPost(signer, {
    Bucket: bucket,
    Key: key,
    Fields: { 'Content-Type': contentType },
    Conditions: [['content-length-range', size, size]],
    Expires: policySeconds,
  })
}
