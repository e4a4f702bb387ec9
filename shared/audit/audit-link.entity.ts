import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { untilBooksClose } from '../privacy/retention.ts'

/** Beside the audit item, not in it: whoever may write the one may not write the other. */
export const auditLinkEntity = entity({
  what: 'the place of an audit item in the chain of its month',
  pk: 'AUDITCHAIN#<month>',
  sk: 'LINK#<createdAt>#<id>#<owner>',
  item: z.object({
    owner: z.string(),
    id: z.string(),
    createdAt: z.string(),
    /** From 1, without a gap. */
    number: z.int(),
    /** The hash of what an erasure leaves of the item. */
    kept: z.string(),
    /** The hash of the rest with the item's salt, which an erasure removes with it; or why there is none. */
    rest: z.string(),
    /** The hash of the link before; of the first one the hash of the month and where its chain begins. */
    previous: z.string(),
    hash: z.string(),
  }),
  kept: untilBooksClose,
  why: 'To show that nobody has changed who did what',
  onErasure: 'left',
})

export type AuditLink = z.infer<typeof auditLinkEntity.item>
