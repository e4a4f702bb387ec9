import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { accountPartition } from '../contract/partitions.ts'
import { booksReason, untilAccountAndBooksClose } from '../privacy/retention.ts'

export const ledgerBalanceEntity = entity({
  what: 'the balance of an account of the ledger',
  pk: accountPartition,
  sk: 'BALANCE#<account>',
  item: z.object({
    account: z.string(),
    /** On the account's own side; never below zero. */
    balance: z.int(),
    /** All that was ever posted on each side. */
    debits: z.int(),
    credits: z.int(),
    /** The number of its last line. */
    seq: z.int(),
  }),
  kept: untilAccountAndBooksClose,
  why: 'What there is, and what is owed',
  onErasure: {
    keeps: ['account', 'balance', 'debits', 'credits', 'seq'],
    grows: true,
    reason: booksReason,
  },
  heading: 'Balances of the ledger',
})

export type LedgerBalance = z.infer<typeof ledgerBalanceEntity.item>
