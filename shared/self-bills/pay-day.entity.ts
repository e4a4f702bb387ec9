import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { itemDays } from '../privacy/retention.ts'

const count = z.int().check(z.nonnegative())

/** Storing it is the request for the mail to the operators, if it is due on that day. */
export const payDayEntity = entity({
  what: 'the self-bills of a day, and what waited to be paid then',
  pk: 'PAYDAYS',
  sk: '<day>',
  item: z.object({
    day: z.string(),
    /** Self-bills that were made on it. */
    made: count,
    /** Approved payouts that are in no pay file, and their sum. */
    payouts: count,
    payoutsOre: count,
    /** Partners to be billed for whose company is not recorded, and those who have not agreed to self-billing. */
    noCompany: count,
    notAgreed: count,
    /** Partners whose bills could not be made, which the next day tries again. */
    failed: z._default(count, 0),
    /** The last day with a mail to the operators. */
    mailedOn: z.nullable(z.string()),
    createdAt: z.string(),
  }),
  kept: { days: itemDays.notice },
  why: 'To make each day’s self-bills once, and to tell the operators what waits',
  onErasure: 'left',
  mailsOn: 'stored',
})

export type PayDay = z.infer<typeof payDayEntity.item>
