import * as z from 'zod/mini'
import { requiredLine } from '../contract/text.ts'
import { command } from '../operator/command.ts'
import { creditChange } from './read-credits.ts'

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
      credits: 'negative to remove some: --credits=-5',
      reference: 'what the business reads; repeated with the same input, it changes the credits once',
      kind: 'correction by default',
      id: 'derived from the input by default',
      createdAt: 'now by default',
    },
    returns: 'change',
    for: ['finance'],
    money: true,
  }),
} as const
