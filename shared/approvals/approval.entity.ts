import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { receivedByMonth } from '../contract/partitions.ts'
import { lifeFields, statesOf } from '../contract/process.ts'
import { untilBooksClose } from '../privacy/retention.ts'
import { approvalProcess } from './approval.process.ts'

/** The kind of what is due: a released command that is not known to have been run. */
export const releasedCommand = 'approval_run'

/** Who asked for a command that moves money, who released it, and what came of it. */
export const approvalEntity = entity({
  what: 'a command that moves money, until a second operator releases it',
  pk: 'APPROVAL#<id>',
  sk: 'APPROVAL',
  item: z.object({
    ...lifeFields,
    state: z.enum(statesOf(approvalProcess)),
    id: z.string(),
    /** The name of the command, which the queue shows, too. */
    name: z.string(),
    /** Its input as JSON: what is released, byte for byte. */
    inputJson: z.string(),
    inputHash: z.string(),
    askedBy: z.string(),
    why: z.string(),
    createdAt: z.string(),
    expiresAt: z.string(),
    releasedBy: z.optional(z.string()),
    /** When it was last begun to be run, and how often. */
    attemptAt: z.optional(z.string()),
    attempts: z.optional(z.int()),
    result: z.optional(z.record(z.string(), z.unknown())),
    doneAt: z.optional(z.string()),
  }),
  index: receivedByMonth,
  kept: untilBooksClose,
  why: 'Who let money move, and why',
  onErasure: 'left',
  mailsOn: 'stored and changed',
})

export type Approval = z.infer<typeof approvalEntity.item>
