import * as z from 'zod/mini'
import { assignment, assignmentStatuses } from '../assignments/assignment.ts'
import { requiredLine } from '../contract/text.ts'
import { command, pages } from './command.ts'

const { totalEarningsOre: _, ...recorded } = assignment.shape

const partnerId = { partnerId: requiredLine({ max: 64 }) }
const one = { ...partnerId, assignmentId: z.uuid('invalid') }
const places = ['partnerId', 'assignmentId'] as const

export const assignmentCommands = {
  'assignments list': command({
    help: 'Lists the assignments of a partner, newest first',
    input: { ...partnerId, status: z.optional(z.enum(assignmentStatuses)), ...pages },
    places: ['partnerId'],
    answers: 'page',
    columns: ['id', 'createdAt', 'status', 'projectTitle', 'totalHours', 'creditsEarned'],
  }),
  'assignments pause': command({
    help: 'Pauses an active assignment',
    input: one,
    places,
    answers: 'change',
  }),
  'assignments resume': command({
    help: 'Goes on with a paused assignment',
    input: one,
    places,
    answers: 'change',
  }),
  'assignments complete': command({
    help: 'Ends an assignment that is done',
    input: one,
    places,
    answers: 'change',
    final: true,
  }),
  'assignments cancel': command({
    help: 'Ends an assignment before it is done; what was worked is still paid',
    input: one,
    places,
    answers: 'change',
    final: true,
  }),
  'assignments record': command({
    help: 'Gives a partner an assignment that was agreed elsewhere',
    input: {
      ...partnerId,
      ...recorded,
      id: z.uuid('invalid'),
      creditsEarned: z.int('invalid').check(z.nonnegative('invalid')),
      createdAt: z.iso.datetime('invalid'),
    },
    places: ['partnerId'],
    answers: 'change',
  }),
} as const
