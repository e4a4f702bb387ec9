import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { language } from '../contract/language.ts'
import { businessPartition, partnerPartition } from '../contract/partitions.ts'
import { lifeFields, statesOf } from '../contract/process.ts'
import { itemDays } from '../privacy/retention.ts'
import { reportProcess } from './report.process.ts'
import { reportLine, shownReport } from './report.ts'

/** The name of the link from a business to a report. */
export const reportLink = 'REPORT#<assignmentId>#<month>'

/** In the partition of its partner, next to the assignment and the earnings that an approval adds to. */
export const reportEntity = entity({
  what: 'the time of a month on an assignment',
  pk: partnerPartition,
  sk: reportLink,
  item: z.object({
    ...lifeFields,
    id: z.string(),
    state: z.enum(statesOf(reportProcess)),
    month: shownReport.shape.month,
    assignmentId: z.string(),
    partnerId: z.string(),
    businessId: z.string(),
    inquiryId: z.string(),
    title: z.string(),
    /** The partner, whom the mails about it reach, and the name that the business reads. */
    partnerName: z.string(),
    email: z.string(),
    language,
    companyName: z.string(),
    businessEmail: z.string(),
    businessLanguage: language,
    lines: z.array(reportLine),
    version: z.int(),
    /** What was approved or settled, and is in the books. */
    approvedQuarters: z.int(),
    /** What the partner has earned with that, and what the business has used for it, as value in öre. */
    earnedOre: z.optional(z.int()),
    usedOre: z.optional(z.int()),
    /** Instead of `earnedOre`, of those from before it was counted in öre. */
    approvedCredits: z.optional(z.int()),
    submittedAt: z.nullable(z.string()),
    /** The person who last decided on it for the business. */
    decidedBy: z._default(z.nullable(z.string()), null),
    createdAt: z.string(),
  }),
  index: { pk: businessPartition, sk: 'REPORT#<inquiryId>#<assignmentId>#<month>' },
  kept: { days: itemDays.received },
  why: 'What was worked and approved; the hours that were are in the books',
  onErasure: 'removed',
  heading: 'Time reports',
  mailsOn: 'stored and changed',
})

export type StoredReport = z.infer<typeof reportEntity.item>
