import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { businessPartition, partnerPartition } from '../contract/partitions.ts'
import { lifeFields } from '../contract/process.ts'
import { itemDays } from '../privacy/retention.ts'
import { shownMilestone } from './milestone.ts'
import { reportEntity } from './report.entity.ts'

/** The name of the link from a business to a milestone. */
export const milestoneLink = 'MILESTONE#<assignmentId>#<number.ordinal>'

const { shape } = shownMilestone
const sides = reportEntity.item.shape

/** In the partition of its partner, next to the assignment and the earnings that its acceptance adds to. */
export const milestoneEntity = entity({
  what: 'a part of a fixed price, and how far it has come',
  pk: partnerPartition,
  sk: milestoneLink,
  item: z.object({
    ...lifeFields,
    id: z.string(),
    state: shape.state,
    number: shape.number,
    assignmentId: sides.assignmentId,
    partnerId: sides.partnerId,
    businessId: sides.businessId,
    inquiryId: sides.inquiryId,
    title: sides.title,
    /** The partner, whom the mails about it reach, and the name that the business reads. */
    partnerName: sides.partnerName,
    email: sides.email,
    language: sides.language,
    companyName: sides.companyName,
    businessEmail: sides.businessEmail,
    businessLanguage: sides.businessLanguage,
    /** As it was agreed on. */
    name: shape.name,
    description: shape.description,
    expectedOn: shape.expectedOn,
    credits: shape.credits,
    partnerCredits: shape.partnerCredits,
    note: shape.note,
    link: shape.link,
    deliveredAt: shape.deliveredAt,
    /** The person who last decided on it for the business. */
    decidedBy: z._default(shape.decidedBy, null),
    createdAt: z.string(),
  }),
  index: { pk: businessPartition, sk: 'MILESTONE#<inquiryId>#<assignmentId>#<number.ordinal>' },
  kept: { days: itemDays.received },
  why: 'What was delivered and accepted; what was earned with it is in the books',
  onErasure: 'removed',
  heading: 'Milestones',
  mailsOn: 'stored and changed',
})

export type StoredMilestone = z.infer<typeof milestoneEntity.item>
