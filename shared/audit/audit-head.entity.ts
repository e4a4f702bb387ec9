import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { untilBooksClose } from '../privacy/retention.ts'

/** Changed only in the transaction that stores the links: so an audit item has one place in the chain, and no place is taken twice. */
export const auditHeadEntity = entity({
  what: 'how far the audit of a month is chained',
  pk: 'AUDITCHAIN#<month>',
  sk: 'HEAD',
  item: z.object({
    month: z.string(),
    /** The first instant that is chained: that of the month, unless the chain was begun in the middle of it. */
    from: z.string(),
    count: z.int(),
    /** The hash of the last link; of the month and `from` if there is none. */
    hash: z.string(),
    /** When the audit was last read with nothing left behind. */
    readTo: z.string(),
    closedAt: z.optional(z.string()),
  }),
  kept: untilBooksClose,
  why: 'To show that nobody has changed who did what',
  onErasure: 'left',
})

export type AuditHead = z.infer<typeof auditHeadEntity.item>
