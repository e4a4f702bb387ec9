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
  fail: (notice: Notice) => Promise<void>
  isSuppressed: (recipient: string) => Promise<boolean>
}

export type Delivery = {
  outbox: Outbox
  send: (to: string, mail: Mail) => Promise<string>
  /** Whether this stage has a sender; without one, mail stays in the outbox. */
  hasSender: boolean
  /** Resolves after this many milliseconds. */
  wait: (milliseconds: number) => Promise<void>
  log: { warn: (message: string, ids: Record<string, string>) => void }
}

const sendClaimed = async (notice: Notice, { outbox, send, hasSender }: Delivery): Promise<void> => {
  if (!hasSender) return outbox.settle(notice, 'kept')
  if (await outbox.isSuppressed(notice.recipient)) return outbox.settle(notice, 'suppressed')
  let messageId: string
  try {
    messageId = await send(notice.recipient, await notice.compose())
  } catch (error) {
    await outbox.fail(notice)
    throw error
  }
  // From here on the mail is out: a fault in between is the one case in which it can go out twice.
  await outbox.settle(notice, 'sent', messageId)
}

/**
 * Sends a notice, once: claim with a lease, send, mark. Where an earlier attempt holds the lease, waits for its
 * end. Throws where the mail could not be sent, so that the stream delivers the record again.
 */
export const deliver = async (notice: Notice, delivery: Delivery): Promise<void> => {
  const claim = await delivery.outbox.claim(notice)
  if (claim.kind === 'settled') return
  if (claim.kind === 'leased') {
    await delivery.wait(claim.milliseconds)
    return deliver(notice, delivery)
  }
  if (claim.mayRepeat) {
    delivery.log.warn('mail_may_repeat', { source: notice.source, template: notice.template })
  }
  await sendClaimed(notice, delivery)
}
