import * as z from 'zod/mini'
import { requiredLine } from '../contract/text.ts'
import { creditChange } from '../credits/read-credits.ts'
import { command } from './command.ts'

export const creditCommands = {
  'credits record': command({
    help: 'Changes the credits of a business by hand, with an entry in its history',
    input: {
      businessId: requiredLine({ max: 64 }),
      credits: creditChange.shape.credits,
      reference: requiredLine({ max: 200 }),
      kind: z._default(creditChange.shape.kind, 'correction'),
      id: z.optional(z.uuid('invalid')),
      createdAt: z.optional(z.iso.datetime('invalid')),
    },
    places: ['businessId'],
    about: {
      credits: 'below zero to take some: --credits=-5',
      reference: 'what the business reads; the same words change the credits once',
      kind: 'correction by default, purchase or assignment',
      id: 'made from the words where it is not given',
      createdAt: 'now, where it is not given',
    },
    answers: 'change',
  }),
} as const
