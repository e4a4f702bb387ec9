import type { Language } from '#shared/contract/language.ts'
import { errorName } from '../platform/logging/error-name.ts'

type Subscriber = { emailHash: string; confirmedAt: string }
type Reader = { email: string; language: Language }

/** What the use case needs of the store: one mailing, held by one run. */
export type HeldMailing = {
  month: string
  startedAt: string
  position?: string | undefined
  subscribersFrom: (
    position: string | undefined,
  ) => Promise<{ items: readonly Subscriber[]; next: string | null }>
  /** Null for somebody who has left. */
  findReader: (emailHash: string) => Promise<Reader | null>
  /** Returns false if the mailing was stopped or another run has taken over. */
  noteProgress: (position: string) => Promise<boolean>
  finish: () => Promise<boolean>
}

export type MailingRun = {
  /** Sends one copy, once; throws if it could not be sent. */
  sendCopy: (reader: Reader & { emailHash: string }) => Promise<void>
  /** Whether this run may begin another copy. */
  hasTime: () => boolean
  log: Record<'info' | 'warn', (message: string, ids: Record<string, string>) => void>
}

/** How a run ended. waits: mail is throttled or down; the next run goes on at the same page. */
export type Ending = 'sent' | 'stopped' | 'out of time' | 'waits'

/** What SES says of one message; everything else is true of all messages, and passes. */
const refusals = ['MessageRejected', 'InvalidParameterValue', 'InvalidParameterValueException']

/** So many copies refused in a row mean that it is not their addresses. */
const tooManyRefusals = 10

const sendPage = async (
  subscribers: readonly Subscriber[],
  { month, startedAt, findReader }: HeldMailing,
  { sendCopy, hasTime, log }: MailingRun,
): Promise<'done' | Extract<Ending, 'out of time' | 'waits'>> => {
  let refusedInRow = 0
  for (const { emailHash, confirmedAt } of subscribers) {
    if (!hasTime()) return 'out of time'
    // Read just before it is sent: whoever has left since the list was read gets nothing.
    const reader = confirmedAt <= startedAt ? await findReader(emailHash) : null
    if (!reader) continue
    try {
      await sendCopy({ ...reader, emailHash })
      refusedInRow = 0
    } catch (error) {
      const name = errorName(error)
      refusedInRow += 1
      if (!refusals.includes(name) || refusedInRow === tooManyRefusals) {
        log.warn('mailing_waits', { month, error: name })
        return 'waits'
      }
      log.warn('copy_refused', { month, error: name })
    }
  }
  return 'done'
}

/**
 * Sends an issue to page after page of the subscribers until all have it or the time is up. A copy that SES refuses stays
 * failed in the outbox, and the others go on; if mail is throttled or down, the next run repeats the page, and the outbox
 * knows which copies are out.
 */
export const sendMailing = async (mailing: HeldMailing, run: MailingRun): Promise<Ending> => {
  let { position } = mailing
  for (;;) {
    const { items, next } = await mailing.subscribersFrom(position)
    const outcome = await sendPage(items, mailing, run)
    if (outcome !== 'done') return outcome
    if (next === null) return (await mailing.finish()) ? 'sent' : 'stopped'
    if (!(await mailing.noteProgress(next))) return 'stopped'
    position = next
  }
}
