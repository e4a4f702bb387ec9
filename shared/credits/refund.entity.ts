import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { language } from '../contract/language.ts'
import { businessPartition, receivedByMonth } from '../contract/partitions.ts'
import { lifeFields, statesOf } from '../contract/process.ts'
import { untilAccountEnds } from '../privacy/retention.ts'
import { refundProcess } from './refund.process.ts'

/** One for each business: only the money of its first order is paid back. */
export const refundEntity = entity({
  what: 'a request for the money of the first order',
  pk: businessPartition,
  sk: 'REFUND',
  item: z.object({
    ...lifeFields,
    state: z.enum(statesOf(refundProcess)),
    /** The order whose money it is. */
    id: z.string(),
    businessId: z.string(),
    companyName: z.string(),
    credits: z.int(),
    priceOre: z.int(),
    /** What the business was not satisfied with, if it says so. */
    why: z.nullable(z.string()),
    email: z.string(),
    language,
    createdAt: z.string(),
  }),
  index: receivedByMonth,
  kept: untilAccountEnds,
  why: 'To pay back what was promised, and to know what was answered',
  onErasure: 'removed',
  heading: 'Money back',
  mailsOn: 'stored and changed',
})
