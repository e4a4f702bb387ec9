import * as z from 'zod/mini'
import { buyers, everyMember } from '../company/member-roles.ts'
import { day } from '../contract/day.ts'
import { endpoint } from '../contract/endpoint.ts'
import { language } from '../contract/language.ts'
import { statesOf } from '../contract/process.ts'
import { creditOrderFields } from './order-credits.ts'
import { planProcess } from './plan.process.ts'

/** A plan as its business sees it; days are Swedish. */
const accountPlan = z.object({
  number: z.int(),
  state: z.enum(statesOf(planProcess)),
  credits: z.int(),
  /** What the next order costs, without VAT. */
  priceOre: z.int(),
  startedOn: z.string(),
  /** How many orders it has made. */
  months: z.int(),
  /** The next order; null if none comes before the end. */
  nextOrderOn: z.nullable(z.string()),
  /** The last day, and who gave notice; null while it runs on. */
  endsOn: z.nullable(z.string()),
  noticeBy: z.nullable(z.enum(['business', 'operator'])),
  /** Why we gave notice. */
  reason: z.nullable(z.string()),
  /** The last day if notice were given now, and the orders that would still come; empty unless it may be given. */
  ifNoticeNow: z.nullable(z.object({ endsOn: z.string(), orderDays: z.array(z.string()) })),
})

export type AccountPlan = z.infer<typeof accountPlan>

const path = '/api/business/plan'

const shown = { status: 200, body: accountPlan } as const

/** The present plan of the calling business, or the last one; null if it never had one. */
export const readPlan = endpoint({
  method: 'GET',
  path,
  access: 'business',
  roles: everyMember,
  reply: { status: 200, body: z.object({ plan: z.nullable(accountPlan) }) },
  errors: [],
})

/** Starts a plan with its first order. */
export const startPlan = endpoint({
  method: 'POST',
  path,
  access: 'business',
  roles: buyers,
  body: z.strictObject({ ...creditOrderFields, language }),
  reply: {
    status: 201,
    body: z.object({ id: z.string(), priceOre: z.number(), priceWithVatOre: z.number() }),
  },
  errors: [
    'price_changed',
    'terms_changed',
    'plan_exists',
    'rate_limited',
    'idempotency_key_reused',
    'request_in_flight',
  ],
})

/** Changes what is ordered, from the order that the caller saw to be the next one. */
export const changePlan = endpoint({
  method: 'PUT',
  path: `${path}/credits`,
  access: 'business',
  roles: buyers,
  body: z.strictObject({
    credits: creditOrderFields.credits,
    priceOre: creditOrderFields.priceOre,
    nextOrderOn: day,
  }),
  reply: shown,
  errors: ['price_changed', 'moved_on', 'rate_limited'],
})

/** Gives notice, if the plan would end on the day that the caller saw. */
export const givePlanNotice = endpoint({
  method: 'PUT',
  path: `${path}/notice`,
  access: 'business',
  roles: buyers,
  body: z.strictObject({ endsOn: day }),
  reply: shown,
  errors: ['moved_on', 'rate_limited'],
})

/** Takes the caller's own notice back, as long as the plan has not ended. */
export const regretPlanNotice = endpoint({
  method: 'DELETE',
  path: `${path}/notice`,
  access: 'business',
  roles: buyers,
  reply: shown,
  errors: ['moved_on', 'rate_limited'],
})
