import * as z from 'zod/mini'
import { emailAddress } from '../contract/email.ts'
import { testInput } from '../newsletter/issues.commands.ts'

const text = z.string().check(z.minLength(1, 'invalid'), z.maxLength(1_024, 'too_long'))

/** How many parked records one call reads: if mail is down, each takes SES's whole time-out. */
export const parkedPage = 10

/** How many sources can be read with one: a thing has one for each of its moves. */
export const maxAlso = 60

const command = <const Name extends string, Input extends z.core.$ZodLooseShape>(name: Name, input: Input) =>
  z.strictObject({ command: z.literal(name), input: z.strictObject(input) })

/**
 * The operators' commands of the outbox. They have a function of their own, because it may send mail and the operator's
 * function may not.
 * `after` is the `next` of the page before.
 */
export const noticeCommand = z.discriminatedUnion('command', [
  /** The stream records that were given up, oldest first. */
  command('list_parked', { after: z.optional(text) }),
  /** One of them, with its change and the state of each mail. */
  command('show_parked', { key: text }),
  /** The state of the mails about one item, by the item's key (`LEAD#<id>`), and about others that are read with it. */
  command('show_notices', {
    source: text,
    also: z.optional(z.array(text).check(z.maxLength(maxAlso, 'too_long'))),
  }),
  /** Mails that are not settled, newest first. */
  command('list_unsent', { state: z.enum(['failed', 'claimed']), cursor: z.optional(text) }),
  /** Lets mail through again to an address that bounced or complained; returns why it had ended, or null. */
  command('lift_suppression', { email: emailAddress }),
  /** Sends an issue of the newsletter to one address; returns the state of each mail, or null if there is no such issue. */
  command('test_issue', testInput),
  /** Delivers parked records again: those named, or the next page of all. What was sent is not sent again. */
  command('redrive', {
    keys: z.optional(z.array(text).check(z.maxLength(parkedPage, 'too_long'))),
    after: z.optional(text),
  }),
])

export type NoticeCommand = z.infer<typeof noticeCommand>
