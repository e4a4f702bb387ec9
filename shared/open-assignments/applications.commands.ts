import * as z from 'zod/mini'
import { hours } from '../assignments/assignment.ts'
import { paragraph, requiredLine } from '../contract/text.ts'
import { command, pages } from '../operator/command.ts'
import { everyRole } from '../operator/roles.ts'
import { unverifiedReason } from '../operator/unverified-reason.ts'

const assignmentId = { assignmentId: z.uuid('invalid') }
const one = { ...assignmentId, partnerId: requiredLine({ max: 64 }) }

export const applicationCommands = {
  'applications list': command({
    help: 'Lists who has applied for an assignment',
    input: { ...assignmentId, ...pages },
    places: ['assignmentId'],
    returns: 'page',
    for: everyRole,
    columns: [
      'partnerId',
      'appliedAt',
      'state',
      'name',
      'email',
      'emailVerifiedAt',
      'earliestStart',
      'hourlyRateKronor',
    ],
  }),
  'applications show': command({
    help: 'Shows one application, with what the partner has added',
    input: one,
    places: ['assignmentId', 'partnerId'],
    returns: 'item',
    for: everyRole,
  }),
  'applications adopt': command({
    help: 'Gives the waiting applications for an assignment, from before they had a process, their reminders',
    input: assignmentId,
    places: ['assignmentId'],
    returns: 'change',
    for: ['matcher'],
  }),
  'applications accept': command({
    help: 'Gives the assignment to a partner: debits the business, declines the others, mails all of them',
    input: {
      ...one,
      credits: z.optional(z.int('invalid').check(z.positive('invalid'))),
      hours: z.optional(hours.check(z.positive('invalid'))),
      hourlyRateKronor: z.optional(z.int('invalid').check(z.positive('invalid'))),
      ...unverifiedReason.input,
    },
    places: ['assignmentId', 'partnerId'],
    about: {
      credits: 'what the business pays, if not what was published',
      hours: 'the hours that were agreed: credits are earned in proportion to them',
      hourlyRateKronor: 'the hourly rate that the partner sees',
      ...unverifiedReason.about,
    },
    moves: ['inquiry book', 'application accept'],
    returns: 'change',
    for: ['finance'],
    money: true,
    final: true,
  }),
  'applications decline': command({
    help: 'Declines one application and mails the partner the reason; the assignment stays open',
    input: { ...one, reason: paragraph({ max: 1_000 }) },
    places: ['assignmentId', 'partnerId'],
    about: { reason: 'in the partner’s language: the mail quotes it as it is' },
    moves: ['application decline'],
    returns: 'change',
    for: ['matcher'],
    final: true,
  }),
} as const
