import { clock } from '#shared/contract/clock.ts'
import type { FileRefusal } from '#shared/files/file-refusal.ts'
import { extensionOf } from '#shared/files/file-types.ts'
import type { Upload } from '#shared/files/upload.ts'
import { Failure } from '../failure.ts'
import { type FileArea, objectKeys } from './file-area.ts'
import { inspectFile } from './inspection/inspect-file.ts'
import { objectsIn } from './objects.store.ts'
import { type UploadClaim, uploadClaimsOf } from './upload-claims.store.ts'

/** Milliseconds for which an upload that began in time may go on over a slow line. */
const slowestUpload = 15 * 60_000

const shown = ({ id, fileName, size, state, reason }: UploadClaim): Upload => ({
  id,
  fileName,
  size,
  state: state === 'kept' ? 'accepted' : state,
  reason: reason ?? null,
})

const isLate = ({ expiresAt }: UploadClaim): boolean => clock.now() > Date.parse(expiresAt) + slowestUpload

/**
 * What became of an upload: the server looks at it when its owner asks, once it has arrived. No event of the bucket
 * starts that: a file nobody asks about is used by nobody, and the browser, which has just sent it, asks anyway and
 * would only wait longer for a queue. Repeating it changes nothing: the first finding stands.
 * Throws `not_found`.
 */
export const inspectUpload = async (area: FileArea, sub: string, id: string): Promise<Upload> => {
  const claims = uploadClaimsOf(area, sub)
  const claim = await claims.find(id)
  if (!claim) throw new Failure('not_found')
  if (claim.state !== 'waiting') return shown(claim)
  const objects = objectsIn(area.bucket())
  const incoming = objectKeys.incoming(sub, id)
  const bytes = await objects.read(incoming)
  const refuse = async (reason: FileRefusal, size: number) =>
    shown(await claims.settle(id, { state: 'refused', reason, size }))

  if (!bytes) return isLate(claim) ? refuse('expired', claim.size) : shown(claim)
  const reason = await inspectFile(bytes, extensionOf(claim.fileName, area.use))
  const size = bytes.length
  if (!reason) await objects.put(objectKeys.inspected(sub, id), bytes, claim.contentType)
  const answer = reason
    ? await refuse(reason, size)
    : shown(await claims.settle(id, { state: 'accepted', size }))
  await objects.remove(incoming)
  return answer
}
