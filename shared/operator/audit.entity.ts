import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { businessPartition, partnerPartition } from '../contract/partitions.ts'
import { untilBooksClose } from '../privacy/retention.ts'

/** The owner of an audit item that is about no account, assignment or meeting. */
export const noOwner = 'OPERATOR'

/**
 * In the partition of what was changed: `owner` is that partition. An erasure may leave or remove fields of it, as
 * declared here; whatever else changes it is found by its chain.
 */
export const auditEntity = entity({
  what: 'a change that may need explaining, next to what changed',
  pk: '<owner>',
  sk: 'AUDIT#<createdAt>#<id>',
  item: z.looseObject({
    id: z.string(),
    action: z.string(),
    /** Who asked, as the launcher says; absent if the owner did it. */
    by: z.optional(z.string()),
    createdAt: z.string(),
    /** Random, for the hashes of the chain; absent from items that are older than it. */
    salt: z.optional(z.string()),
  }),
  index: { pk: 'AUDIT#<createdAt.month>', sk: '<createdAt>' },
  kept: untilBooksClose,
  why: 'Who changed what, money and bank details among it',
  onErasure: {
    keeps: [
      'id',
      'action',
      'by',
      'createdAt',
      'GSI1PK',
      'GSI1SK',
      'status',
      'state',
      'to',
      'month',
      'orderId',
      'assignmentId',
      'inquiryId',
      'partnerId',
      'entryId',
      'changeId',
      'serviceId',
      'credits',
      'creditsUsed',
      'balance',
    ],
    reason: 'Who changed what has to be told for as long as the books are kept',
  },
  heading: 'What was changed, and by whom',
  mailsOn: 'stored',
  mailsWithin: [businessPartition, partnerPartition],
})
