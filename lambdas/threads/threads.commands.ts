import { noOwner } from '#shared/operator/audit.entity.ts'
import { threadMessageEntity } from '#shared/threads/thread-message.entity.ts'
import type { threadCommands } from '#shared/threads/threads.commands.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Handlers, Operation } from '../platform/commands/command-handler.ts'
import { readPage } from '../platform/table/pages.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { type AnsweredThreads, answerThread, settleThread } from './answer-thread.ts'
import { changingParty } from './parties.store.ts'
import type { Party } from './party.ts'
import { readerOf } from './readers.ts'
import { findMessages, findParty, findUnread } from './threads.store.ts'
import { openThreadOf, threadsWith } from './writing.store.ts'

const last = async (id: string) => (await findMessages(id, {}, 1)).at(0) ?? null

const answeredThreads = (operation: Operation, threadId: string): AnsweredThreads => ({
  ...threadsWith(async ({ number }) => [auditItem(operation, noOwner, { threadId, number })], operation.at),
  openFor: (businessId, id) => openThreadOf(businessId, id, operation.at),
  last,
})

const waitingThreads = async () => {
  const waiting = await findUnread(readerOf({ side: 'operator', accountId: noOwner }))
  return Promise.all(
    waiting.map(async one => {
      const business = await findParty(one.id, 'business')
      return { ...one, company: business?.name, title: business?.title }
    }),
  )
}

const reading = (operation: Operation, threadId: string) => ({
  findParty,
  last,
  messagesAfter: (id: string, after: number) => findMessages(id, { after }),
  change: (before: Party, after: Party) =>
    tryTransact([...changingParty(before, after), auditItem(operation, noOwner, { threadId })]),
})

export const threadHandlers: Handlers<typeof threadCommands> = {
  'threads unread': async () => ({ items: await waitingThreads(), next: null }),
  'threads show': ({ threadId: id, ...request }) =>
    readPage({ ...threadMessageEntity.list({ id }), item: threadMessageEntity.item }, request),
  'threads write': (input, operation) =>
    answerThread(input, { threads: answeredThreads(operation, input.threadId), now: operation.at }),
  'threads read': ({ threadId }, operation) => settleThread(threadId, reading(operation, threadId)),
}
