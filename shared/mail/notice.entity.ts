import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { itemDays } from '../privacy/retention.ts'

/**
 * claimed: it is being sent, until the lease runs out; failed: it will be tried again; sent; kept: no sender is
 * configured; suppressed: the address bounced or complained.
 */
export const noticeStates = ['claimed', 'failed', 'sent', 'kept', 'suppressed'] as const

export const noticeEntity = entity({
  what: 'one mail: claimed, sent, parked',
  pk: 'NOTICE#<source>',
  sk: '<template>#<recipientHash>',
  item: z.object({
    template: z.string(),
    state: z.enum(noticeStates),
    /** Milliseconds. */
    leaseUntil: z.number(),
    tries: z.number(),
    createdAt: z.string(),
    settledAt: z.optional(z.string()),
    /** SES's id of the mail. */
    messageId: z.optional(z.string()),
    /** The name of the error that the last try ended with. */
    lastError: z.optional(z.string()),
    /** What became of a copy of the newsletter, each counted once. */
    bounced: z.optional(z.boolean()),
    complained: z.optional(z.boolean()),
    left: z.optional(z.boolean()),
  }),
  index: { pk: 'NOTICES#<state>', sk: '<createdAt>' },
  kept: { days: itemDays.notice },
  why: 'To mail nothing twice, and to tell what was mailed',
  onErasure: 'left',
})
