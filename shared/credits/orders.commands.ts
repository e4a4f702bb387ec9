import * as z from 'zod/mini'
import { month } from '../contract/day.ts'
import { paragraph, requiredLine } from '../contract/text.ts'
import { command, monthlyList, pages } from '../operator/command.ts'
import { everyRole } from '../operator/roles.ts'
import { paymentDays } from './order.process.ts'

const one = { orderId: z.uuid('invalid') }

export const orderCommands = {
  'orders list': monthlyList('Lists the orders of credits, newest first', [
    'id',
    'createdAt',
    'companyName',
    'email',
    'credits',
    'priceOre',
    'state',
    'paidAt',
    'cancelledAt',
    'suspect',
  ]),
  'orders of': command({
    help: 'Lists the orders of one business, newest first',
    input: { businessId: requiredLine({ max: 64 }), ...pages },
    places: ['businessId'],
    returns: 'page',
    for: everyRole,
    columns: ['id', 'createdAt', 'credits', 'priceOre', 'state'],
  }),
  'orders show': command({
    help: 'Shows one order in full',
    input: one,
    places: ['orderId'],
    returns: 'item',
    for: everyRole,
  }),
  'orders invoice': command({
    help: 'Invoices an order, or asks for its payment if its VAT is due with the use: a mail, and reminders if nobody pays; one that is paid without an invoice gets one that says so',
    input: {
      ...one,
      reference: z.optional(requiredLine({ max: 60 })),
      address: z.optional(requiredLine({ max: 200 })),
      days: z._default(z.int('invalid').check(z.gte(1, 'invalid'), z.lte(90, 'invalid')), paymentDays),
    },
    places: ['orderId'],
    about: {
      reference:
        'only for an invoice that was made elsewhere: its number; not if its VAT is due with the use',
      address: 'that of the buyer, if its profile does not say it',
      days: `until when it is to be paid, ${paymentDays} by default`,
    },
    moves: ['order invoice'],
    returns: 'change',
    for: ['finance'],
  }),
  'orders decline': command({
    help: 'Declines an order that is not paid; its buyer gets a mail with the reason',
    input: { ...one, reason: paragraph({ max: 1_000 }) },
    places: ['orderId'],
    about: { reason: 'in the language of the buyer: the mail quotes it as it is' },
    moves: ['order decline'],
    returns: 'change',
    for: ['finance'],
    final: true,
  }),
  'orders adopt': command({
    help: 'Gives the unpaid orders of a month, from before orders had a process, their reminders; may be repeated',
    input: { month },
    places: ['month'],
    about: { month: 'yyyy-MM, in which they were sent' },
    returns: 'change',
    for: ['finance'],
  }),
  'orders mark-paid': command({
    help: 'Marks an order as paid: its business gets the credits, once, and a mail',
    input: {
      ...one,
      business: z.optional(requiredLine({ max: 64 })),
      reference: z.optional(requiredLine({ max: 200 })),
    },
    places: ['orderId'],
    about: {
      business:
        'who gets the credits; by default the business that sent the order, or the one with its address',
      reference: 'what the business reads in its history, such as the number of the invoice',
    },
    moves: ['order pay'],
    returns: 'change',
    for: ['finance'],
    money: true,
    final: true,
  }),
} as const
