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
 * paid it, which its next file says. Throws a refusal for a file that was never released.
 */
export const takeAnswer = async ({ fileId, status, rejected }: Answer, answers: BankAnswers) => {
  const file = await answers.findPayFile(fileId)
  if (file?.state !== 'released') throw new Refusal('It answers a pay file that was not released here.')
  const whole = file.planned.map(({ id: payoutId }) => ({ payoutId, reason: status }))
  let count = 0
  for (const { payoutId, reason } of rejected ?? whole) {
    const planned = file.planned.find(({ id }) => id === payoutId)
    if (planned && (await reject(planned, reason, answers))) count += 1
  }
  await answers.noteAnswer(fileId, status)
  return { status, rejected: count }
}
