import * as z from 'zod/mini'
import { emailAddress } from '../contract/email.ts'
import { newsletterTest } from '../newsletter/issues.commands.ts'
import { command } from '../operator/command.ts'
import { everyRole } from '../operator/roles.ts'
import { maxAlso, parkedPage } from './outbox-commands.ts'

const text = z.string().check(z.minLength(1, 'invalid'), z.maxLength(1_024, 'too_long'))
const paged = { cursor: z.optional(text) }

/** The commands of the outbox on the command line; the outbox's own function runs them. */
export const noticeOffers = {
  ...newsletterTest,
  'notices parked': command({
    help: 'Lists what could not be turned into mails and was given up, oldest first',
    input: paged,
    returns: 'page',
    for: everyRole,
    columns: ['key', 'parkedAt', 'condition', 'tries', 'about'],
  }),
  'notices show': command({
    help: 'Shows one of them with how far each of its mails has come',
    input: { key: text },
    places: ['key'],
    returns: 'item',
    for: everyRole,
  }),
  'notices about': command({
    help: 'Lists how far the mails about one thing have come',
    input: { source: text, also: z.optional(z.array(text).check(z.maxLength(maxAlso, 'too_long'))) },
    places: ['source'],
    about: {
      source: 'the key of the thing, such as LEAD#<id>',
      also: 'another key, and once more for the next',
    },
    returns: 'page',
    for: everyRole,
    columns: ['source', 'template', 'state', 'tries', 'createdAt', 'settledAt', 'lastError'],
  }),
  'notices unsent': command({
    help: 'Lists the mails that are not out yet, newest first',
    input: { state: z._default(z.enum(['failed', 'claimed']), 'failed'), ...paged },
    about: { state: 'failed by default, or claimed: being sent' },
    returns: 'page',
    for: everyRole,
    columns: ['source', 'template', 'state', 'tries', 'createdAt', 'lastError'],
  }),
  'notices redrive': command({
    help: `Delivers what was parked again, ${parkedPage} at a time; what was sent is not sent again`,
    input: { key: z.optional(z.array(text)), ...paged },
    about: { key: 'one of them, and once more for the next' },
    returns: 'page',
    columns: ['key', 'outcome', 'error'],
  }),
  'notices unsuppress': command({
    help: 'Sends mail again to an address that bounced or complained, once it works',
    input: { email: emailAddress },
    places: ['email'],
    returns: 'change',
  }),
} as const
