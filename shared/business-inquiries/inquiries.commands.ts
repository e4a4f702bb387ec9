import * as z from 'zod/mini'
import { paragraph, requiredLine } from '../contract/text.ts'
import { command, monthlyList, pages } from '../operator/command.ts'
import { everyRole } from '../operator/roles.ts'

const one = { businessId: requiredLine({ max: 64 }), inquiryId: z.uuid('invalid') }

export const inquiryCommands = {
  'inquiries list': monthlyList('Lists the inquiries of businesses, newest first', [
    'businessId',
    'id',
    'createdAt',
    'companyName',
    'serviceId',
    'state',
  ]),
  'inquiries of': command({
    help: 'Lists the inquiries of one business, newest first',
    input: { businessId: one.businessId, ...pages },
    places: ['businessId'],
    returns: 'page',
    for: everyRole,
    columns: ['id', 'createdAt', 'serviceId', 'state'],
  }),
  'inquiries show': command({
    help: 'Shows one inquiry in full, with the names of its files',
    input: one,
    places: ['businessId', 'inquiryId'],
    returns: 'item',
    for: everyRole,
  }),
  'inquiries files': command({
    help: 'Lists the files of an inquiry, each with a link that downloads it for five minutes',
    input: one,
    places: ['businessId', 'inquiryId'],
    returns: 'page',
    for: ['matcher'],
    columns: ['fileName', 'size', 'expiresAt', 'url', 'note'],
    whole: ['url'],
  }),
  'inquiries adopt': command({
    help: 'Gives inquiries from before promises and reminders what is due in their state, counted from now; mails nobody',
    input: {},
    returns: 'change',
    for: ['matcher'],
  }),
  'inquiries start': command({
    help: 'Notes that work has begun that was agreed on without an open assignment; mails the business and the partners',
    input: one,
    places: ['businessId', 'inquiryId'],
    moves: ['inquiry start'],
    returns: 'change',
    for: ['matcher'],
  }),
  'inquiries complete': command({
    help: 'Notes that the work of an inquiry is done, and mails the business',
    input: one,
    places: ['businessId', 'inquiryId'],
    moves: ['inquiry complete'],
    returns: 'change',
    for: ['matcher'],
    final: true,
  }),
  'inquiries close': command({
    help: 'Closes an inquiry, and mails the reason to the business and to the partners who were proposed',
    input: { ...one, reason: paragraph({ max: 1_000 }) },
    places: ['businessId', 'inquiryId'],
    about: { reason: 'in the language of the business: the mail quotes it as it is' },
    moves: ['inquiry close'],
    returns: 'change',
    for: ['matcher'],
    final: true,
  }),
} as const
