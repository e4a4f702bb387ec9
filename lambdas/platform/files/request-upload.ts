import { randomUUID } from 'node:crypto'
import type { z } from 'zod/mini'
import { clock } from '#shared/contract/clock.ts'
import type { DeclaredFile } from '#shared/files/file-refusal.ts'
import { extensionOf, mediaTypeOf } from '#shared/files/file-types.ts'
import type { uploadPermission } from '#shared/files/upload.ts'
import { Failure } from '../failure.ts'
import { countAttempt } from '../limits/limits.ts'
import { ttlOf } from '../table/retention.ts'
import { type FileArea, objectKeys } from './file-area.ts'
import { uploadClaimsOf } from './upload-claims.store.ts'
import { policySeconds, uploadPolicy } from './upload-policy.ts'

/** Six inquiries full of files, or one that somebody tries again and again. */
const mostPerHour = 60

const countUpload = async ({ pool }: FileArea, sub: string): Promise<void> => {
  const count = await countAttempt({ form: `uploads-${pool}`, kind: 'caller', max: mostPerHour }, sub)
  if (count.exceeded) throw new Failure('rate_limited', { retryAfter: count.retryAfter })
}

/**
 * Permits one upload: notes whose it is, and signs the form that the browser posts to the bucket.
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
  const ttl = ttlOf('upload')
  await uploadClaimsOf(area, sub).add({ id, fileName, contentType, size, state: 'waiting', expiresAt, ttl })
  const policy = await uploadPolicy(area.bucket(), objectKeys.incoming(sub, id), contentType)
  return { id, ...policy, expiresAt }
}
