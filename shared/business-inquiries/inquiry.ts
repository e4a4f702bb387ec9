import * as z from 'zod/mini'
import { parties, statesOf } from '../contract/process.ts'
import { paragraph } from '../contract/text.ts'
import { maxFilesPerInquiry } from '../files/file-types.ts'
import { type InquiredService, inquiredServices } from './inquired-services.ts'
import { inquiryProcess } from './inquiry.process.ts'
import { noFacts, storedFacts } from './inquiry-facts.ts'

export const inquiryStates = statesOf(inquiryProcess)

const inquiredService = z.enum(inquiredServices as [InquiredService, ...InquiredService[]])

export const inquiryFields = {
  serviceId: inquiredService,
  description: paragraph({ max: 10_000 }),
}

/** Uploads that the server has accepted; each belongs to one inquiry only. */
export const uploads = z.array(z.uuid('invalid')).check(z.maxLength(maxFilesPerInquiry, 'too_many'))

/** The states in which a business may still change its inquiry: nobody has been proposed for it. */
export const changeableStates = ['received', 'matching'] as const satisfies readonly InquiryState[]

export const isChangeable = (state: InquiryState): boolean =>
  (changeableStates as readonly InquiryState[]).includes(state)

/** A file as its inquiry names it; `size` in bytes. */
const inquiryFile = z.object({ id: z.string(), fileName: z.string(), size: z.number() })

/** An inquiry of a business; `projectId` in the mail to the operator is its id. */
export const inquiry = z.object({
  id: z.string(),
  serviceId: inquiredService,
  description: z.string(),
  facts: z._default(storedFacts, noFacts),
  files: z.array(inquiryFile),
  state: z.enum(inquiryStates),
  createdAt: z.string(),
  /** By when proposals are promised; null for inquiries of before they were. */
  promisedAt: z._default(z.nullable(z.string()), null),
  /** Whether an earlier promise of the first proposals was broken. */
  late: z._default(z.boolean(), false),
  /** Whose turn it is, and when time moves on without them; null once nobody's, or if time does not. */
  turn: z.nullable(z.enum(parties)),
  until: z.nullable(z.string()),
  /** Counts the edits of text and facts; an item from before there were any has none. */
  version: z._default(z.int(), 0),
})

export type Inquiry = z.infer<typeof inquiry>

export type InquiryState = Inquiry['state']
