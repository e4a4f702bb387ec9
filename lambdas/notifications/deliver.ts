import type { Mail } from '../platform/mail/mail.ts'
import type { Notice, NoticeState } from './notice.ts'

export type Claim =
  | { kind: 'settled' }
  | { kind: 'leased'; milliseconds: number }
  /** mayRepeat: an earlier claim ended without a word, so the mail may have gone out already. */
  | { kind: 'claimed'; mayRepeat: boolean }

/** What the use case needs of the store. */
export type Outbox = {
  claim: (notice: Notice) => Promise<Claim>
  settle: (notice: Notice, state: NoticeState, messageId?: string) => Promise<void>
  /** Notes that it could not be sent, and by the error's name why. */
  fail: (notice: Notice, error: string) => Promise<void>
  isSuppressed: (recipient: string) => Promise<boolean>
}

export type Delivery = {
  outbox: Outbox
  send: (to: string, mail: Mail) => Promise<string>
  /** Whether this stage has a sender; without one, mail stays in the outbox. */
  hasSender: boolean
  /** Resolves after this many milliseconds. */
  wait: (milliseconds: number) => Promise<void>
  log: Record<'info' | 'warn', (message: string, ids: Record<string, string>) => void>
}

/** The line ties the stored thing (source) to SES's mail (messageId), and is what is counted. */
const settle = async (
  notice: Notice,
  { outbox, log }: Delivery,
  state: NoticeState,
  messageId?: string,
): Promise<void> => {
  await outbox.settle(notice, state, messageId)
  const { source, template } = notice
  log.info('mail_settled', { source, template, state, ...(messageId && { messageId }) })
}

const sendClaimed = async (notice: Notice, delivery: Delivery): Promise<void> => {
  const { outbox, send, hasSender } = delivery
  // A stage may have no operator to tell.
  if (!hasSender || notice.recipient === '') return settle(notice, delivery, 'kept')
  if (await outbox.isSuppressed(notice.recipient)) return settle(notice, delivery, 'suppressed')
  let messageId: string
  try {
    messageId = await send(notice.recipient, await notice.compose())
  } catch (error) {
    await outbox.fail(notice, error instanceof Error ? error.name : 'unknown')
    throw error
  }
  // From here on the mail is out: a fault in between is the one case in which it can go out twice.
  await settle(notice, delivery, 'sent', messageId)
}

/** Milliseconds after which a held notice is looked at again; most mails take less. */
const longestWait = 1_000

/**
 * Sends a notice, once: claim with a lease, send, mark. Where an earlier attempt holds the lease, waits until
 * it has settled or run out. Throws where the mail could not be sent, so that the stream delivers the record again.
 */
export const deliver = async (notice: Notice, delivery: Delivery): Promise<void> => {
  const claim = await delivery.outbox.claim(notice)
  if (claim.kind === 'settled') return
  if (claim.kind === 'leased') {
    await delivery.wait(Math.min(claim.milliseconds, longestWait))
    return deliver(notice, delivery)
  }
  if (claim.mayRepeat) {
    delivery.log.warn('mail_may_repeat', { source: notice.source, template: notice.template })
  }
  await sendClaimed(notice, delivery)
}

/**
 * Sends what one change asks for, one after another, so that whoever is killed leaves one mail of which nobody knows
 * whether it went out, and no more. An address that SES refuses never keeps the operator's notice back: the first
 * error is thrown once all have been tried.
 */
export const deliverAll = async (notices: readonly Notice[], delivery: Delivery): Promise<void> => {
  const errors: unknown[] = []
  for (const notice of notices) await deliver(notice, delivery).catch(error => errors.push(error))
  if (errors.length > 0) throw errors[0]
}
