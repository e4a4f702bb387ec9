import { allBankCommands, type BankCommandName } from '#shared/bank/bank.commands.ts'
import { type ContentCommandName, contentCommands } from '#shared/content/content.commands.ts'
import { noticeOffers } from '#shared/notifications/notices.commands.ts'
import type { Command } from '#shared/operator/command.ts'
import { type CommandName, commands } from '#shared/operator/commands.ts'
import { type PersonCommandName, personCommands } from '#shared/privacy/persons.commands.ts'

export type NoticeName = keyof typeof noticeOffers

/** The name of any command that can be typed. */
export type AnyCommandName =
  | CommandName
  | NoticeName
  | BankCommandName
  | ContentCommandName
  | PersonCommandName

/** All commands, whichever function runs them, in the order of the help. */
export const allCommands: Readonly<Record<AnyCommandName, Command>> = {
  ...commands,
  ...allBankCommands,
  ...noticeOffers,
  ...contentCommands,
  ...personCommands,
}

export const isOutboxCommand = (name: AnyCommandName): name is NoticeName => Object.hasOwn(noticeOffers, name)

export const isBankCommand = (name: AnyCommandName): name is BankCommandName =>
  Object.hasOwn(allBankCommands, name)

export const isContentCommand = (name: AnyCommandName): name is ContentCommandName =>
  Object.hasOwn(contentCommands, name)

export const isPrivacyCommand = (name: AnyCommandName): name is PersonCommandName =>
  Object.hasOwn(personCommands, name)
