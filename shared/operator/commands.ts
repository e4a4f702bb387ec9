import * as z from 'zod/mini'
import { agreementCommands } from '../agreements/agreements.commands.ts'
import { assignmentCommands } from '../assignments/assignments.commands.ts'
import { inquiryCommands } from '../business-inquiries/inquiries.commands.ts'
import { businessCommands } from '../business-profile/businesses.commands.ts'
import { companyCommands } from '../company/companies.commands.ts'
import { creditCommands } from '../credits/credits.commands.ts'
import { orderCommands } from '../credits/orders.commands.ts'
import { planCommands } from '../credits/plans.commands.ts'
import { priceCommands } from '../credits/prices.commands.ts'
import { refundCommands } from '../credits/refunds.commands.ts'
import { earningsCommands } from '../earnings/earnings.commands.ts'
import { figureCommands } from '../investors/figures.commands.ts'
import { leadCommands } from '../leads/leads.commands.ts'
import { ledgerCommands } from '../ledger/ledger.commands.ts'
import { matchingCommands } from '../matching/matching.commands.ts'
import { meetingCommands } from '../meetings/meetings.commands.ts'
import { newsletterCommands } from '../newsletter/issues.commands.ts'
import { objectionCommands } from '../objections/objections.commands.ts'
import { applicationCommands } from '../open-assignments/applications.commands.ts'
import { openAssignmentCommands } from '../open-assignments/open-assignments.commands.ts'
import { partnerCommands } from '../partner-profile/partners.commands.ts'
import { proposalCommands } from '../proposals/proposals.commands.ts'
import { milestoneCommands } from '../reports/milestones.commands.ts'
import { reportCommands } from '../reports/reports.commands.ts'
import { workFilesCommands } from '../reports/work-files.commands.ts'
import { searchCommands } from '../search/search.commands.ts'
import { threadCommands } from '../threads/threads.commands.ts'
import { auditCommands } from './audit.commands.ts'
import type { Command } from './command.ts'
import { launched } from './launched.ts'
import { listedCommands } from './listed.commands.ts'
import { queueCommands } from './queue.commands.ts'

/** The registry: every command that the operator's function runs, by noun and verb, in the order of the help. */
export const commands = {
  ...searchCommands,
  ...leadCommands,
  ...meetingCommands,
  ...newsletterCommands,
  ...listedCommands,
  ...inquiryCommands,
  ...matchingCommands,
  ...proposalCommands,
  ...agreementCommands,
  ...threadCommands,
  ...orderCommands,
  ...planCommands,
  ...refundCommands,
  ...priceCommands,
  ...businessCommands,
  ...companyCommands,
  ...creditCommands,
  ...ledgerCommands,
  ...partnerCommands,
  ...openAssignmentCommands,
  ...applicationCommands,
  ...objectionCommands,
  ...assignmentCommands,
  ...earningsCommands,
  ...reportCommands,
  ...milestoneCommands,
  ...workFilesCommands,
  ...figureCommands,
  ...queueCommands,
  ...auditCommands,
} as const satisfies Readonly<Record<string, Command>>

export type CommandName = keyof typeof commands

/** A command with its input, before it is parsed. */
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
