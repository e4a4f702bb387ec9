import * as z from 'zod/mini'
import { emailAddress } from '../contract/email.ts'
import { requiredLine } from '../contract/text.ts'
import { command } from './command.ts'
import { launched } from './launched.ts'

/** What the command line offers about one person's data; a function of its own runs it. */
export const personCommands = {
  'person export': command({
    help: 'Shows everything that is stored about who has an address, with links to their files',
    input: { email: emailAddress, into: z.optional(requiredLine({ max: 1_000 })) },
    places: ['email'],
    about: { into: 'a folder on this machine for it and the files themselves; without it, best with --json' },
    answers: 'item',
  }),
  'person erase': command({
    help: 'Erases who has an address, accounts and files included; what the books need stays, without their name',
    input: { email: emailAddress },
    places: ['email'],
    answers: 'change',
    final: true,
  }),
  'person replay-erasures': command({
    help: 'Erases again, after a restore, whoever was erased in the last 90 days',
    input: {},
    answers: 'change',
    final: true,
  }),
} as const

export type PersonCommandName = keyof typeof personCommands

const names = Object.keys(personCommands) as [PersonCommandName, ...PersonCommandName[]]

/** The event of the function that exports and erases; no route leads to it. */
export const personEvent = z.strictObject({ command: z.enum(names), input: z.unknown(), ...launched })
