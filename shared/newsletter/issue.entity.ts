import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { untilReplaced } from '../privacy/retention.ts'
import { issueText } from './issue.ts'

export const issueEntity = entity({
  what: 'the newsletter of a month, in both languages',
  pk: 'ISSUE#<month>',
  sk: 'ISSUE',
  item: z.object({
    month: z.string(),
    /** Counts the drafts; a published issue does not change any more. */
    version: z.number(),
    state: z.enum(['draft', 'published']),
    sv: issueText,
    en: issueText,
    /** As it was written, without what the Learning Hub adds; like who saved it, absent from issues stored before it was. */
    file: z.optional(z.string()),
    savedAt: z.string(),
    savedBy: z.optional(z.string()),
    publishedAt: z.optional(z.string()),
  }),
  index: { pk: 'ISSUES#<state>', sk: '<month>' },
  kept: untilReplaced,
  why: 'To send it, and to show it in the archive',
  onErasure: 'left',
})
