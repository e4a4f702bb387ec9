import * as z from 'zod/mini'
import { requiredLine } from '../contract/text.ts'
import { command, monthlyList } from '../operator/command.ts'

const one = { orderId: z.uuid('invalid') }

export const orderCommands = {
  'orders list': monthlyList('Lists the orders of credits, newest first', [
    'id',
    'createdAt',
    'companyName',
    'email',
    'credits',
    'priceOre',
    'paidAt',
    'cancelledAt',
    'suspect',
  ]),
  'orders show': command({
    help: 'Shows one order in full',
    input: one,
    places: ['orderId'],
    returns: 'item',
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
    returns: 'change',
    final: true,
  }),
} as const
