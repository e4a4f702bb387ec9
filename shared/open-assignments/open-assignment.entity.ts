import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { openAssignmentPartition, openAssignments } from '../contract/partitions.ts'
import { untilReplaced } from '../privacy/retention.ts'
import { editableField, openAssignment } from './open-assignment.ts'

/** When an assignment was edited, and which of its fields. */
export const edited = z.object({ at: z.string(), fields: z.array(editableField) })

export const openAssignmentEntity = entity({
  what: 'an assignment that partners apply for',
  pk: openAssignmentPartition,
  sk: 'ASSIGNMENT',
  item: z.extend(openAssignment, {
    state: z.enum(['open', 'closed']),
    /** The business and the inquiry that it was published for. */
    businessId: z.optional(z.string()),
    inquiryId: z.optional(z.string()),
    /** The last edit, of which those are told who had applied before it. */
    edited: z.optional(edited),
    /** The partner who got it, once it is closed; null if nobody did. */
    partnerId: z.optional(z.nullable(z.string())),
  }),
  index: { pk: openAssignments, sk: '<createdAt>' },
  kept: untilReplaced,
  why: 'What an operator writes of a project',
  onErasure: 'left',
})
