import { errorName } from '../platform/logging/error-name.ts'
import type { Mail } from '../platform/mail/mail.ts'
import type { OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import type { MailState } from './mail-report.ts'

export type Claim =
  | { kind: 'settled' }
  | { kind: 'leased'; milliseconds: number }
  /** mayRepeat: an earlier claim was never settled, so the mail may have gone out already. */
  | { kind: 'claimed'; mayRepeat: boolean }

/** What the use case needs of the store. */
export type Outbox = {
  claim: (mail: OutgoingMail) => Promise<Claim>
  settle: (mail: OutgoingMail, state: MailState, messageId?: string) => Promise<void>
  /** Records that it could not be sent, with the name of the error. */
  fail: (mail: OutgoingMail, error: string) => Promise<void>
  isSuppressed: (recipient: string) => Promise<boolean>
}

export type Delivery = {
  outbox: Outbox
  send: (to: string, mail: Mail) => Promise<string>
  /** Whether this stage has a sender; without one, mails stay in the outbox. */
  hasSender: boolean
  /** Resolves after this many milliseconds. */
  wait: (milliseconds: number) => Promise<void>
  log: Record<'info' | 'warn', (message: string, ids: Record<string, string>) => void>
}

/** The line ties the stored thing (source) to SES's mail (messageId), and is what is counted. */
const settle = async (
  mail: OutgoingMail,
  { outbox, log }: Delivery,
  state: MailState,
  messageId?: string,
): Promise<void> => {
  await outbox.settle(mail, state, messageId)
  const { source, template } = mail
  log.info('mail_settled', { source, template, state, ...(messageId && { messageId }) })
}

const sendClaimed = async (mail: OutgoingMail, delivery: Delivery): Promise<void> => {
  const { outbox, send, hasSender } = delivery
  // A stage may have no operator's address.
  if (!hasSender || mail.recipient === '') return settle(mail, delivery, 'kept')
  if (await outbox.isSuppressed(mail.recipient)) return settle(mail, delivery, 'suppressed')
  let messageId: string
  try {
    messageId = await send(mail.recipient, await mail.compose())
  } catch (error) {
    await outbox.fail(mail, errorName(error))
    throw error
  }
  // The mail is out. Only if settling fails now can it go out twice.
  await settle(mail, delivery, 'sent', messageId)
}

/** Milliseconds after which a leased mail is claimed again; most mails take less. */
const maxWait = 1_000

/**
 * Sends a mail once: claim with a lease, send, settle. If an earlier attempt holds the lease, waits until the mail is
 * settled or the lease has run out. Throws if the mail could not be sent, so that the stream delivers the record again.
 */
export const deliver = async (mail: OutgoingMail, delivery: Delivery): Promise<void> => {
  const claim = await delivery.outbox.claim(mail)
  if (claim.kind === 'settled') return
  if (claim.kind === 'leased') {
    await delivery.wait(Math.min(claim.milliseconds, maxWait))
    return deliver(mail, delivery)
  }
  if (claim.mayRepeat) {
    delivery.log.warn('mail_may_repeat', { source: mail.source, template: mail.template })
  }
  await sendClaimed(mail, delivery)
}

/**
 * Sends the mails of one change one after another, so that a function that is killed leaves at most one mail of which
 * nobody knows whether it went out. An address that SES refuses never holds back the operator's mail: the first error
 * is thrown once all have been tried.
 */
export const deliverAll = async (mails: readonly OutgoingMail[], delivery: Delivery): Promise<void> => {
  const errors: unknown[] = []
  for (const mail of mails) await deliver(mail, delivery).catch(error => errors.push(error))
  if (errors.length > 0) throw errors[0]
}
