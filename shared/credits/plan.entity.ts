import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { language } from '../contract/language.ts'
import { businessPartition, receivedByMonth } from '../contract/partitions.ts'
import { lifeFields, statesOf } from '../contract/process.ts'
import { untilAccountEnds } from '../privacy/retention.ts'
import { planProcess } from './plan.process.ts'

/** Whom the orders of a plan are for, as it was typed when the plan was started. */
const buyer = z.object({
  companyName: z.string(),
  organizationNumber: z.string(),
  companySigner: z.string(),
  vatNumber: z.nullable(z.string()),
  email: z.string(),
  phone: z.string(),
})

/** A business has one plan at a time; they are numbered, so that two that are started at once are one. */
export const planEntity = entity({
  what: 'credits that a business orders each month',
  pk: businessPartition,
  sk: 'PLAN#<number.padded>',
  item: z.object({
    ...lifeFields,
    state: z.enum(statesOf(planProcess)),
    id: z.string(),
    number: z.int(),
    businessId: z.string(),
    companyName: z.string(),
    buyer,
    /** What each order is for; changed from the next order on. */
    credits: z.int(),
    /** What the next order costs: what was agreed, or the price list if that was lower when the order was announced. */
    priceOre: z.int(),
    /** The Swedish day of the first order, from which the others are a month, two months and so on. */
    startedOn: z.string(),
    /** How many orders it has made. */
    months: z.int(),
    /** The order that it made last. */
    lastOrderId: z.string(),
    /** The last day, and who gave notice. */
    endsOn: z.optional(z.nullable(z.string())),
    noticeBy: z.optional(z.nullable(z.enum(['business', 'operator']))),
    noticeReason: z.optional(z.nullable(z.string())),
    /** The proved address of the account, which the mails about the plan go to. */
    email: z.string(),
    language,
    termsVersion: z.int(),
    createdAt: z.string(),
  }),
  index: receivedByMonth,
  kept: untilAccountEnds,
  why: 'To order what was agreed each month, until it ends',
  onErasure: 'removed',
  heading: 'Monthly plans',
  mailsOn: 'stored and changed',
})
