import { isOcr } from '#shared/bank/ocr.ts'
import { oreOf } from './amount.ts'
import { all, attributeOf, BadFile, type Element, first, textAt } from './xml.ts'

/** A payment, as a file of the bank tells it. */
export type Payment = {
  reference: string
  bookedOn: string
  direction: 'in' | 'out'
  ore: number
  currency: string
  ocr: string | null
  endToEndId: string | null
  returned: string | null
  text: string | null
}

type Statement = { account: string; kind: 'camt.053' | 'camt.054'; payments: Payment[] }

const maxLines = 5_000

/** An account as it is compared: 5555-5551 is 55555551. */
const plainAccount = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()

const accountOf = (statement: Element): string => {
  const id = first(statement, 'Acct', 'Id')
  const account = textAt(id, 'IBAN') ?? textAt(id, 'Othr', 'Id')
  if (!account) throw new BadFile('The file does not say which account it is of.')
  return plainAccount(account)
}

const amountOf = (amount: Element | undefined, where: string): { ore: number; currency: string } => {
  const ore = oreOf(textAt(amount) ?? '')
  const currency = attributeOf(amount, 'Ccy')
  if (ore === null || !currency) throw new BadFile(`${where} has no amount that can be read.`)
  return { ore, currency }
}

const directionOf = (element: Element, where: string): Payment['direction'] => {
  const text = textAt(element, 'CdtDbtInd')
  if (text !== 'CRDT' && text !== 'DBIT')
    throw new BadFile(`${where} does not say whether money came or went.`)
  return text === 'CRDT' ? 'in' : 'out'
}

const bookedOnOf = (entry: Element, where: string): string => {
  const day = (textAt(entry, 'BookgDt', 'Dt') ?? textAt(entry, 'BookgDt', 'DtTm') ?? '').slice(0, 10)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day)))
    throw new BadFile(`${where} has no booking day.`)
  return day
}

/** What the payer referred to: in its place, or written as the message. */
const ocrOf = (details: Element | undefined): string | null => {
  const remittance = first(details, 'RmtInf')
  const stated = textAt(remittance, 'Strd', 'CdtrRefInf', 'Ref')
  if (stated) return stated.replace(/\s/g, '')
  const message = (textAt(remittance, 'Ustrd') ?? '').replace(/\s/g, '')
  return isOcr(message) ? message : null
}

const textOf = (details: Element | undefined, direction: Payment['direction']): string | null => {
  const party = first(details, 'RltdPties', direction === 'in' ? 'Dbtr' : 'Cdtr')
  const parts = [textAt(party, 'Nm') ?? textAt(party, 'Pty', 'Nm'), textAt(details, 'RmtInf', 'Ustrd')]
  // The part of a text that moves the cursor of a terminal is no part of a name.
  const text = parts
    .filter(Boolean)
    .join(': ')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ')
  return text.slice(0, 200) || null
}

const ownReference = (details: Element | undefined): string | null =>
  textAt(details, 'Refs', 'AcctSvcrRef') ?? textAt(details, 'Refs', 'TxId')

