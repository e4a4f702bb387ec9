import * as z from 'zod/mini'
import { emailAddress } from '../contract/email.ts'
import { requiredLine } from '../contract/text.ts'
import { command } from '../operator/command.ts'
import { launched } from '../operator/launched.ts'

/** The commands about the data of one person; they have their own function. */
export const personCommands = {
  'person export': command({
    help: 'Shows everything stored about the person with an address, with links to their files',
    input: { email: emailAddress, into: z.optional(requiredLine({ max: 1_000 })) },
    places: ['email'],
    about: { into: 'a folder on this machine for the data and the files; without it, best with --json' },
    typed: ['into'],
    fresh: true,
    returns: 'item',
  }),
  'person erase': command({
    help: 'Erases the person with an address, accounts and files included; accounting records stay, without the name',
    input: { email: emailAddress },
    places: ['email'],
    fresh: true,
    returns: 'change',
    final: true,
  }),
  'person replay-erasures': command({
    help: 'After a restore, erases again everybody who was erased in the last 90 days',
    input: {},
    fresh: true,
    returns: 'change',
    final: true,
  }),
} as const

export type PersonCommandName = keyof typeof personCommands

const names = Object.keys(personCommands) as [PersonCommandName, ...PersonCommandName[]]

/** The event of the function that exports and erases; no route leads to it. */
export const personEvent = z.strictObject({ command: z.enum(names), input: z.unknown(), ...launched })
