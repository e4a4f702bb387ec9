import * as z from 'zod/mini'
import { command } from '../operator/command.ts'
import { everyRole } from '../operator/roles.ts'
import { creditSteps } from './prices.ts'

export const priceCommands = {
  'prices list': command({
    help: 'Lists the price of each number of credits',
    input: {},
    returns: 'page',
    for: everyRole,
    columns: ['credits', 'priceOre', 'setAt'],
  }),
  'prices set': command({
    help: 'Sets the price of a number of credits; visitors see it within a minute',
    input: {
      credits: z
        .int('invalid')
        .check(z.refine(credits => creditSteps.some(step => step === credits), { error: 'invalid' })),
      priceOre: z.int('invalid').check(z.positive('invalid')),
    },
    places: ['credits', 'priceOre'],
    about: { credits: '10 to 60 in steps of five', priceOre: 'the price of all of them, in kronor' },
    returns: 'change',
    for: ['finance'],
    money: true,
  }),
} as const
