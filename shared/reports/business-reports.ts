import * as z from 'zod/mini'
import { buyers, everyMember } from '../company/member-roles.ts'
import { day, month } from '../contract/day.ts'
import { endpoint } from '../contract/endpoint.ts'
import { paragraph, requiredLine } from '../contract/text.ts'
import { milestoneNumber, milestoneSeen, shownMilestone } from './milestone.ts'
import { shownReport, shownWork } from './report.ts'

const one = '/api/business/assignments/{partnerId}/{id}'
const report = `${one}/reports/{month}` as const
const milestone = `${one}/milestones/{number}` as const
const ids = { partnerId: requiredLine({ max: 64 }), id: z.uuid('invalid') }

/** What is worked on for an inquiry of the caller. */
export const listWork = endpoint({
  method: 'GET',
  path: '/api/business/inquiries/{id}/assignments',
  access: 'business',
  roles: everyMember,
  params: z.strictObject({ id: z.uuid('invalid') }),
  reply: {
    status: 200,
    body: z.object({
      items: z.array(
        z.object({
          id: z.string(),
          partnerId: z.string(),
          title: z.string(),
          partnerName: z.string(),
          /** Whether it has milestones, and no reports. */
          isFixed: z.boolean(),
          /** Reports and milestones that wait for the caller. */
          waiting: z.int(),
        }),
      ),
    }),
  },
  errors: [],
})

/** An assignment for the caller, with its reports; drafts are without their hours. */
export const readOrderedWork = endpoint({
  method: 'GET',
  path: one,
  access: 'business',
  roles: everyMember,
  params: z.strictObject(ids),
  reply: { status: 200, body: shownWork },
  errors: [],
})

const decision = {
  method: 'POST',
  access: 'business',
  roles: buyers,
  params: z.strictObject({ ...ids, month }),
  reply: { status: 200, body: shownReport },
  errors: ['moved_on', 'credits_missing', 'rate_limited'],
} as const

const seen = {
  /** The revision that the caller saw. */
  revision: z.int('invalid').check(z.positive('invalid')),
  /** Set if the caller knows that these are more hours than were agreed. */
  acceptsMore: z.boolean('invalid'),
}

/** Approves all that is not approved yet. */
export const approveReport = endpoint({
  ...decision,
  path: `${report}/approval`,
  body: z.strictObject(seen),
})

/** Why the hours of a day are not right. */
const disputedDay = z.strictObject({ day, reason: paragraph({ max: 500 }) })

/** Disputes some days, with a reason each, and approves the others. */
export const disputeReport = endpoint({
  ...decision,
  path: `${report}/dispute`,
  body: z.strictObject({
    ...seen,
    lines: z.array(disputedDay).check(z.minLength(1, 'required'), z.maxLength(31, 'too_many')),
  }),
})

const milestoneDecision = {
  ...decision,
  params: z.strictObject({ ...ids, number: milestoneNumber }),
  reply: { status: 200, body: shownMilestone },
} as const

/** Accepts a milestone as it was delivered: its part of the price is earned. */
export const acceptMilestone = endpoint({
  ...milestoneDecision,
  path: `${milestone}/acceptance`,
  body: z.strictObject(milestoneSeen),
})

/** Sends a milestone back, with what is missing. */
export const returnMilestone = endpoint({
  ...milestoneDecision,
  path: `${milestone}/return`,
  body: z.strictObject({ ...milestoneSeen, reason: paragraph({ max: 2_000 }) }),
})
