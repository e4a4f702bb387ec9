import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { language } from '../contract/language.ts'
import { threadPartition } from '../contract/partitions.ts'
import { itemDays } from '../privacy/retention.ts'
import { side } from './thread.ts'

export const threadPartyEntity = entity({
  what: 'a side of a thread, and how far it has read',
  pk: threadPartition,
  sk: 'PARTY#<side>',
  item: z.object({
    id: z.string(),
    side,
    /** The subject of its account; `noOwner` for operators. */
    accountId: z.string(),
    /** As the other side sees it. */
    name: z.string(),
    /** The title of the thread, with the business: it says what it asked for. */
    title: z.optional(z.string()),
    /** Of its account, when it was last mailed; operators have none of their own. */
    email: z.optional(z.string()),
    language: z.optional(language),
    createdAt: z.string(),
    unread: z.int(),
    readUpTo: z.int(),
    /** When its oldest unread message was written. */
    since: z.optional(z.string()),
    /** When a mail is due, and from which message on it is about; absent if none is. */
    mailAt: z.optional(z.string()),
    mailFrom: z.optional(z.int()),
    /** From which message on the last mail was about. */
    mailedFrom: z.optional(z.int()),
  }),
  /** Only while something is unread. */
  index: { pk: 'UNREAD#<reader>', sk: '<since>#<id>' },
  kept: { days: itemDays.received },
  why: 'Who may read and write, and what is unread',
  onErasure: 'removed',
  heading: 'Threads',
  mailsOn: 'stored and changed',
})
