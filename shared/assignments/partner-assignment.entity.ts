import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { partnerPartition } from '../contract/partitions.ts'
import { booksReason, untilAccountAndBooksClose } from '../privacy/retention.ts'
import { assignment } from './assignment.ts'

export const partnerAssignmentEntity = entity({
  what: 'one assignment of a partner',
  pk: partnerPartition,
  sk: 'ASSIGNMENT#<createdAt>#<id>',
  item: z.extend(assignment, {
    /** The business whose inquiry it came from, which approves the hours. */
    businessId: z.optional(z.string()),
    inquiryId: z.optional(z.string()),
    /** The credits that the business pays for it. */
    creditsPaid: z.optional(z.int()),
    /** When the guarantee gave them back: what is decided on since then is paid by the house. */
    guaranteedAt: z.optional(z.string()),
  }),
  index: { pk: `${partnerPartition}#<status>`, sk: '<createdAt>' },
  kept: untilAccountAndBooksClose,
  why: 'What pay was earned with',
  onErasure: {
    keeps: [
      'id',
      'projectTitle',
      'clientCompany',
      'status',
      'startDate',
      'createdAt',
      'hourlyRateOre',
      'totalHours',
      'creditsEarned',
      'creditsAgreed',
      'creditsPaid',
      'guaranteedAt',
      'hoursAgreed',
      'endDate',
      'businessId',
      'inquiryId',
      'totalEarningsOre',
    ],
    blanks: ['description'],
    grows: true,
    reason: booksReason,
  },
  heading: 'Assignments',
})

export type StoredAssignment = z.infer<typeof partnerAssignmentEntity.item>

/** An assignment as it is stored, but for what its credits are worth. */
export type EngagedAssignment = Omit<StoredAssignment, 'totalEarningsOre'>
