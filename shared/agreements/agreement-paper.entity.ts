import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { untilBooksClose } from '../privacy/retention.ts'

/** Found by its hash alone, so that whoever has the paper can ask without learning anything else. */
export const agreementPaperEntity = entity({
  what: 'how many have signed the paper with a hash',
  pk: 'PAPER#<hash>',
  sk: 'PAPER',
  item: z.object({ signatures: z.int(), createdAt: z.string() }),
  kept: untilBooksClose,
  why: 'Whether a paper was signed',
  onErasure: 'left',
})
