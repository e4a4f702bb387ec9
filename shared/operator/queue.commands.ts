import * as z from 'zod/mini'
import { day } from '../contract/day.ts'
import { parties } from '../contract/process.ts'
import { requiredLine } from '../contract/text.ts'
import { command } from './command.ts'
import { everyRole } from './roles.ts'

const one = { process: requiredLine({ max: 40 }), id: requiredLine({ max: 100 }) }
const places = ['process', 'id'] as const

export const queueCommands = {
  'queue list': command({
    help: 'Lists what time does next in every process, earliest first, and whose turn it is until then',
    input: {
      turn: z.optional(z.enum(parties, 'invalid')),
      later: z._default(z.boolean(), false),
      snoozed: z._default(z.boolean(), false),
    },
    about: {
      turn: `only what waits for one of ${parties.join(', ')}`,
      later: 'also what is not due within a week',
      snoozed: 'also what waits out of sight until a day',
    },
    returns: 'page',
    unnoted: 'Every open desk reads it twice a minute, which would bury what somebody looked for.',
    for: everyRole,
    columns: ['at', 'late', 'process', 'transition', 'state', 'turn', 'who', 'id', 'takenBy', 'tries'],
  }),
  'queue take': command({
    help: 'Notes that you have taken on a thing in the queue, which others see',
    input: one,
    places,
    returns: 'change',
    for: ['matcher', 'finance'],
  }),
  'queue leave': command({
    help: 'Leaves a thing that somebody has taken on to whoever takes it next',
    input: one,
    places,
    returns: 'change',
    for: ['matcher', 'finance'],
  }),
  'queue snooze': command({
    help: 'Takes a thing out of sight until a day, or until four hours before something is due: no promise moves',
    input: { ...one, until: day },
    places,
    about: { until: 'yyyy-MM-dd, the Swedish day on which it is shown again' },
    returns: 'change',
    for: ['matcher', 'finance'],
  }),
} as const
