import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { untilReplaced } from '../privacy/retention.ts'

/** What can happen to a copy of an issue after it was sent. */
export type CopyOutcome = 'bounced' | 'complained' | 'left'

export const mailingEntity = entity({
  what: 'how far an issue has been sent, and its figures',
  pk: 'MAILING#<month>',
  sk: 'MAILING',
  item: z.object({
    month: z.string(),
    /** stopped: by an operator, who may continue it. */
    state: z.enum(['sending', 'stopped', 'sent']),
    /** Who was subscribed at this instant gets the issue. */
    startedAt: z.string(),
    /** When a page of subscribers was last done. */
    progressedAt: z.string(),
    finishedAt: z.optional(z.string()),
    /** One sender at a time: until then, in milliseconds, by the run of this name. */
    leaseUntil: z.number(),
    leasedBy: z.optional(z.string()),
    /** Where the list of subscribers continues. */
    position: z.optional(z.string()),
    /** Copies by their state in the outbox, counted when the last page was done. */
    sent: z.optional(z.number()),
    suppressed: z.optional(z.number()),
    failed: z.optional(z.number()),
    kept: z.optional(z.number()),
    /** Copies that bounced or were reported as spam, and subscribers who left by a link in this issue. */
    bounced: z.number(),
    complained: z.number(),
    left: z.number(),
  }),
  index: { pk: 'MAILINGS#<state>', sk: '<month>' },
  kept: untilReplaced,
  why: 'To go on after an interruption, and to tell how many copies went out',
  onErasure: 'left',
})
