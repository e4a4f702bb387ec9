import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { language } from '../contract/language.ts'
import { businessPartition, receivedByMonth } from '../contract/partitions.ts'
import { lifeFields } from '../contract/process.ts'
import { storedFile } from '../files/stored-file.ts'
import { itemDays } from '../privacy/retention.ts'
import { inquiry, inquiryStates } from './inquiry.ts'

export const inquiryEntity = entity({
  what: 'its inquiry; ids sort by time',
  pk: businessPartition,
  sk: 'INQUIRY#<id>',
  item: z.extend(z.omit(inquiry, { turn: true, until: true, late: true }), {
    ...lifeFields,
    state: z.enum([...inquiryStates, 'matched']),
    promisedAt: z.optional(z.string()),
    /** When the first partners were proposed. */
    proposedAt: z.optional(z.string()),
    /** The open assignment that it is published with; absent or null if there is none. */
    assignmentId: z.optional(z.nullable(z.string())),
    files: z.array(storedFile),
    email: z.string(),
    companyName: z.string(),
    contactPerson: z.string(),
    language,
  }),
  index: receivedByMonth,
  // Anew with each month of the work: its agreement and what is due of it are found by the inquiry.
  kept: { days: itemDays.received },
  why: 'To answer, to match, and to know what was said',
  onErasure: 'removed',
  heading: 'Business inquiries',
  mailsOn: 'stored and changed',
})
