import { createHash } from 'node:crypto'
import { Refusal } from '../platform/commands/refusal.ts'
import { readStatement } from './statement.ts'
import { type Outcome, type Payments, takePayment } from './take-payment.ts'
import { BadFile, readXml } from './xml.ts'

type BankFile = { sha256: string; kind: string; account: string; lines: number }

/** What the use case needs of the store. */
export type BankFiles = Payments & {
  isImported: (sha256: string) => Promise<boolean>
  /** Notes that all of a file has been taken. */
  noteFile: (file: BankFile) => Promise<void>
}

type Given = { text: string; account: string; at: string }

const readOrRefuse = ({ text, account }: Given) => {
  try {
    return readStatement(readXml(text), account)
  } catch (error) {
    if (error instanceof BadFile) throw new Refusal(`${error.message} Nothing of it was taken.`)
    throw error
  }
}

/**
 * Takes all payments of a file of the bank, each once, whatever other files they were in, and whether or not an earlier
 * import of it was interrupted. Throws a refusal for a file that cannot be read: nothing of it is taken then.
 */
export const importFile = async (
  given: Given,
  files: BankFiles,
): Promise<{ changed: boolean } & Partial<Record<'payments' | Outcome, number>>> => {
  const sha256 = createHash('sha256').update(given.text).digest('hex')
  if (await files.isImported(sha256)) return { changed: false }
  const { account, kind, payments } = readOrRefuse(given)
  const counts: Record<Outcome, number> = { matched: 0, waiting: 0, known: 0 }
  // One after another: which of two payments for the same order was first is told by the file.
  for (const payment of payments) {
    const outcome = await takePayment(payment, { account, file: sha256, at: given.at }, files)
    counts[outcome] += 1
  }
  await files.noteFile({ sha256, kind, account, lines: payments.length })
  return { changed: true, payments: payments.length, ...counts }
}
