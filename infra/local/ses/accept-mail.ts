import { randomUUID } from 'node:crypto'
import PostalMime, { type Email } from 'postal-mime'
import { clock } from '#shared/contract/clock.ts'
import {
  type Account,
  checkAddress,
  checkIdentities,
  flatten,
  formatMailbox,
  mailboxesOf,
} from './addresses.ts'
import type { Mail } from './mailbox.ts'
import { invalidValue } from './query-protocol.ts'

// https://docs.aws.amazon.com/ses/latest/dg/quotas.html: message size of the v1 API, recipients per message
const maxMessageBytes = 10 * 1024 * 1024
const maxRecipients = 50

/** Headers that a message may contain more than once. */
const repeatable = /^(received|dkim-signature|comments|keywords|resent-.*|x-.*)$/

export type Envelope = {
  /** The sender; if empty, the From header is used. */
  source: string
  /** The recipients; if empty, the To, Cc and Bcc headers are used. */
  destinations: readonly string[]
  tags?: Readonly<Record<string, string>>
}

/** Checks a raw message as SES does, and returns it in the form of the inbox; throws SesError. */
export async function acceptMail(raw: Buffer, envelope: Envelope, account: Account): Promise<Mail> {
  if (raw.length > maxMessageBytes) {
    throw invalidValue(`Message length is more than ${maxMessageBytes} bytes long: '${raw.length}'.`)
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
  const tags = checkTags(envelope.tags)
  return { ...toMail(email, from.map(formatMailbox).join(', '), recipients), ...(tags && { tags }) }
}

/** https://docs.aws.amazon.com/ses/latest/APIReference/API_MessageTag.html */
function checkTags(tags: Envelope['tags'] = {}): Envelope['tags'] {
  const parts = Object.entries(tags).flat()
  const wrong = parts.find(part => !/^[\w-]{1,255}$/.test(part))
  if (wrong !== undefined)
    throw invalidValue(
      `Invalid tag name or value <${wrong}>: only alphanumeric ASCII characters, '_' and '-' are allowed.`,
    )
  return parts.length > 0 ? tags : undefined
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
  if (addresses.length > maxRecipients) throw invalidValue(`Recipient count exceeds ${maxRecipients}.`)
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
