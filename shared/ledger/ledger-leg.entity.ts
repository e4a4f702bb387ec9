import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { accountPartition } from '../contract/partitions.ts'
import { booksReason, untilBooksClose } from '../privacy/retention.ts'

export const ledgerLegEntity = entity({
  what: 'one line of an entry, on an account of its owner',
  pk: accountPartition,
  sk: 'LEG#<account>#<seq.ordinal>',
  item: z.object({
    account: z.string(),
    seq: z.int(),
    /** Positive in debit. */
    ore: z.int(),
    /** The balance after it, on the account's own side. */
    balance: z.int(),
    kind: z.string(),
    entryId: z.string(),
    occurredOn: z.string(),
    createdAt: z.string(),
  }),
  kept: untilBooksClose,
  why: 'How a balance came about',
  onErasure: {
    keeps: ['account', 'seq', 'ore', 'balance', 'kind', 'entryId', 'occurredOn', 'createdAt'],
    reason: booksReason,
  },
  heading: 'Entries of the ledger',
})
