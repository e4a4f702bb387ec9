import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { language } from '../contract/language.ts'
import { accountPartition } from '../contract/partitions.ts'
import { booksReason, untilAccountAndBooksClose } from '../privacy/retention.ts'

export const termsAcceptanceEntity = entity({
  what: 'a version of the terms that an account accepted',
  pk: accountPartition,
  sk: 'TERMS#<version.padded>',
  item: z.object({
    version: z.int(),
    /** The language in which it was read. */
    language,
    acceptedAt: z.string(),
  }),
  kept: untilAccountAndBooksClose,
  why: 'Which agreement orders and pay were made under',
  onErasure: {
    keeps: ['version', 'language', 'acceptedAt'],
    reason: `${booksReason}, with the agreement that they follow`,
  },
  heading: 'Accepted terms',
})
