import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { language } from '../contract/language.ts'
import { businessPartition } from '../contract/partitions.ts'
import { untilAccountEnds } from '../privacy/retention.ts'

/** What a person began for a company is about its business: mails about it reach the company once they have left. */
export const departureEntity = entity({
  what: 'an address that belongs to a company no more',
  pk: businessPartition,
  sk: 'LEFT#<emailHash>',
  item: z.object({
    companyId: z.string(),
    companyName: z.string(),
    /** Who is told of it; null for somebody who left of their own accord. */
    email: z.nullable(z.string()),
    language,
    leftAt: z.string(),
  }),
  // A plan or an agreement may name the address for longer than any number of days.
  kept: untilAccountEnds,
  why: 'That mails about the company reach those who belong to it',
  onErasure: 'removed',
  heading: 'Companies that were left',
  mailsOn: 'stored',
})
