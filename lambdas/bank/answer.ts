import { all, BadFile, type Element, first, textAt } from './xml.ts'

/** What a bank says of a pay file, before it pays: of the whole, and of what it will not pay. */
export type Answer = {
  fileId: string
  status: string
  /** Null if the whole file is rejected. */
  rejected: readonly { payoutId: string; reason: string }[] | null
}

/** Whether a document is an answer to a pay file. */
export const isAnswer = (root: Element): boolean => first(root, 'Document', 'CstmrPmtStsRpt') !== undefined

const reasonOf = (element: Element): string =>
  (textAt(element, 'StsRsnInf', 'Rsn', 'Cd') ?? 'NARR').slice(0, 35)

/** A pain.002. Throws BadFile if it does not say what it answers, or how. */
export const readAnswer = (root: Element): Answer => {
  const report = first(root, 'Document', 'CstmrPmtStsRpt')
  const group = first(report, 'OrgnlGrpInfAndSts')
  const fileId = textAt(group, 'OrgnlMsgId')
  const payments = all(report, 'OrgnlPmtInfAndSts')
  const status = textAt(group, 'GrpSts') ?? textAt(payments[0], 'PmtInfSts')
  if (!fileId || !status) throw new BadFile('The file does not say which pay file it answers, and how.')
  const rejected = payments
    .flatMap(payment => all(payment, 'TxInfAndSts'))
    .filter(transaction => textAt(transaction, 'TxSts') === 'RJCT')
    .map(transaction => ({
      payoutId: textAt(transaction, 'OrgnlEndToEndId') ?? '',
      reason: reasonOf(transaction),
    }))
  const isWhole = status === 'RJCT' && rejected.length === 0
  return { fileId, status: status.slice(0, 35), rejected: isWhole ? null : rejected }
}
