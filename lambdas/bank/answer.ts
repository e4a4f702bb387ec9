import { all, BadFile, type Element, first, textAt } from './xml.ts'

/** What a bank says of a pay file, before it pays: of the whole, and of what it will not pay. */
export type Answer = {
  fileId: string
  status: string
  /** The payouts that it will not pay; null if these are all of the file. */
  rejected: readonly string[] | null
  /** The bank's code for why it will not pay one of them. */
  reasonFor: (payoutId: string) => string
}

const rejection = 'RJCT'

/** Whether a document is an answer to a pay file. */
export const isAnswer = (root: Element): boolean => first(root, 'Document', 'CstmrPmtStsRpt') !== undefined

const reasonOf = (element: Element | undefined): string | null =>
  textAt(element, 'StsRsnInf', 'Rsn', 'Cd')?.slice(0, 35) ?? null

/** What rejects all of a file: its group, or its block of payments, of which our files have one. */
const rejectingAll = (group: Element | undefined, blocks: readonly Element[]): Element | undefined =>
  textAt(group, 'GrpSts') === rejection
    ? group
    : blocks.find(block => textAt(block, 'PmtInfSts') === rejection)

/** Why the bank will not pay the transactions that it names, by our names for them. */
const reasonsIn = (blocks: readonly Element[]): ReadonlyMap<string, string> =>
  new Map(
    blocks
      .flatMap(block => all(block, 'TxInfAndSts'))
      .filter(transaction => textAt(transaction, 'TxSts') === rejection)
      .map(transaction => [textAt(transaction, 'OrgnlEndToEndId') ?? '', reasonOf(transaction) ?? 'NARR']),
  )

/** A pain.002. Throws BadFile if it does not say what it answers, or how. */
export const readAnswer = (root: Element): Answer => {
  const report = first(root, 'Document', 'CstmrPmtStsRpt')
  const group = first(report, 'OrgnlGrpInfAndSts')
  const fileId = textAt(group, 'OrgnlMsgId')
  const blocks = all(report, 'OrgnlPmtInfAndSts')
  const status = textAt(group, 'GrpSts') ?? textAt(blocks[0], 'PmtInfSts')
  if (!fileId || !status) throw new BadFile('The file does not say which pay file it answers, and how.')
  const whole = rejectingAll(group, blocks)
  const named = reasonsIn(blocks)
  return {
    fileId,
    status: whole ? rejection : status.slice(0, 35),
    // A transaction that is named with them may be the cause for all.
    rejected: whole ? null : [...named.keys()],
    reasonFor: payoutId => named.get(payoutId) ?? reasonOf(whole) ?? rejection,
  }
}
