import * as z from 'zod/mini'
import { applicationCommands } from './applications.ts'
import { assignmentCommands } from './assignments.ts'
import { auditCommands } from './audit.ts'
import { businessCommands } from './businesses.ts'
import type { Command } from './command.ts'
import { creditCommands } from './credits.ts'
import { earningsCommands } from './earnings.ts'
import { inquiryCommands } from './inquiries.ts'
import { launched } from './launched.ts'
import { leadCommands } from './leads.ts'
import { meetingCommands } from './meetings.ts'
import { openAssignmentCommands } from './open-assignments.ts'
import { orderCommands } from './orders.ts'
import { partnerCommands } from './partners.ts'
import { priceCommands } from './prices.ts'

/** All that an operator may ask of the product, by noun and verb, in the order of the help. */
export const commands = {
  ...leadCommands,
  ...meetingCommands,
  ...inquiryCommands,
  ...orderCommands,
  ...priceCommands,
  ...businessCommands,
  ...creditCommands,
  ...partnerCommands,
  ...openAssignmentCommands,
  ...applicationCommands,
  ...assignmentCommands,
  ...earningsCommands,
  ...auditCommands,
} as const satisfies Readonly<Record<`${string} ${string}`, Command>>

export type CommandName = keyof typeof commands

/** What a command of that name is given. */
export type InputOf<Name extends CommandName> = z.output<(typeof commands)[Name]['input']>

/** A command as somebody asks for it. */
export type OperatorCommand = {
  [Name in CommandName]: { command: Name; input: z.input<(typeof commands)[Name]['input']> }
}[CommandName]

const names = Object.keys(commands) as [CommandName, ...CommandName[]]

/** The event of the function that no route leads to. */
export const operatorEvent = z.strictObject({
  command: z.enum(names),
  input: z.unknown(),
  ...launched,
})
