import { randomUUID } from 'node:crypto'
import PostalMime, { type Email } from 'postal-mime'
import { clock } from '#shared/contract/clock.ts'
import { type Account, checkAddress, checkIdentities, flatten, mailboxesOf, written } from './addresses.ts'
import type { Mail } from './mailbox.ts'
import { invalidValue } from './query-protocol.ts'

// https://docs.aws.amazon.com/ses/latest/dg/quotas.html: message size of the v1 API, recipients per message
const largestMessage = 10 * 1024 * 1024
const mostRecipients = 50

/** Headers that may stand in a message more than once. */
const repeatable = /^(received|dkim-signature|comments|keywords|resent-.*|x-.*)$/

export type Envelope = {
  /** Who sends; the From header does where it is empty. */
  source: string
  /** Whom it goes to; the To, Cc and Bcc headers say it where it is empty. */
  destinations: readonly string[]
}

/** Checks a raw message as SES does and answers it as the inbox keeps it; throws SesError. */
export async function acceptMail(raw: Buffer, envelope: Envelope, account: Account): Promise<Mail> {
  if (raw.length > largestMessage) {
    throw invalidValue(`Message length is more than ${largestMessage} bytes long: '${raw.length}'.`)
  }
  const email = await PostalMime.parse(raw)
  checkHeaders(email)
  const from = flatten(email.from ? [email.from] : [])
  const sources = [...mailboxesOf(envelope.source), ...from, ...flatten(email.sender ? [email.sender] : [])]
  const senders = [...new Set(sources.map(({ address }) => address))]
  senders.forEach(checkAddress)
  checkIdentities(senders, account)
  const recipients = recipientsOf(email, envelope.destinations)
  if (account.sandbox) checkIdentities(recipients, account)
  return toMail(email, from.map(written).join(', '), recipients)
}

function checkHeaders(email: Email): void {
  const names = email.headers.map(({ key }) => key)
  if (names.includes('')) throw invalidValue('Empty header names are illegal.')
  const twice = email.headers.find(
    ({ key }, position) => !repeatable.test(key) && names.indexOf(key) < position,
  )
  if (twice) throw invalidValue(`Duplicate header '${twice.originalKey}'.`)
  if (!email.from) throw invalidValue("Missing required header 'From'.")
}

function recipientsOf(email: Email, destinations: readonly string[]): string[] {
  const named = [...(email.to ?? []), ...(email.cc ?? []), ...(email.bcc ?? [])]
  const mailboxes = destinations.length > 0 ? destinations.flatMap(mailboxesOf) : flatten(named)
  const addresses = [...new Set(mailboxes.map(({ address }) => address))]
  if (addresses.length === 0) throw invalidValue("Missing required header 'To'.")
  if (addresses.length > mostRecipients) throw invalidValue(`Recipient count exceeds ${mostRecipients}.`)
  addresses.forEach(checkAddress)
  return addresses
}

const toMail = (email: Email, from: string, recipients: readonly string[]): Mail => ({
  id: `${clock.now().toString(16).padStart(16, '0')}-${randomUUID()}-000000`,
  to: recipients.join(', '),
  from,
  subject: email.subject ?? '',
  text: email.text ?? '',
  html: email.html ?? '',
  at: new Date(clock.now()).toISOString(),
  headers: email.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
  attachments: email.attachments.map(({ filename, mimeType }) => ({
    fileName: filename ?? '',
    contentType: mimeType,
  })),
})
