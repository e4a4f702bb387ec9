import { noOwner } from '#shared/operator/audit.entity.ts'
import type { InputOf } from '#shared/operator/command.ts'
import type { Message } from '#shared/threads/thread.ts'
import type { threadCommands } from '#shared/threads/threads.commands.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { markRead, type Reading } from './mark-read.ts'
import { type Threads, writeMessage } from './write-message.ts'

const us = { side: 'operator', accountId: noOwner } as const

/** What the use cases need of the store. */
export type AnsweredThreads = Threads & {
  /** Opens the thread of an inquiry of this business, if it is that and not open yet. */
  openFor: (businessId: string, id: string) => Promise<void>
  last: (id: string) => Promise<Message | null>
}

type Answer = InputOf<(typeof threadCommands)['threads write']>

const requireOpen = async ({ threadId, businessId }: Answer, threads: AnsweredThreads): Promise<void> => {
  if (businessId) await threads.openFor(businessId, threadId)
  const thread = await threads.find(threadId)
  if (!thread)
    throw new Refusal('There is no such thread. The first message about an inquiry needs --businessId.')
  if (thread.parties.every(({ side }) => side === us.side)) {
    throw new Refusal('Nobody is there to read it: the person was erased.')
  }
}

/** Writes as an operator. The same text again, unanswered, is the same message. Throws a refusal if nobody can read it. */
export const answerThread = async (
  answer: Answer,
  { threads, now }: { threads: AnsweredThreads; now: string },
): Promise<{ changed: boolean }> => {
  const { threadId: id, text } = answer
  await requireOpen(answer, threads)
  const last = await threads.last(id)
  if (last?.from === us.side && last.text === text) return { changed: false }
  await writeMessage({ id, text, author: us }, { threads, now })
  return { changed: true }
}

/** Notes that a thread needs no answer from us. Throws a refusal if nobody waits for one there. */
export const settleThread = async (
  id: string,
  threads: Reading & Pick<AnsweredThreads, 'last'>,
): Promise<{ changed: boolean }> => {
  const [party, last] = await Promise.all([threads.findParty(id, us.side), threads.last(id)])
  if (!party) throw new Refusal('There is no such thread with us.')
  const { changed } = await markRead({ id, upTo: last?.number ?? 0, reader: us }, threads)
  return { changed }
}
