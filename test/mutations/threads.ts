import { type Mutation, without } from './mutation.ts'

const tests = 'test/lambdas'

/** What keeps threads between their two sides, and their messages in order, counted and mailed once. */
export const threadMutations: readonly Mutation[] = [
  {
    guard: 'a thread is read by its two sides alone',
    file: 'lambdas/threads/mark-read.ts',
    from: 'if (party?.accountId !== accountId)',
    to: 'if (!party)',
    by: [`${tests}/threads.test.ts`],
  },
  {
    guard: 'a thread is written to by its two sides alone',
    file: 'lambdas/threads/write-message.ts',
    from: 'side === author.side && accountId === author.accountId',
    to: 'side === author.side',
    by: [`${tests}/threads.test.ts`],
  },
  without(
    'a message that comes in the meantime stays unread',
    'lambdas/threads/parties.store.ts',
    'unread: before.unread, readUpTo: before.readUpTo, ',
    `${tests}/threads.test.ts`,
  ),
  without(
    'a mail about unread messages is sent once',
    'lambdas/threads/unread.store.ts',
    '.expect({ mailAt: due.at })',
    `${tests}/unread-mails.test.ts`,
  ),
  {
    guard: 'who has read a message gets no mail about it',
    file: 'lambdas/threads/unread.ts',
    from: 'since: undefined, mailAt: undefined, mailFrom: undefined',
    to: 'since: undefined',
    by: [`${tests}/unread-mails.test.ts`],
  },
  {
    guard: 'no mail between two sides has contact details',
    file: 'lambdas/threads/threads.mails.ts',
    from: "kindOfThread(id) === 'proposal' ? withoutContactDetails(text) : text",
    to: 'text',
    by: [`${tests}/unread-mails.test.ts`],
  },
  {
    guard: 'an erasure finds every message of its person',
    file: 'lambdas/threads/writing.store.ts',
    from: '...(person ? [',
    to: '...(person && message.number === 1 ? [',
    by: [`${tests}/thread-persons.test.ts`],
  },
]
