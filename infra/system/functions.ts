import { backgroundFunctions } from './background-functions.ts'
import { bankFunctions } from './bank-functions.ts'
import { businessCreditFunctions } from './business-credit-functions.ts'
import { businessFunctions } from './business-functions.ts'
import { companyFunctions } from './company-functions.ts'
import { contentFunctions } from './content-functions.ts'
import { deskFunctions } from './desk-functions.ts'
import type { SystemFunction } from './function.ts'
import { matchingFunctions } from './matching-functions.ts'
import { minuteFunctions } from './minute-functions.ts'
import { openAssignmentFunctions } from './open-assignment-functions.ts'
import { paperFunctions } from './paper-functions.ts'
import { partnerFunctions } from './partner-functions.ts'
import { privacyFunctions } from './privacy-functions.ts'
import { publicFunctions } from './public-functions.ts'
import { selfBillFunctions } from './self-bill-functions.ts'
import { triggers } from './triggers.ts'

/** How many meetings can be held at the same time. */
export const meetingCapacity = 1

/**
 * The video room of a meeting: a link with `{{room}}` for a name that nobody guesses, such as
 * https://meet.your-company.example/{{room}}. Empty: operators set links by command.
 */
export const meetingRoom = ''

/**
 * Mails of the newsletter per second: a third of what SES allows a new account in production, so that mails that people
 * wait for never wait for it. They go out one after another, which ends at about eight.
 */
export const newsletterRate = 5

/** Every function of the system. */
export const functions = {
  ...publicFunctions,
  ...businessFunctions,
  ...businessCreditFunctions,
  ...companyFunctions,
  ...partnerFunctions,
  ...openAssignmentFunctions,
  ...triggers,
  ...backgroundFunctions,
  ...privacyFunctions,
  ...minuteFunctions,
  ...contentFunctions,
  ...paperFunctions,
  ...matchingFunctions,
  ...bankFunctions,
  ...selfBillFunctions,
  ...deskFunctions,
} as const satisfies Record<string, SystemFunction>

export type FunctionName = keyof typeof functions
