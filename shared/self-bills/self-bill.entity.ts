import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { language } from '../contract/language.ts'
import { partnerPartition } from '../contract/partitions.ts'
import { lifeFields, statesOf } from '../contract/process.ts'
import { booksReason, untilAccountAndBooksClose } from '../privacy/retention.ts'
import { selfBillProcess } from './self-bill.process.ts'
import { issuedParts, selfBillContent } from './self-bill.ts'

const books = {
  ...selfBillContent.shape,
  ...issuedParts,
  id: z.string(),
  partnerId: z.string(),
  /** Its place among those of its month. */
  round: z.int(),
  issuedAt: z.nullable(z.string()),
  creditedBy: z.nullable(z.string()),
  /** The round of the bill that a credit note takes back. */
  correctsRound: z.nullable(z.int()),
  state: z.enum(statesOf(selfBillProcess)),
  createdAt: z.string(),
}

/** Never changed after it was issued, but for the name of what takes it back. */
export const selfBillEntity = entity({
  what: 'a bill that we make for a partner, or what takes it back',
  pk: partnerPartition,
  sk: 'SELFBILL#<month>#<round.ordinal>',
  item: z.object({
    ...lifeFields,
    ...books,
    /** Whom the mails about it reach. */
    email: z.string(),
    language,
  }),
  index: { pk: 'SELFBILLS', sk: '<createdAt>#<id>' },
  kept: untilAccountAndBooksClose,
  why: 'A bill is an accounting record',
  onErasure: {
    keeps: [...Object.keys(books), 'GSI1PK', 'GSI1SK'],
    blanks: ['email'],
    reason: `${booksReason}, with who sold (5:7)`,
  },
  heading: 'Self-bills',
  mailsOn: 'stored and changed',
})

export type StoredSelfBill = z.infer<typeof selfBillEntity.item>
