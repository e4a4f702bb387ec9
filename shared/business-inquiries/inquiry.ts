import * as z from 'zod/mini'
import { parties, statesOf } from '../contract/process.ts'
import { paragraph } from '../contract/text.ts'
import { type ServiceSlug, serviceSlugs } from '../service-catalogue.ts'
import { inquiryProcess } from './inquiry.process.ts'

/** What a business can request: a service of the catalogue, or something else. */
export type InquiredService = ServiceSlug | 'custom-project'

export const inquiredServices: readonly InquiredService[] = ['custom-project', ...serviceSlugs]

export const inquiryStates = statesOf(inquiryProcess)

const inquiredService = z.enum(inquiredServices as [InquiredService, ...InquiredService[]])

export const inquiryFields = {
  serviceId: inquiredService,
  description: paragraph({ max: 10_000 }),
}

/** A file as its inquiry names it; `size` in bytes. */
const inquiryFile = z.object({ id: z.string(), fileName: z.string(), size: z.number() })

/** An inquiry of a business; `projectId` in the mail to the operator is its id. */
export const inquiry = z.object({
  id: z.string(),
  serviceId: inquiredService,
  description: z.string(),
  files: z.array(inquiryFile),
  state: z.enum(inquiryStates),
  createdAt: z.string(),
  /** By when the first proposal was promised; absent for inquiries of before it was. */
  promisedAt: z.optional(z.string()),
  /** Whose turn it is, and when time moves on without them; null once nobody's, or if time does not. */
  turn: z.nullable(z.enum(parties)),
  until: z.nullable(z.string()),
})

export type Inquiry = z.infer<typeof inquiry>

export type InquiryState = Inquiry['state']
