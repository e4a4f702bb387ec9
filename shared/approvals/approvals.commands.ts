import * as z from 'zod/mini'
import { paragraph } from '../contract/text.ts'
import { command, monthlyList } from '../operator/command.ts'
import { launched } from '../operator/launched.ts'
import { operatorRoles } from '../operator/roles.ts'

const one = { id: z.uuid('invalid') }
const places = ['id'] as const
const inputHash = z.string('required').check(z.regex(/^[\da-f]{64}$/, 'invalid'))

/** Whose commands may need an approval; which of them somebody sees is decided by the command that it is for. */
const asking = ['matcher', 'finance'] as const

/** What is done with commands that move money and wait for a second operator. */
export const approvalCommands = {
  'approvals list': {
    ...monthlyList('Lists the commands that were asked for and need a second operator, newest first', [
      'name',
      'state',
      'why',
      'askedBy',
      'createdAt',
      'expiresAt',
      'id',
    ]),
    for: asking,
    whole: ['id'],
  },
  'approvals show': command({
    help: 'Shows a command that was asked for: its input, who asked and why, and what came of it',
    input: one,
    places,
    returns: 'item',
    for: asking,
  }),
  'approvals release': command({
    help: 'Runs what somebody else asked for, as it was asked; at the desk only',
    input: { ...one, inputHash },
    places,
    about: { inputHash: 'the hash of the input, as approvals show tells it' },
    moves: ['approval release'],
    returns: 'change',
    for: asking,
    fresh: true,
    final: true,
  }),
  'approvals refuse': command({
    help: 'Refuses what somebody asked for; they read the reason',
    input: { ...one, reason: paragraph({ max: 1_000 }) },
    places,
    moves: ['approval refuse'],
    returns: 'change',
    for: asking,
    final: true,
  }),
  'approvals withdraw': command({
    help: 'Takes back what one asked for oneself, as long as nobody has released it',
    input: one,
    places,
    moves: ['approval withdraw'],
    returns: 'change',
    for: asking,
    final: true,
  }),
} as const

/** What the desk makes of a command that moves money; nobody types it. */
export const askingCommand = {
  'approvals ask': command({
    help: 'Asks a second operator for a command that moves money',
    input: {
      name: z.string(),
      input: z.record(z.string(), z.unknown()),
      why: paragraph({ max: 1_000 }),
    },
    returns: 'change',
  }),
} as const

export type ApprovalCommandName = keyof typeof approvalCommands

const names = ['approvals ask', ...Object.keys(approvalCommands)] as [
  'approvals ask',
  ...ApprovalCommandName[],
]

/** The event of the function behind them; no route leads to it. */
export const approvalEvent = z.strictObject({
  command: z.enum(names),
  input: z.unknown(),
  /** The caller's roles at the desk; the command line knows none. */
  roles: z.optional(z.array(z.enum(operatorRoles))),
  ...launched,
})
