import type { PayFile, Planned } from '#shared/bank/pay-file.entity.ts'
import type { Payout } from '#shared/bank/payout.entity.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { untilWritten } from '../platform/commands/until-written.ts'
import type { Answer } from './answer.ts'

/** What the use case needs of the store. */
export type BankAnswers = {
  findPayFile: (fileId: string) => Promise<PayFile | null>
  noteAnswer: (fileId: string, status: string) => Promise<void>
  findPlanned: (planned: Planned) => Promise<Payout | null>
  /** Makes a payout due again that the bank will not pay, and tells its partner; false if it changed in the meantime. */
  reject: (payout: Payout, reason: string) => Promise<boolean>
}

/** Rejects a payout that is in its file; again if its month changed in the meantime. */
const reject = async (planned: Planned, reason: string, answers: BankAnswers): Promise<boolean> => {
  const { changed } = await untilWritten(async () => {
    const payout = await answers.findPlanned(planned)
    return payout?.state === 'in file' ? () => answers.reject(payout, reason) : null
  })
  return changed
}

/**
 * Takes what the bank says of a pay file: what it will not pay is due again. What it accepts is paid only when it has
 * paid it, which its next file says. Throws a refusal for a file that was never released, or that the bank was thought
 * not to have.
 */
export const takeAnswer = async (
  { fileId, status, rejected, reasonFor }: Answer,
  answers: BankAnswers,
): Promise<{ status: string; rejected: number }> => {
  const file = await answers.findPayFile(fileId)
  if (file?.state === 'withdrawn')
    throw new Refusal(
      'It answers a pay file that was withdrawn: the bank has it. Stop that file at the bank, or discard the next one.',
    )
  if (file?.state !== 'released') throw new Refusal('It answers a pay file that was not released here.')
  let count = 0
  for (const planned of file.planned) {
    const isRejected = rejected === null || rejected.includes(planned.id)
    if (isRejected && (await reject(planned, reasonFor(planned.id), answers))) count += 1
  }
  await answers.noteAnswer(fileId, status)
  return { status, rejected: count }
}
