import { type ApprovalCommandName, approvalCommands } from '../approvals/approvals.commands.ts'
import { allBankCommands, type BankCommandName } from '../bank/bank.commands.ts'
import { type ContentCommandName, contentCommands } from '../content/content.commands.ts'
import { noticeOffers } from '../notifications/notices.commands.ts'
import { type PersonCommandName, personCommands } from '../privacy/persons.commands.ts'
import type { Command } from './command.ts'
import type { CommandFunction } from './command-functions.ts'
import { type CommandName, commands } from './commands.ts'
import { type MemberCommandName, memberCommands } from './operators.commands.ts'

export type NoticeName = keyof typeof noticeOffers

/** The name of any command that can be typed. */
export type AnyCommandName =
  | CommandName
  | ApprovalCommandName
  | NoticeName
  | BankCommandName
  | ContentCommandName
  | PersonCommandName
  | MemberCommandName

/** All commands, whichever function runs them, in the order of the help. */
export const allCommands: Readonly<Record<AnyCommandName, Command>> = {
  ...commands,
  ...approvalCommands,
  ...allBankCommands,
  ...noticeOffers,
  ...contentCommands,
  ...personCommands,
  ...memberCommands,
}

export const isOutboxCommand = (name: AnyCommandName): name is NoticeName => Object.hasOwn(noticeOffers, name)

const isIn = (some: Readonly<Record<string, Command>>, name: AnyCommandName): boolean =>
  Object.hasOwn(some, name)

/** The function that runs a command. */
export const functionOf = (name: AnyCommandName): CommandFunction => {
  if (isOutboxCommand(name)) return 'outbox'
  if (isIn(allBankCommands, name)) return 'bank'
  if (isIn(approvalCommands, name)) return 'approvals'
  if (isIn(contentCommands, name)) return 'content'
  if (isIn(memberCommands, name)) return 'members'
  return isIn(personCommands, name) ? 'privacy' : 'operator'
}
