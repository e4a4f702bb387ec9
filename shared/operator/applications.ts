import * as z from 'zod/mini'
import { requiredLine } from '../contract/text.ts'
import { command, pages } from './command.ts'
import { unverifiedReason } from './unverified.ts'

const assignmentId = { assignmentId: z.uuid('invalid') }
const one = { ...assignmentId, partnerId: requiredLine({ max: 64 }) }

export const applicationCommands = {
  'applications list': command({
    help: 'Lists who has applied for an assignment',
    input: { ...assignmentId, ...pages },
    places: ['assignmentId'],
    answers: 'page',
    columns: ['partnerId', 'appliedAt', 'state', 'name', 'email', 'emailVerifiedAt'],
  }),
  'applications accept': command({
    help: 'Gives the assignment to a partner: debits the business, declines the others, tells all of them',
    input: {
      ...one,
      credits: z.optional(z.int('invalid').check(z.positive('invalid'))),
      hourlyRateKronor: z.optional(z.int('invalid').check(z.positive('invalid'))),
      ...unverifiedReason.input,
    },
    places: ['assignmentId', 'partnerId'],
    about: {
      credits: 'what the business pays, where it is not what was published',
      hourlyRateKronor: 'what the partner sees as the rate of the assignment',
      ...unverifiedReason.about,
    },
    answers: 'change',
    final: true,
  }),
  'applications decline': command({
    help: 'Declines one application and tells the partner; the assignment stays open',
    input: one,
    places: ['assignmentId', 'partnerId'],
    answers: 'change',
    final: true,
  }),
} as const
