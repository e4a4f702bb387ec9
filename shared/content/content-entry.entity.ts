import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { untilReplaced } from '../privacy/retention.ts'

export const contentEntryEntity = entity({
  what: 'content that an operator has changed, as it is now',
  pk: 'CONTENT',
  sk: 'ENTRY#<name>',
  item: z.object({
    /** Such as `claims.notice`. */
    name: z.string(),
    /** All fields of the entry, as shared/content/kinds.ts describes them. */
    fields: z.record(z.string(), z.unknown()),
    /** The first change is version 1; what stands in the sources is version 0. */
    version: z.number(),
    by: z.string(),
    at: z.string(),
    why: z.string(),
  }),
  kept: untilReplaced,
  why: 'Content of ours',
  onErasure: 'left',
  rendersPages: true,
})
