import * as z from 'zod/mini'
import { command, monthlyList } from '../operator/command.ts'

export const investorCommands = {
  'investors list': monthlyList('Lists who requested the key figures, newest first', [
    'id',
    'createdAt',
    'name',
    'email',
    'phone',
    'suspect',
  ]),
  'investors show': command({
    help: 'Shows one investor in full',
    input: { id: z.uuid('invalid') },
    places: ['id'],
    returns: 'item',
  }),
} as const
