import * as z from 'zod/mini'
import { parties } from '../contract/process.ts'
import { command } from './command.ts'
import { everyRole } from './roles.ts'

export const queueCommands = {
  'queue list': command({
    help: 'Lists what time does next in every process, earliest first, and whose turn it is until then',
    input: { turn: z.optional(z.enum(parties, 'invalid')), later: z._default(z.boolean(), false) },
    about: {
      turn: `only what waits for one of ${parties.join(', ')}`,
      later: 'also what is not due within a week',
    },
    returns: 'page',
    for: everyRole,
    columns: ['at', 'late', 'process', 'transition', 'state', 'turn', 'who', 'id', 'tries'],
  }),
} as const
