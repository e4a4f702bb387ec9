import type { Language } from '#shared/contract/language.ts'
import type { Side } from '#shared/threads/thread.ts'
import { unreadMailOf } from '#shared/threads/unread-mail.ts'
import { errorName } from '../platform/logging/error-name.ts'
import type { Party } from './party.ts'

/** A mail to one side of a thread, and the instant from which it is due. */
type DueMail = { id: string; at: string }

/** Where an account is mailed, and in which language; nothing for operators. */
type Address = { email?: string; language?: Language }

/** The maximum number of mails per call; the next call continues. */
export const maxMails = 100

/** What the use case needs of the store. */
export type DueMails = {
  /** Those that are due, earliest first. */
  due: (now: string) => Promise<DueMail[]>
  findParty: (id: string, side: Side) => Promise<Party | null>
  /** Null if the account is gone. */
  findAddress: (party: Party) => Promise<Address | null>
  /** Notes that the party is told, which mails it; false if that is done, or it has read the thread. */
  claim: (due: DueMail, party: Party, address: Address) => Promise<boolean>
  withdraw: (due: DueMail) => Promise<void>
}

type Context = {
  mails: DueMails
  now: string
  log: Record<'info' | 'error', (message: string, ids: Record<string, string>) => void>
}

const waitingParty = async ({ id, at }: DueMail, { mails }: Context): Promise<Party | null> => {
  const waiting = unreadMailOf(id)
  const party = waiting && (await mails.findParty(waiting.id, waiting.side))
  return party?.mailAt === at ? party : null
}

const tellOne = async (due: DueMail, context: Context): Promise<void> => {
  const { mails, log } = context
  const party = await waitingParty(due, context)
  const address = party && (await mails.findAddress(party))
  if (!party || !address) {
    await mails.withdraw(due)
    log.info('unread_mail_skipped', { thread: due.id, why: party ? 'no account' : 'read or erased' })
  } else if (await mails.claim(due, party, address)) log.info('unread_mail_claimed', { thread: due.id })
}

/**
 * Tells those who have not read a message in time, each once, however often and in parallel it is called. One that fails
 * does not hold back the others; the first error is thrown in the end.
 */
export const tellOfUnread = async (context: Context): Promise<void> => {
  const errors: unknown[] = []
  for (const due of await context.mails.due(context.now)) {
    await tellOne(due, context).catch(error => {
      errors.push(error)
      context.log.error('unread_mail_failed', { thread: due.id, error: errorName(error) })
    })
  }
  if (errors.length > 0) throw errors[0]
}
