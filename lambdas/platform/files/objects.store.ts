import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { connect, timeoutAfter } from '../connections.ts'

const client = connect(
  's3',
  new S3Client({
    maxAttempts: 3,
    // Longer than the table's: files have up to ten megabytes.
    ...timeoutAfter(5_000),
  }),
)

// An object removed from a versioned bucket leaves a delete marker, whose tags S3 does not return.
const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException &&
  (error.$metadata.httpStatusCode === 404 || error.name === 'MethodNotAllowed')

const orNull = async <Found>(request: Promise<Found>): Promise<Found | null> => {
  try {
    return await request
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Access to the objects of one bucket. */
export const objectsIn = (Bucket: string) => ({
  /** All bytes of an object; null if there is none. */
  read: async (Key: string): Promise<Buffer | null> => {
    const found = await orNull(client.send(new GetObjectCommand({ Bucket, Key })))
    return found?.Body ? Buffer.from(await found.Body.transformToByteArray()) : null
  },
  /** A page of the keys below a prefix, in their order; `next` is the `StartAfter` of the page after it. */
  list: async (Prefix: string, StartAfter: string | undefined, MaxKeys: number) => {
    const listed = await client.send(new ListObjectsV2Command({ Bucket, Prefix, StartAfter, MaxKeys }))
    const keys = (listed.Contents ?? []).map(({ Key = '' }) => Key)
    return { keys, next: listed.IsTruncated ? (keys.at(-1) ?? null) : null }
  },
  /**
   * The tag that GuardDuty gave an object; null if there is no such object. It tags some time after an upload, and
   * never on a local machine: no tag means that nothing was found so far.
   */
  malwareScan: async (Key: string): Promise<'threat' | 'nothing found' | null> => {
    const tagging = await orNull(client.send(new GetObjectTaggingCommand({ Bucket, Key })))
    if (!tagging) return null
    const status = tagging.TagSet?.find(tag => tag.Key === 'GuardDutyMalwareScanStatus')?.Value
    return status === 'THREATS_FOUND' ? 'threat' : 'nothing found'
  },
  put: async (Key: string, Body: Buffer, ContentType: string): Promise<void> => {
    await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }))
  },
  /** Copies within the bucket; false if there is nothing to copy. */
  copy: async (from: string, Key: string): Promise<boolean> => {
    // The copy is scanned again, so it does not take over the tags of the original.
    const command = new CopyObjectCommand({
      Bucket,
      Key,
      CopySource: `${Bucket}/${from}`,
      TaggingDirective: 'REPLACE',
    })
    return (await orNull(client.send(command))) !== null
  },
  remove: async (Key: string): Promise<void> => {
    await client.send(new DeleteObjectCommand({ Bucket, Key }))
  },
})
