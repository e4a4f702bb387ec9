import * as z from 'zod/mini'
import { month } from '../contract/day.ts'
import { entity } from '../contract/entity.ts'
import { untilBooksClose } from '../privacy/retention.ts'

/** A payout as it was planned; it is in the file only if its own item was stored. */
const planned = z.object({ id: z.string(), partnerId: z.string(), month, ore: z.int() })

/** What the bank is told to pay. Who is paid where stands in the file itself, which is gone after some days. */
export const payFileEntity = entity({
  what: 'a file that tells the bank what to pay',
  pk: 'PAYFILE#<id>',
  sk: 'FILE',
  item: z.object({
    id: z.string(),
    /** `withdrawn` if it was released, and the bank does not have it. */
    state: z.enum(['making', 'made', 'released', 'discarded', 'withdrawn']),
    planned: z.array(planned),
    /** The day on which the bank is to pay. */
    executeOn: z.string(),
    createdAt: z.string(),
    madeBy: z.optional(z.string()),
    releasedBy: z.optional(z.string()),
    releasedAt: z.optional(z.string()),
    withdrawnBy: z.optional(z.string()),
    sha256: z.optional(z.string()),
    payouts: z.optional(z.int()),
    sumOre: z.optional(z.int()),
    /** What the bank said of the whole file. */
    answer: z.optional(z.string()),
  }),
  index: { pk: 'PAYFILES', sk: '<createdAt>#<id>' },
  kept: untilBooksClose,
  why: 'What the bank was told, and by whom',
  onErasure: 'left',
})

export type PayFile = z.infer<typeof payFileEntity.item>
export type Planned = z.infer<typeof planned>
