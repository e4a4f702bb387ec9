import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { untilBooksClose } from '../privacy/retention.ts'

/** Storing it is the request for the mail that anchors the chain outside the table. */
export const auditMonthEntity = entity({
  what: 'the last hash of the audit of a finished month',
  pk: 'AUDITMONTH#<month>',
  sk: 'CLOSED',
  item: z.object({ month: z.string(), count: z.int(), hash: z.string(), createdAt: z.string() }),
  kept: untilBooksClose,
  why: 'To show that nobody has changed who did what',
  onErasure: 'left',
  mailsOn: 'stored',
})
