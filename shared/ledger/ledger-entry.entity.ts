import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { untilBooksClose } from '../privacy/retention.ts'
import { leg } from './leg.ts'
import { type PostingKind, postingKinds } from './postings.ts'

const kinds = Object.keys(postingKinds) as [PostingKind, ...PostingKind[]]

/** Written once for each cause and never changed; corrected only by entries that point back at it. */
export const ledgerEntryEntity = entity({
  what: 'one entry of the ledger, whose lines sum to 0',
  pk: 'LEDGER#<id>',
  sk: 'ENTRY',
  item: z.object({
    id: z.string(),
    kind: z.enum(kinds),
    /** What it is posted for: an id, never a text. */
    cause: z.string(),
    legs: z.array(leg),
    /** The Swedish day to whose accounts it belongs. */
    occurredOn: z.string(),
    recordedAt: z.string(),
    by: z.string(),
    reverses: z.optional(z.string()),
    /** Ids of what it is about, to walk from here: the order, the assignment, the month. */
    about: z.record(z.string(), z.string()),
  }),
  index: { pk: 'ENTRIES#<occurredOn.month>', sk: '<recordedAt>#<id>' },
  kept: untilBooksClose,
  why: 'Where every öre came from and went',
  onErasure: 'left',
})

export type LedgerEntry = z.infer<typeof ledgerEntryEntity.item>
