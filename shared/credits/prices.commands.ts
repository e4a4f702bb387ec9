import * as z from 'zod/mini'
import { maxFeePercent } from '../agreements/split.ts'
import { paragraph } from '../contract/text.ts'
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
  'prices fees': command({
    help: 'Lists the fee that we keep of what a business pays, with who set it and why, newest first',
    input: {},
    returns: 'page',
    for: everyRole,
    columns: ['version', 'percent', 'at', 'by', 'reason'],
  }),
  'prices fee': command({
    help: 'Sets the fee for what is proposed or agreed from now on; what exists keeps its numbers',
    input: {
      percent: z.int('invalid').check(z.gte(0, 'invalid'), z.maximum(maxFeePercent, 'invalid')),
      version: z.int('invalid').check(z.gte(0, 'invalid'), z.lte(999, 'invalid')),
      reason: paragraph({ max: 1_000 }),
    },
    about: {
      percent: 'of what the business pays, in whole percent',
      version: 'the version that you saw: prices fees tells it',
      reason: 'stored in its history',
    },
    returns: 'change',
    for: ['finance'],
    money: true,
  }),
} as const
