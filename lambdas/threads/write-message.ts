import type { Message, Side } from '#shared/threads/thread.ts'
import { untilWritten } from '../platform/commands/until-written.ts'
import { Failure } from '../platform/failure.ts'
import type { Party } from './party.ts'
import { withNew, withRead } from './unread.ts'

/** Who writes or reads. */
export type Caller = { side: Side; accountId: string }

/** An open thread; of an erased person there is no party. */
export type OpenThread = { id: string; messages: number; ttl: number; parties: readonly Party[] }

/** What changes when a message is added. */
export type Addition = {
  message: Message
  /** Whose data the message is; undefined for ours to two people. */
  person: string | undefined
  parties: readonly { before: Party; after: Party }[]
}

/** What the use case needs of the store. */
export type Threads = {
  find: (id: string) => Promise<OpenThread | null>
  /** Opens the thread of an inquiry of the author's, if it is that and not open yet. */
  open: (id: string, author: Caller) => Promise<void>
  /** False if the thread changed in the meantime. */
  add: (thread: OpenThread, addition: Addition) => Promise<boolean>
}

type Written = { id: string; text: string; author: Caller }

const findOpen = async ({ id, author }: Written, threads: Threads): Promise<OpenThread> => {
  const found = await threads.find(id)
  if (found) return found
  await threads.open(id, author)
  const opened = await threads.find(id)
  if (!opened) throw new Failure('not_found')
  return opened
}

/** The parties but the author. Throws `not_found` for the thread of somebody else, `thread_ended` if nobody is left. */
const othersOf = ({ parties }: OpenThread, author: Caller): readonly Party[] => {
  const own = parties.find(({ side, accountId }) => side === author.side && accountId === author.accountId)
  if (!own && author.side !== 'operator') throw new Failure('not_found')
  const others = parties.filter(party => party !== own)
  if (others.length === 0) throw new Failure('thread_ended')
  return others
}

/** The person whose data a message is: its author, or whom we alone write to. */
const personOf = (parties: readonly Party[], { side }: Caller): string | undefined => {
  const written = parties.find(party => party.side === side)
  if (side !== 'operator') return written?.email
  return written && parties.find(party => party.side === 'business')?.email
}

const additionOf = (thread: OpenThread, { text, author }: Written, now: string): Addition => {
  const others = othersOf(thread, author)
  const message = { number: thread.messages + 1, from: author.side, text, createdAt: now }
  const us = thread.parties.find(({ side }) => side === 'operator')
  return {
    message,
    person: personOf(thread.parties, author),
    parties: [
      ...others.map(before => ({ before, after: withNew(before, message) })),
      // Nothing tells what an operator has read but the answer.
      ...(us && author.side === 'operator' ? [{ before: us, after: withRead(us, message.number, []) }] : []),
    ],
  }
}

type Context = {
  threads: Threads
  now: string
  /** The thread, if it has just been read. */
  found?: OpenThread | null
}

/** Adds a message to a thread; the first one opens that of an inquiry. Throws `not_found` and `thread_ended`. */
export const writeMessage = async (written: Written, { threads, now, found }: Context): Promise<Message> => {
  let added: Message | undefined
  let read = found
  await untilWritten(async () => {
    const thread = read ?? (await findOpen(written, threads))
    read = null
    const addition = additionOf(thread, written, now)
    added = addition.message
    return () => threads.add(thread, addition)
  })
  return added as Message
}
