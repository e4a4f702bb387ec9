import { randomUUID } from 'node:crypto'
import type { z } from 'zod/mini'
import { clock } from '#shared/contract/clock.ts'
import type { DeclaredFile } from '#shared/files/file-refusal.ts'
import { extensionOf, mediaTypeOf } from '#shared/files/file-types.ts'
import { uploadEntity } from '#shared/files/upload.entity.ts'
import type { uploadPermission } from '#shared/files/upload.ts'
import { Failure } from '../failure.ts'
import { countAttempt, countInDay } from '../limits/limits.ts'
import { ttlOf } from '../table/retention.ts'
import { type FileArea, objectKeys } from './file-area.ts'
import { uploadClaimsOf } from './upload-claims.store.ts'
import { policySeconds, uploadPolicy } from './upload-policy.ts'

/** Six inquiries with all their files, or one that is tried several times. */
const maxPerHour = 60
/** Each permission lets the file be posted again and again for five minutes, which S3 accepts and charges for. */
const maxPerDay = 120

const countUpload = async ({ pool }: FileArea, sub: string): Promise<void> => {
  const form = `uploads-${pool}`
  const counts = await Promise.all([
    countAttempt({ form, kind: 'caller', max: maxPerHour }, sub),
    countInDay({ form, kind: 'caller-day', max: maxPerDay }, sub),
  ])
  const exceeded = counts.find(count => count.exceeded)
  if (exceeded) throw new Failure('rate_limited', { retryAfter: exceeded.retryAfter })
}

/**
 * Permits one upload: stores its owner, and signs the form that the browser posts to the bucket.
 * Throws `rate_limited`.
 */
export const requestUpload = async (
  area: FileArea,
  sub: string,
  { fileName, size }: DeclaredFile,
): Promise<z.infer<typeof uploadPermission>> => {
  const extension = extensionOf(fileName, area.use)
  if (!extension) throw new Failure('invalid_fields', { fields: { fileName: 'file_type_not_accepted' } })
  await countUpload(area, sub)
  const id = randomUUID()
  const contentType = mediaTypeOf(extension)
  const expiresAt = new Date(clock.now() + policySeconds * 1_000).toISOString()
  const ttl = ttlOf(uploadEntity)
  await uploadClaimsOf(area, sub).add({ id, fileName, contentType, size, state: 'waiting', expiresAt, ttl })
  const key = objectKeys.incoming(sub, id)
  const policy = await uploadPolicy({ bucket: area.bucket(), key, contentType, size })
  return { id, ...policy, expiresAt }
}
