import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { booksReason, untilBooksClose } from '../privacy/retention.ts'
import { agreementPartition } from './agreement.entity.ts'

export const agreementSignatureEntity = entity({
  what: 'who signed which version of an agreement, and when',
  pk: agreementPartition,
  sk: 'SIGNATURE#<version.ordinal>#<side>',
  item: z.object({
    id: z.string(),
    side: z.enum(['business', 'partner']),
    accountId: z.string(),
    /** As it stood in the account. */
    name: z.string(),
    version: z.int(),
    hash: z.string(),
    createdAt: z.string(),
  }),
  kept: untilBooksClose,
  why: 'That both have signed',
  onErasure: {
    keeps: ['id', 'side', 'accountId', 'name', 'version', 'hash', 'createdAt'],
    reason: `${booksReason}, with the agreement that they are based on (5:7)`,
  },
  heading: 'Signatures',
})
