import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { booksReason, untilBooksClose } from '../privacy/retention.ts'
import { agreementPartition } from './agreement.entity.ts'
import { agreementTerms } from './agreement-terms.ts'

/** Written once and never changed; a changed term is a new version. */
export const agreementVersionEntity = entity({
  what: 'the terms of a version of an agreement',
  pk: agreementPartition,
  sk: 'VERSION#<version.ordinal>',
  item: z.object({
    id: z.string(),
    version: z.int(),
    hash: z.string(),
    terms: agreementTerms,
    /** Set once a side has signed it; an erasure removes what nobody has signed. */
    signed: z._default(z.boolean(), false),
    createdAt: z.string(),
  }),
  kept: untilBooksClose,
  why: 'What was signed',
  onErasure: {
    keeps: ['id', 'version', 'hash', 'terms', 'signed', 'createdAt'],
    reason: `${booksReason}, with the agreement that they are based on (5:7)`,
  },
  heading: 'Terms of agreements',
})