const isBooked = (entry: Element): boolean =>
  (textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts') ?? 'BOOK') === 'BOOK'

const transactionsOf = (entry: Element): Element[] =>
  all(entry, 'NtryDtls').flatMap(details => all(details, 'TxDtls'))

/**
 * What is unique to an entry in its account: the bank's reference; or its number, which may start again in each
 * statement, with the statement and the day.
 */
const entryReference = (entry: Element, statementId: string | null): string | null => {
  const given = textAt(entry, 'AcctSvcrRef')
  const number = textAt(entry, 'NtryRef')
  if (given || !number || !statementId) return given
  return `${statementId}/${bookedOnOf(entry, `Entry ${number}`)}/${number}`
}

const referenceOf = (
  entry: Element,
  details: Element | undefined,
  { statementId, place, where }: { statementId: string | null; place: string; where: string },
): string => {
  const whole = entryReference(entry, statementId)
  const own = ownReference(details)
  const reference = own && own !== whole ? own : whole && `${whole}${place}`
  if (!reference) throw new BadFile(`${where} has no reference: it could be taken twice.`)
  return reference.slice(0, 100)
}

const hasNumberOnly = (entry: Element): boolean => {
  const transactions = transactionsOf(entry)
  const isNamed = transactions.length > 0 && transactions.every(details => ownReference(details) !== null)
  return textAt(entry, 'AcctSvcrRef') === null && !isNamed
}

/** Entries that have only a number must have different ones. */
const requireNumbered = (entries: readonly Element[], statementId: string | null): void => {
  const numbered = entries.filter(entry => isBooked(entry) && hasNumberOnly(entry))
  const references = numbered.flatMap(entry => entryReference(entry, statementId) ?? [])
  if (new Set(references).size < references.length)
    throw new BadFile('Two entries have the same number and no reference of the bank: one could be lost.')
}

const paymentsOf = (entry: Element, number: number, statementId: string | null): Payment[] => {
  const where = `Entry ${number}`
  const whole = amountOf(first(entry, 'Amt'), where)
  const bookedOn = bookedOnOf(entry, where)
  const transactions = transactionsOf(entry)
  const isOne = transactions.length < 2
  const payments = (isOne ? [transactions[0]] : transactions).map((details, index): Payment => {
    const stated = first(details, 'Amt') ?? first(details, 'AmtDtls', 'TxAmt', 'Amt')
    const amount = isOne && !stated ? whole : amountOf(stated, `${where}, part ${index + 1}`)
    const direction = directionOf(details && first(details, 'CdtDbtInd') ? details : entry, where)
    return {
      reference: referenceOf(entry, details, { statementId, place: isOne ? '' : `/${index + 1}`, where }),
      ...{ bookedOn, direction, ...amount },
      ocr: ocrOf(details),
      endToEndId: textAt(details, 'Refs', 'EndToEndId'),
      returned: first(details, 'RtrInf') ? (textAt(details, 'RtrInf', 'Rsn', 'Cd') ?? 'NARR') : null,
      text: textOf(details, direction),
    }
  })
  const signed = payments.reduce((sum, { direction, ore }) => sum + (direction === 'in' ? ore : -ore), 0)
  if (Math.abs(signed) !== whole.ore && payments.every(({ currency }) => currency === whole.currency))
    throw new BadFile(`The parts of entry ${number} do not add up to it.`)
  return payments
}

const requireWhole = (statement: Element, entries: number): void => {
  const stated = textAt(statement, 'TxsSummry', 'TtlNtries', 'NbOfNtries')
  if (stated !== null && Number(stated) !== entries)
    throw new BadFile(`The file says that it has ${stated} entries, and has ${entries}.`)
}

/** The statements of a document, by the names that its kind gives them. */
const statementsIn = (document: Element | undefined) => {
  const whole = all(first(document, 'BkToCstmrStmt'), 'Stmt')
  const notified = all(first(document, 'BkToCstmrDbtCdtNtfctn'), 'Ntfctn')
  const kind = whole.length > 0 ? 'camt.053' : 'camt.054'
  return { kind, statements: [...whole, ...notified] } as const
}

/**
 * The booked payments of a camt.053 or camt.054 about one account. Throws BadFile for another account, and for whatever
 * cannot be read without guessing: then nothing of it is taken.
 */
export const readStatement = (root: Element, account: string): Statement => {
  const own = plainAccount(account)
  const { kind, statements } = statementsIn(first(root, 'Document'))
  if (statements.length === 0) throw new BadFile('The file has no statement: it is no camt.053 or camt.054.')
  const payments = statements.flatMap(statement => {
    const found = accountOf(statement)
    if (found !== own) throw new BadFile(`The file is of the account ${found.slice(0, 40)}, not of ${own}.`)
    const entries = all(statement, 'Ntry')
    requireWhole(statement, entries.length)
    if (entries.length > maxLines) throw new BadFile(`The file has more than ${maxLines} entries.`)
    const statementId = textAt(statement, 'Id')
    requireNumbered(entries, statementId)
    return entries.flatMap((entry, index) =>
      isBooked(entry) ? paymentsOf(entry, index + 1, statementId) : [],
    )
  })
  if (payments.length > maxLines) throw new BadFile(`The file has more than ${maxLines} payments.`)
  return { account: own, kind, payments }
}
