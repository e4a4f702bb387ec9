import { notificationOf, type Told } from './notification.ts'
import { readPayFile } from './pay-file.ts'
import { statusReportOf } from './status-report.ts'

/** What the demo bank does otherwise than to pay: which payments it rejects, and which come back, by their ids. */
export type Otherwise = { reject?: readonly string[]; return?: readonly string[] }

/** A file that the bank sends, by the name under which it is written. */
export type Sent = { name: string; text: string }

/** The bank's codes: the account does not exist; the account is closed. */
const [unknownAccount, closedAccount] = ['AC01', 'AC04'] as const

const requireKnown = (ids: readonly string[], known: readonly string[]): void => {
  const strange = ids.find(id => !known.includes(id))
  if (strange) throw new Error(`The pay file has no payment ${strange}. It has: ${known.join(', ')}`)
}

/**
 * The answers to a pay file: whether it is taken (pain.002), what was paid (camt.054), and what came back (another one).
 * The same file gets the same answers, so that they are taken once however often they are sent. Throws for a file that
 * is no pay file, and for ids that it does not have.
 */
export const answerTo = (xml: string, { reject = [], return: back = [] }: Otherwise = {}): Sent[] => {
  const { id, account, day, ordered, isWhole } = readPayFile(xml)
  const about = { fileId: id, id: `S${id}`, at: `${day}T06:00:00` }
  const sent = (name: string, text: string): Sent => ({ name: `${id.slice(0, 8)}-${name}.xml`, text })
  if (!isWhole) return [sent('1-pain.002', statusReportOf(about, [], 'RJCT'))]
  const ids = ordered.map(({ endToEndId }) => endToEndId)
  requireKnown([...reject, ...back], ids)
  const rejected = reject.map(endToEndId => ({ endToEndId, reason: unknownAccount }))
  const paid = ordered.filter(({ endToEndId }) => !reject.includes(endToEndId))
  const told = ({ endToEndId, amount, name }: (typeof paid)[number]): Told => ({
    ...{ reference: `D${endToEndId}`, amount, direction: 'DBIT', endToEndId, name },
  })
  const returned = paid
    .filter(({ endToEndId }) => back.includes(endToEndId))
    .map(
      (one): Told => ({
        ...told(one),
        reference: `R${one.endToEndId}`,
        direction: 'CRDT',
        returned: closedAccount,
      }),
    )
  const notified = (kind: string, payments: readonly Told[]) =>
    payments.length > 0 ? [sent(kind, notificationOf(payments, { account, day, id: `${kind[0]}${id}` }))] : []
  return [
    sent('1-pain.002', statusReportOf(about, rejected)),
    ...notified('2-camt.054', paid.map(told)),
    ...notified('3-camt.054-returned', returned),
  ]
}
