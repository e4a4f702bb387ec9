import * as z from 'zod/mini'
import { hours } from '../assignments/assignment.ts'
import { month } from '../contract/day.ts'
import { requiredLine } from '../contract/text.ts'
import { command } from '../operator/command.ts'

const count = z.int('invalid').check(z.nonnegative('invalid'))
const reference = z._default(requiredLine({ max: 100 }), '-')
const ofMonth = { partnerId: requiredLine({ max: 64 }), month }

export const earningsCommands = {
  'earnings show': command({
    help: 'Shows what a partner worked, earned and was paid in a month, and how it was recorded',
    input: ofMonth,
    places: ['partnerId', 'month'],
    returns: 'item',
    for: ['finance'],
  }),
  'hours record': command({
    help: 'Adds worked hours and earned credits to a month and an assignment; repeated, it adds them once',
    input: {
      ...ofMonth,
      assignmentId: z.uuid('invalid'),
      hours: z.number('invalid').check(z.multipleOf(0.25, 'invalid')),
      credits: z.int('invalid'),
      reference,
    },
    places: ['partnerId', 'assignmentId', 'month'],
    about: {
      month: 'yyyy-MM',
      hours: 'in quarters of an hour; negative to correct: --hours=-2.5',
      credits: 'what they earned; negative to correct: --credits=-1',
      reference: 'a week or a time sheet: distinguishes it from the same hours of another entry',
    },
    returns: 'change',
    for: ['finance'],
    money: true,
  }),
  'payouts mark': command({
    help: 'Marks a month as paid out: all that is pending, or a part of it',
    input: { ...ofMonth, kronor: z.optional(z.int('invalid').check(z.positive('invalid'))), reference },
    places: ['partnerId', 'month'],
    about: {
      month: 'yyyy-MM',
      kronor: 'the part, if not all that is pending',
      reference: 'distinguishes it from an equal part paid another time',
    },
    returns: 'change',
    for: ['finance'],
    money: true,
    final: true,
  }),
  'earnings record': command({
    help: 'Records a whole month that a partner worked before this system was used',
    input: { ...ofMonth, totalHours: hours, creditsEarned: count, paidOutOre: count },
    places: ['partnerId', 'month'],
    returns: 'change',
    for: ['finance'],
    money: true,
  }),
} as const
