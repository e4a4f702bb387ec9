import { clock } from '#shared/contract/clock.ts'
import type { listUnreadOfBusiness, listUnreadOfPartner } from '#shared/threads/list-unread.ts'
import type { markReadAsBusiness, markReadAsPartner } from '#shared/threads/mark-read.ts'
import type { readThreadOfBusiness, readThreadOfPartner } from '#shared/threads/read-thread.ts'
import type { Side } from '#shared/threads/thread.ts'
import type { writeAsBusiness, writeAsPartner } from '#shared/threads/write-message.ts'
import type { Receipt } from '../platform/http/idempotency.ts'
import { type Served, serve } from '../platform/http/serve.ts'
import { serveChange, serveChangeOnce } from '../platform/http/serve-change.ts'
import { guardCaller } from '../platform/limits/guard-caller.ts'
import { personReceipt } from '../platform/table/person-item.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { markRead, type Reading } from './mark-read.ts'
import { changingParty } from './parties.store.ts'
import { readerOf } from './readers.ts'
import { showThread } from './show-thread.ts'
import { findMessages, findParties, findParty, findUnread } from './threads.store.ts'
import { writeMessage } from './write-message.ts'
import { findThread, threadsWith, titleOfInquiry, type WrittenWith } from './writing.store.ts'

const perHour = { caller: 60, network: 240 }

/** The operations of one side. */
type Operations = {
  list: typeof listUnreadOfBusiness | typeof listUnreadOfPartner
  read: typeof readThreadOfBusiness | typeof readThreadOfPartner
  write: typeof writeAsBusiness | typeof writeAsPartner
  mark: typeof markReadAsBusiness | typeof markReadAsPartner
}

const withReceipt =
  (receipt: Receipt): WrittenWith =>
  async (message, person) => {
    const done = receipt(message)
    return [done, ...(person ? [await personReceipt(person, done)] : [])]
  }

const reading: Reading = {
  findParty,
  messagesAfter: (id, after) => findMessages(id, { after }),
  change: (before, after) => tryTransact(changingParty(before, after)),
}

/** Serves the threads of one side; that of a caller is found in the thread. */
export const serveThreads = (side: Side, { list, read, write, mark }: Operations): Served[] => [
  serve(list, async ({ caller: accountId }) => ({ items: await findUnread(readerOf({ side, accountId })) })),
  serve(read, ({ params: { id }, query, caller: accountId }) =>
    showThread({ id, caller: { side, accountId }, ...query }, { findParties, findMessages, titleOfInquiry }),
  ),
  serveChangeOnce(write, {
    guard: ({ caller, clientAddress }) => guardCaller({ form: 'message', perHour, caller, clientAddress }),
    find: ({ params: { id } }) => findThread(id),
    handle: ({ params: { id }, body: { text }, caller: accountId }, receipt, found) => {
      const now = new Date(clock.now()).toISOString()
      const threads = threadsWith(withReceipt(receipt), now)
      return writeMessage({ id, text, author: { side, accountId } }, { threads, now, found })
    },
  }),
  serveChange(mark, ({ params: { id }, body: { upTo }, caller: accountId }) =>
    markRead({ id, upTo, reader: { side, accountId } }, reading),
  ),
]
