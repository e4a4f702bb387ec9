import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { untilBooksClose } from '../privacy/retention.ts'

/** Stored when all of it has been taken, so that an import that was interrupted can be repeated. */
export const bankFileEntity = entity({
  what: 'a file of the bank that has been imported',
  pk: 'BANKFILE#<sha256>',
  sk: 'FILE',
  item: z.object({
    sha256: z.string(),
    kind: z.string(),
    account: z.nullable(z.string()),
    lines: z.int(),
    createdAt: z.string(),
  }),
  kept: untilBooksClose,
  why: 'Which files were taken',
  onErasure: 'left',
})
