import { createHash } from 'node:crypto'
import type { PayFile, Planned } from '#shared/bank/pay-file.entity.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { untilWritten } from '../platform/commands/until-written.ts'

/** What the use cases need of the store. */
export type PayFileMoves = {
  find: (fileId: string) => Promise<PayFile | null>
  read: (fileId: string) => Promise<Buffer | null>
  release: (file: PayFile) => Promise<boolean>
  discard: (file: PayFile) => Promise<boolean>
  /** Takes a payout out of its file, also if it was taken out before. */
  drop: (planned: Planned) => Promise<void>
}

const findFile = async (id: string, { find }: PayFileMoves): Promise<PayFile> => {
  const file = await find(id)
  if (!file) throw new Refusal('There is no such pay file.')
  return file
}

/**
 * Releases a file to be sent, once. Throws a refusal for the operator who made it, for another hash than that of the
 * file, and for a file that is gone or was changed where it is kept.
 */
export const releasePayFile = (
  { fileId, sha256, by }: { fileId: string; sha256: string; by: string },
  files: PayFileMoves,
): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const file = await findFile(fileId, files)
    if (file.state === 'released') return null
    if (file.state !== 'made') throw new Refusal(`The file is not made: it is ${file.state}.`)
    if (file.madeBy === by) throw new Refusal('You made this file: another operator has to release it.')
    const bytes = await files.read(fileId)
    if (!bytes) throw new Refusal('The file is gone: discard it, and make another one.')
    const found = createHash('sha256').update(bytes).digest('hex')
    if (found !== file.sha256) throw new Refusal('The file is not the one that was made: discard it.')
    if (found !== sha256) throw new Refusal('That is the hash of another file.')
    return () => files.release(file)
  })

/** Discards a file that nobody has released, and makes what is in it due again. */
export const discardPayFile = async (fileId: string, files: PayFileMoves): Promise<{ changed: boolean }> => {
  const result = await untilWritten(async () => {
    const file = await findFile(fileId, files)
    if (file.state === 'discarded') return null
    if (file.state === 'released') throw new Refusal('The file is released: the bank may have it.')
    return () => files.discard(file)
  })
  // Also if it was discarded before: that command may have been interrupted.
  for (const planned of (await findFile(fileId, files)).planned) await files.drop(planned)
  return result
}
