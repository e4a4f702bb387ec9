import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { businessPartition } from '../contract/partitions.ts'
import { untilAccountEnds } from '../privacy/retention.ts'

/** Written with the first invitation, or by operators for all: until then its founder is alone in it. */
export const companyEntity = entity({
  what: 'how many belong to a company, and who is told of what is its own',
  pk: businessPartition,
  sk: 'COMPANY',
  item: z.object({
    owners: z.int(),
    members: z.int(),
    /** The person whose address the company is reached at; the founder, as long as they belong to it. */
    contact: z.string(),
  }),
  kept: untilAccountEnds,
  why: 'That a company is never without an owner',
  onErasure: 'removed',
  heading: 'Company',
})
