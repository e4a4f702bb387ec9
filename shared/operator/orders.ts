import * as z from 'zod/mini'
import { requiredLine } from '../contract/text.ts'
import { aboutMonths, command, monthly } from './command.ts'

const one = { orderId: z.uuid('invalid') }

export const orderCommands = {
  'orders list': command({
    help: 'Lists the orders of credits, newest first',
    input: monthly,
    about: aboutMonths,
    answers: 'page',
    columns: ['id', 'createdAt', 'companyName', 'email', 'credits', 'priceOre', 'paidAt', 'suspect'],
  }),
  'orders show': command({
    help: 'Shows one order in full',
    input: one,
    places: ['orderId'],
    answers: 'item',
  }),
  'orders mark-paid': command({
    help: 'Notes that an order is paid: its business gets the credits, once, and a mail',
    input: {
      ...one,
      business: z.optional(requiredLine({ max: 64 })),
      reference: z.optional(requiredLine({ max: 200 })),
    },
    places: ['orderId'],
    about: {
      business: 'whose credits they are; found by the address of the order where it is not given',
      reference: 'what the business reads in its history, such as the number of the invoice',
    },
    answers: 'change',
    final: true,
  }),
} as const
