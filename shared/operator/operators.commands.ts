import * as z from 'zod/mini'
import { emailAddress } from '../contract/email.ts'
import { command } from './command.ts'
import { launched } from './launched.ts'
import { everyRole, operatorRoles } from './roles.ts'

/** Who may sign in at the desk. On the command line these work without the desk: the way back in if nobody can. */
export const memberCommands = {
  'operators invite': command({
    help: 'Lets somebody sign in at the desk; prints a password for their first sign-in, valid for 7 days',
    input: {
      email: emailAddress,
      role: z.array(z.enum(operatorRoles, 'invalid')).check(z.minLength(1, 'required')),
    },
    places: ['email'],
    about: { role: `one of ${operatorRoles.join(', ')}; once more for the next` },
    personal: ['email'],
    commandLineOnly: 'It lets somebody in: no session at the desk can make another one.',
    returns: 'change',
  }),
  'operators list': command({
    help: 'Lists who may sign in at the desk, with the id that the audit names',
    input: {},
    returns: 'page',
    columns: ['email', 'roles', 'state', 'id'],
    whole: ['id'],
  }),
  'operators names': command({
    help: 'Lists the addresses of those whom the audit names by an id',
    input: {},
    returns: 'page',
    unnoted: 'Every desk reads it when it opens, to call colleagues by their names.',
    for: everyRole,
    columns: ['id', 'email'],
    whole: ['id'],
  }),
  'operators remove': command({
    help: 'Takes away that somebody may sign in at the desk, and ends what is open there',
    input: { email: emailAddress },
    places: ['email'],
    personal: ['email'],
    fresh: true,
    returns: 'change',
    final: true,
  }),
} as const

export type MemberCommandName = keyof typeof memberCommands

const names = Object.keys(memberCommands) as [MemberCommandName, ...MemberCommandName[]]

/** The event of the function behind them; no route leads to it. */
export const memberEvent = z.strictObject({ command: z.enum(names), input: z.unknown(), ...launched })
