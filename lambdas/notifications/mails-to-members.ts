import { addresseeIn, type OtherReaders } from '../platform/company/addressee.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { mailsForChange } from './mails-for-change.ts'

const onceEach = (mails: readonly OutgoingMail[]): readonly OutgoingMail[] => [
  ...new Map(mails.map(mail => [`${mail.source} ${mail.template} ${mail.recipient}`, mail])).values(),
]

/**
 * The mails that a change of the table requires as they are sent now: what is about a company reaches who belongs to it
 * at this moment, each in their language.
 */
export const mailsToMembers = async (
  change: Change,
  addresses: Addresses,
  otherReaders: OtherReaders,
): Promise<readonly OutgoingMail[]> => {
  const mails = mailsForChange(change, addresses)
  const { PK, SK } = change.after
  const told = addresseeIn({ ...change.after, PK: String(PK), SK: String(SK) })
  const email = told?.email
  if (!told || !email || mails.every(({ recipient }) => recipient !== email)) return mails
  const readers = await otherReaders({ ...told, email })
  if (!readers) return mails
  const toReaders = readers.flatMap(reader =>
    mailsForChange({ before: change.before, after: told.readdressed(reader) }, addresses),
  )
  // Last, so that also what others are told names somebody whom they can answer.
  return onceEach([...mails.filter(({ recipient }) => recipient !== email), ...toReaders])
}
