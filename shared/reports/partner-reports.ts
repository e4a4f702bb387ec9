import * as z from 'zod/mini'
import { month } from '../contract/day.ts'
import { endpoint } from '../contract/endpoint.ts'
import { optional } from '../contract/optional.ts'
import { paragraph } from '../contract/text.ts'
import { webAddress } from '../contract/web-address.ts'
import { milestoneNumber, milestoneSeen, shownMilestone } from './milestone.ts'
import { shownReport, shownWork, statedLine } from './report.ts'
import { workUploads } from './work-file.ts'

const one = '/api/partner/assignments/{id}'
const report = `${one}/reports/{month}` as const

/** An assignment of the caller, with its reports. */
export const readWork = endpoint({
  method: 'GET',
  path: one,
  access: 'partner',
  params: z.strictObject({ id: z.uuid('invalid') }),
  reply: { status: 200, body: shownWork },
  errors: [],
})

const stated = {
  lines: z.array(statedLine).check(z.maxLength(31, 'too_many')),
  /** The version that the caller saw. */
  version: z.int('invalid').check(z.nonnegative('invalid')),
}

const change = {
  access: 'partner',
  params: z.strictObject({ id: z.uuid('invalid'), month }),
  reply: { status: 200, body: shownReport },
  errors: ['moved_on', 'rate_limited'],
} as const

/** Saves the time of a month, which nobody else sees before it is submitted. */
export const saveReport = endpoint({ ...change, method: 'PUT', path: report, body: z.strictObject(stated) })

/** Submits a month, or what was disputed of it. A month without hours says so. */
export const submitReport = endpoint({
  ...change,
  method: 'POST',
  path: `${report}/submission`,
  body: z.strictObject({ ...stated, hasNoHours: z.boolean('invalid') }),
})

/** Delivers a milestone, with files if it has any, or delivers it again after it was sent back. */
export const deliverMilestone = endpoint({
  ...change,
  method: 'POST',
  path: `${one}/milestones/{number}/delivery`,
  params: z.strictObject({ id: z.uuid('invalid'), number: milestoneNumber }),
  body: z.strictObject({
    ...milestoneSeen,
    note: paragraph({ max: 2_000 }),
    link: webAddress,
    uploads: optional(workUploads),
  }),
  reply: { status: 200, body: shownMilestone },
  errors: [...change.errors, 'upload_unusable'],
})
