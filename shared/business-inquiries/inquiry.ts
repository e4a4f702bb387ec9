import * as z from 'zod/mini'
import { paragraph } from '../contract/text.ts'
import { type ServiceSlug, serviceSlugs } from '../service-catalogue.ts'

/** What a business can request: a service of the catalogue, or something else. */
export type InquiredService = ServiceSlug | 'custom-project'

export const inquiredServices: readonly InquiredService[] = ['custom-project', ...serviceSlugs]

/** Sent; an assignment is published for it; a partner has the assignment; closed. */
export const inquiryStates = ['received', 'matching', 'matched', 'closed'] as const

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
})

export type Inquiry = z.infer<typeof inquiry>

export type InquiryState = Inquiry['state']
