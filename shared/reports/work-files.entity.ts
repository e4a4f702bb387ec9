import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { partnerPartition } from '../contract/partitions.ts'
import { storedFile } from '../files/stored-file.ts'
import { itemDays } from '../privacy/retention.ts'
import { reportEntity } from './report.entity.ts'
import { shownWorkFile } from './work-file.ts'

const sides = reportEntity.item.shape

/** In the partition of the partner, next to the assignment, whichever side attached them. */
export const workFilesEntity = entity({
  what: 'files that a side attached to an assignment at once',
  pk: partnerPartition,
  sk: 'WORKFILES#<assignmentId>#<side>#<milestone.ordinal>#<first.ordinal>',
  item: z.object({
    assignmentId: sides.assignmentId,
    partnerId: sides.partnerId,
    businessId: sides.businessId,
    inquiryId: sides.inquiryId,
    title: sides.title,
    partnerName: sides.partnerName,
    email: sides.email,
    language: sides.language,
    companyName: sides.companyName,
    businessEmail: sides.businessEmail,
    businessLanguage: sides.businessLanguage,
    side: shownWorkFile.shape.side,
    /** 0 if they were not delivered with a milestone. */
    milestone: z.int(),
    /** The place of the first of them among those of the same side and milestone, from 1. */
    first: z.int(),
    attachedBy: shownWorkFile.shape.attachedBy,
    files: z.array(storedFile),
    createdAt: z.string(),
  }),
  // As long as the reports and milestones, and as the bucket keeps the files.
  kept: { days: itemDays.received },
  why: 'What was delivered, and what the work was done from',
  onErasure: 'removed',
  heading: 'Files of assignments',
  mailsOn: 'stored',
})

export type StoredWorkFiles = z.infer<typeof workFilesEntity.item>
