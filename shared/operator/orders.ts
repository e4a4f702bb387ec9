import * as z from 'zod/mini'
import { month } from '../contract/day.ts'
import { requiredLine } from '../contract/text.ts'
import { command, pages } from './command.ts'

const one = { orderId: z.uuid('invalid') }

export const orderCommands = {
  'orders list': command({
    help: 'Lists the orders of credits of a month, newest first',
    input: { ...pages, month: z.optional(month) },
    about: { month: 'yyyy-MM, the present one by default' },
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
