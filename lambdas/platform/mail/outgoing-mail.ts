import type sv from '#shared/phrases/sv/mails.ts'
import type { Mail } from './mail.ts'

type Phrases = typeof sv

/** The names of the outbox's mails, those of their phrases; Cognito sends `recovery` itself. */
export type MailName = Exclude<
  { [Name in keyof Phrases]: Phrases[Name] extends { subject: string } ? Name : never }[keyof Phrases],
  'recovery'
>

/** An item of the table as it was before a change and is after it. */
export type Change = { before: Record<string, unknown> | null; after: Record<string, unknown> }

/** The origin that links lead to, and the operator's address. */
export type Addresses = {
  siteOrigin: string
  operator: string
  /** Who is told when the first operator has not acted; by default the same. */
  secondOperator?: string
}

/** One mail that has to be sent because an item was stored. */
export type OutgoingMail = {
  /** The item it is about, and its version: the same source never mails twice. */
  source: string
  template: MailName
  recipient: string
  compose: () => Mail | Promise<Mail>
}

/** What the outbox needs to know of a mail; the content is composed just before it is sent. */
export type Envelope<Name extends MailName> = Omit<OutgoingMail, 'template' | 'compose'> & { template: Name }
