import { createHash } from 'node:crypto'
import { Refusal } from '../platform/commands/refusal.ts'
import { isAnswer, readAnswer } from './answer.ts'
import { readStatement } from './statement.ts'
import { type BankAnswers, takeAnswer } from './take-answer.ts'
import { type Outcome, type Payments, takePayment } from './take-payment.ts'
import { BadFile, type Element, readXml } from './xml.ts'

type BankFile = { sha256: string; kind: string; account: string | null; lines: number }

/** What the use case needs of the store. */
export type BankFiles = Payments &
  BankAnswers & {
    isImported: (sha256: string) => Promise<boolean>
    /** Notes that all of a file has been taken. */
    noteFile: (file: BankFile) => Promise<void>
  }

type Given = { text: string; account: string; at: string }

type Imported = { changed: boolean } & Readonly<Record<string, string | number | boolean>>

const orRefuse = <Read>(read: () => Read): Read => {
  try {
    return read()
  } catch (error) {
    if (error instanceof BadFile) throw new Refusal(`${error.message} Nothing of it was taken.`)
    throw error
  }
}

const takeStatement = async (
  root: Element,
  { account: own, at, sha256 }: { account: string; at: string; sha256: string },
  files: BankFiles,
): Promise<Imported> => {
  const { account, kind, payments } = orRefuse(() => readStatement(root, own))
  const counts: Record<Outcome, number> = { matched: 0, waiting: 0, known: 0 }
  // One after another: which of two payments for the same order was first is told by the file.
  for (const payment of payments) {
    const outcome = await takePayment(payment, { account, file: sha256, at }, files)
    counts[outcome] += 1
  }
  await files.noteFile({ sha256, kind, account, lines: payments.length })
  return { changed: true, payments: payments.length, ...counts }
}

/**
 * Takes all payments of a file of the bank, each once, whatever other files they were in, and whether or not an earlier
 * import of it was interrupted; or its answer to a pay file. Throws a refusal for a file that cannot be read: nothing of
 * it is taken then.
 */
export const importFile = async ({ text, account, at }: Given, files: BankFiles): Promise<Imported> => {
  const sha256 = createHash('sha256').update(text).digest('hex')
  if (await files.isImported(sha256)) return { changed: false }
  const root = orRefuse(() => readXml(text))
  if (!isAnswer(root)) return takeStatement(root, { account, at, sha256 }, files)
  const answer = orRefuse(() => readAnswer(root))
  const taken = await takeAnswer(answer, files)
  await files.noteFile({ sha256, kind: 'pain.002', account: null, lines: taken.rejected })
  return { changed: true, ...taken }
}
