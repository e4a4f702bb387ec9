import { createHash } from 'node:crypto'
import type { PayFile, Planned } from '#shared/bank/pay-file.entity.ts'
import type { Payout } from '#shared/bank/payout.entity.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { untilWritten } from '../platform/commands/until-written.ts'

/** What the use cases need of the store. */
export type PayFileMoves = {
  find: (fileId: string) => Promise<PayFile | null>
  read: (fileId: string) => Promise<Buffer | null>
  release: (file: PayFile) => Promise<boolean>
  discard: (file: PayFile) => Promise<boolean>
  /** Withdraws a file that the bank has not answered; false if it has, or if the file moved in the meantime. */
  withdraw: (file: PayFile) => Promise<boolean>
  findPlanned: (planned: Planned) => Promise<Payout | null>
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

/** Also if the file ended before: that command may have been interrupted. */
const dropAll = async (fileId: string, files: PayFileMoves): Promise<void> => {
  for (const planned of (await findFile(fileId, files)).planned) await files.drop(planned)
}

/** Discards a file that nobody has released, and makes what is in it due again. */
export const discardPayFile = async (fileId: string, files: PayFileMoves): Promise<{ changed: boolean }> => {
  const result = await untilWritten(async () => {
    const file = await findFile(fileId, files)
    if (file.state === 'discarded') return null
    if (file.state === 'released') throw new Refusal('The file is released: the bank may have it.')
    if (file.state === 'withdrawn') throw new Refusal('The file is withdrawn: what is in it is due again.')
    return () => files.discard(file)
  })
  await dropAll(fileId, files)
  return result
}

/** Whether the bank has reported on a payout, and so has its file. */
const isTold = (payout: Payout | null): boolean =>
  payout !== null &&
  (payout.lineId !== undefined || (payout.state !== 'in file' && payout.state !== 'dropped'))

const requireUnknown = async ({ answer, planned }: PayFile, { findPlanned }: PayFileMoves): Promise<void> => {
  if (answer !== undefined) throw new Refusal('The bank has answered the file: the bank has it.')
  for (const one of planned)
    if (isTold(await findPlanned(one)))
      throw new Refusal('A file of the bank names a payout of this file: the bank has it.')
}

/**
 * Withdraws a released file that the bank does not have, and makes what is in it due again. Throws a refusal for the
 * operator who released it, and once the bank has reported on it: its payouts could be paid twice.
 */
export const withdrawPayFile = async (
  { fileId, by }: { fileId: string; by: string },
  files: PayFileMoves,
): Promise<{ changed: boolean }> => {
  const result = await untilWritten(async () => {
    const file = await findFile(fileId, files)
    if (file.state === 'withdrawn') return null
    if (file.state !== 'released') throw new Refusal(`The file is not released: it is ${file.state}.`)
    if (file.releasedBy === by)
      throw new Refusal('You released this file: another operator has to withdraw it.')
    await requireUnknown(file, files)
    return () => files.withdraw(file)
  })
  await dropAll(fileId, files)
  return result
}
