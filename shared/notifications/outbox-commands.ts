import * as z from 'zod/mini'
import { emailAddress } from '../contract/email.ts'

const text = z.string().check(z.minLength(1, 'invalid'), z.maxLength(1_024, 'too_long'))

/** How many parked records one call looks at: with mail down, each takes SES's whole time-out. */
export const parkedPage = 10

const command = <const Name extends string, Input extends z.core.$ZodLooseShape>(name: Name, input: Input) =>
  z.strictObject({ command: z.literal(name), input: z.strictObject(input) })

/**
 * What an operator may ask of the outbox, by a function of its own: it may send mail, which the operator's may not.
 * `after` is the `next` of the page before.
 */
export const noticeCommand = z.discriminatedUnion('command', [
  /** The stream records that were given up, oldest first. */
  command('list_parked', { after: z.optional(text) }),
  /** One of them, with what it asks for and how far each mail has come. */
  command('show_parked', { key: text }),
  /** How far the mails about one thing have come, by the thing's key (`LEAD#<id>`). */
  command('show_notices', { source: text }),
  /** Mails that are not settled, newest first. */
  command('list_unsent', { state: z.enum(['failed', 'claimed']), cursor: z.optional(text) }),
  /** Lets mail through again to an address that bounced or complained; answers why it had ended, or null. */
  command('lift_suppression', { email: emailAddress }),
  /** Delivers parked records again: those named, or the next page of all. What was sent is not sent again. */
  command('redrive', {
    keys: z.optional(z.array(text).check(z.maxLength(parkedPage, 'too_long'))),
    after: z.optional(text),
  }),
])

export type NoticeCommand = z.infer<typeof noticeCommand>
