import * as z from 'zod/mini'
import { paragraph, requiredLine } from '../contract/text.ts'
import { command, monthlyList } from '../operator/command.ts'
import { everyRole } from '../operator/roles.ts'

const one = { businessId: requiredLine({ max: 64 }) }

export const refundCommands = {
  'refunds list': monthlyList('Lists who asked for the money of a first order, newest first', [
    'businessId',
    'createdAt',
    'companyName',
    'credits',
    'priceOre',
    'state',
    'why',
  ]),
  'refunds show': command({
    help: 'Shows one request for money back in full',
    input: one,
    places: ['businessId'],
    returns: 'item',
    for: everyRole,
  }),
  'refunds grant': command({
    help: 'Notes that the money of a first order is paid back: takes its credits back, ends a plan, and mails the business',
    input: { ...one, reference: z.optional(requiredLine({ max: 200 })) },
    places: ['businessId'],
    about: { reference: 'what the business reads in its history, such as the number of the credit note' },
    moves: ['refund grant', 'plan close'],
    returns: 'change',
    for: ['finance'],
    money: true,
    final: true,
  }),
  'refunds decline': command({
    help: 'Declines a request for money back; the business gets a mail with the reason',
    input: { ...one, reason: paragraph({ max: 1_000 }) },
    places: ['businessId'],
    about: { reason: 'in the language of the business: the mail quotes it as it is' },
    moves: ['refund decline'],
    returns: 'change',
    for: ['finance'],
    final: true,
  }),
} as const
