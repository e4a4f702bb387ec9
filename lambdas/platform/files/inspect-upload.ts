import { clock } from '#shared/contract/clock.ts'
import type { FileRefusal } from '#shared/files/file-refusal.ts'
import { extensionOf } from '#shared/files/file-types.ts'
import type { Upload } from '#shared/files/upload.ts'
import { Failure } from '../failure.ts'
import { type FileArea, objectKeys } from './file-area.ts'
import { inspectFile } from './inspection/inspect-file.ts'
import { objectsIn } from './objects.store.ts'
import { type UploadClaim, uploadClaimsOf } from './upload-claims.store.ts'

/** How many milliseconds an upload that began in time may take on a slow line. */
const maxUploadTime = 15 * 60_000

const uploadOf = ({ id, fileName, size, state, reason }: UploadClaim): Upload => ({
  id,
  fileName,
  size,
  state: state === 'kept' ? 'accepted' : state,
  reason: reason ?? null,
})

const isLate = ({ expiresAt }: UploadClaim): boolean => clock.now() > Date.parse(expiresAt) + maxUploadTime

/**
 * Returns the state of an upload, and inspects the file when its owner asks after it has arrived. No event of the bucket
 * starts the inspection: a file that nobody asks about is not used, and the browser that has just sent it asks anyway
 * and would only wait longer for a queue. Repeating it changes nothing: the first finding counts. Throws `not_found`.
 */
export const inspectUpload = async (area: FileArea, sub: string, id: string): Promise<Upload> => {
  const claims = uploadClaimsOf(area, sub)
  const claim = await claims.find(id)
  if (!claim) throw new Failure('not_found')
  if (claim.state !== 'waiting') return uploadOf(claim)
  const objects = objectsIn(area.bucket())
  const incoming = objectKeys.incoming(sub, id)
  const bytes = await objects.read(incoming)
  const refuse = async (reason: FileRefusal, size: number) =>
    uploadOf(await claims.settle(id, { state: 'refused', reason, size }))

  if (!bytes) return isLate(claim) ? refuse('expired', claim.size) : uploadOf(claim)
  const reason = await inspectFile(bytes, extensionOf(claim.fileName, area.use))
  const size = bytes.length
  if (!reason) await objects.put(objectKeys.inspected(sub, id), bytes, claim.contentType)
  const upload = reason
    ? await refuse(reason, size)
    : uploadOf(await claims.settle(id, { state: 'accepted', size }))
  await objects.remove(incoming)
  return upload
}
