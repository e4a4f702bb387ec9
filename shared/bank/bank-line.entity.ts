import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { booksReason, untilBooksClose } from '../privacy/retention.ts'

/** Why a line of a bank's file waits for an operator. */
const waitingReasons = [
  'other currency',
  'outgoing',
  'no reference',
  'wrong reference',
  'unknown reference',
  'part payment',
  'too much',
  'paid twice',
  'order ended',
  'order refused',
  'unknown payout',
  'other amount',
  'bank reference used twice',
] as const

export type WaitingReason = (typeof waitingReasons)[number]

/**
 * One payment in a bank's file, once for each reference that the bank gave it on an account. Its id is derived from both,
 * because a reference may contain anything; that of another payment with the same reference from its amount and day, too.
 */
export const bankLineEntity = entity({
  what: 'a payment as the bank told it',
  pk: 'BANKLINE#<id>',
  sk: 'LINE',
  item: z.object({
    id: z.string(),
    account: z.string(),
    reference: z.string(),
    bookedOn: z.string(),
    direction: z.enum(['in', 'out']),
    ore: z.int(),
    currency: z.string(),
    ocr: z.nullable(z.string()),
    /** What our pay file named a payout by. */
    endToEndId: z.nullable(z.string()),
    /** The bank's code for why money came back. */
    returned: z.nullable(z.string()),
    /** Who paid, and what they wrote. */
    text: z.nullable(z.string()),
    state: z.enum(['matched', 'waiting', 'settled', 'ignored']),
    why: z.optional(z.enum(waitingReasons)),
    orderId: z.optional(z.string()),
    payoutId: z.optional(z.string()),
    /** The file that it came in. */
    file: z.string(),
    createdAt: z.string(),
    /** Why an operator ignored it. */
    note: z.optional(z.string()),
  }),
  /** Only what waits for an operator is in the index. */
  index: { pk: 'BANKLINES', sk: '<bookedOn>#<id>' },
  kept: untilBooksClose,
  why: 'What was paid',
  onErasure: {
    keeps: [
      'id',
      'account',
      'reference',
      'bookedOn',
      'direction',
      'ore',
      'currency',
      'ocr',
      'endToEndId',
      'returned',
      'state',
      'why',
      'orderId',
      'payoutId',
      'file',
      'createdAt',
      'GSI1PK',
      'GSI1SK',
    ],
    blanks: ['text', 'note'],
    reason: booksReason,
  },
  heading: 'Payments',
})

export type BankLine = z.infer<typeof bankLineEntity.item>
