import * as z from 'zod/mini'
import { requiredLine } from '../contract/text.ts'
import { command, pages } from '../operator/command.ts'
import { everyRole } from '../operator/roles.ts'
import { messageFields } from './thread.ts'
import { threadId } from './thread-params.ts'

const one = { threadId }

export const threadCommands = {
  'threads unread': command({
    help: 'Lists the threads in which a business waits for an answer from us, the longest waiting first',
    input: {},
    returns: 'page',
    for: everyRole,
    columns: ['id', 'since', 'unread', 'company', 'title'],
  }),
  'threads show': command({
    help: 'Shows the messages of a thread, newest first; it still counts as unread',
    input: { ...one, ...pages },
    places: ['threadId'],
    about: { threadId: 'the id of the inquiry; for a proposal with a dot and the partner’s id behind it' },
    returns: 'page',
    for: everyRole,
    columns: ['number', 'createdAt', 'from', 'text'],
  }),
  'threads write': command({
    help: 'Writes a message as an operator; who has not read it after five minutes gets a mail',
    input: { ...one, ...messageFields, businessId: z.optional(requiredLine({ max: 64 })) },
    places: ['threadId'],
    about: {
      text: 'in the language of its reader',
      businessId: 'the business, if nobody has written about its inquiry before',
    },
    returns: 'change',
    for: ['matcher'],
  }),
  'threads read': command({
    help: 'Notes that what a business has written needs no answer',
    input: one,
    places: ['threadId'],
    returns: 'change',
    for: ['matcher'],
  }),
} as const
