import { entity } from '../contract/entity.ts'
import { partnerPartition } from '../contract/partitions.ts'
import { booksReason, untilAccountAndBooksClose } from '../privacy/retention.ts'
import { assignment } from './assignment.ts'

export const partnerAssignmentEntity = entity({
  what: 'one assignment of a partner',
  pk: partnerPartition,
  sk: 'ASSIGNMENT#<createdAt>#<id>',
  item: assignment,
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
      'totalEarningsOre',
    ],
    blanks: ['description'],
    grows: true,
    reason: booksReason,
  },
  heading: 'Assignments',
})
