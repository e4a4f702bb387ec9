import * as z from 'zod/mini'
import { requiredLine } from '../contract/text.ts'
import { command, pages } from '../operator/command.ts'
import { everyRole } from '../operator/roles.ts'
import { assignmentStatuses } from './assignment.ts'
import { partnerAssignmentEntity } from './partner-assignment.entity.ts'

const { totalEarningsOre: _, guaranteedAt: __, ...recorded } = partnerAssignmentEntity.item.shape

const partnerId = { partnerId: requiredLine({ max: 64 }) }
const one = { ...partnerId, assignmentId: z.uuid('invalid') }
const places = ['partnerId', 'assignmentId'] as const

export const assignmentCommands = {
  'assignments list': command({
    help: 'Lists the assignments of a partner, newest first',
    input: { ...partnerId, status: z.optional(z.enum(assignmentStatuses)), ...pages },
    places: ['partnerId'],
    returns: 'page',
    for: everyRole,
    columns: ['id', 'createdAt', 'status', 'projectTitle', 'totalHours', 'creditsEarned'],
  }),
  'assignments pause': command({
    help: 'Pauses an active assignment',
    input: one,
    places,
    moves: ['milestone rest'],
    returns: 'change',
    for: ['matcher'],
  }),
  'assignments resume': command({
    help: 'Resumes a paused assignment',
    input: one,
    places,
    moves: ['milestone resume'],
    returns: 'change',
    for: ['matcher'],
  }),
  'assignments complete': command({
    help: 'Completes an assignment',
    input: one,
    places,
    moves: ['milestone drop'],
    returns: 'change',
    for: ['matcher'],
    final: true,
  }),
  'assignments cancel': command({
    help: 'Cancels an assignment; the hours worked are still paid',
    input: one,
    places,
    moves: ['milestone drop'],
    returns: 'change',
    for: ['matcher'],
    final: true,
  }),
  'assignments record': command({
    help: 'Records an assignment of a partner that was agreed elsewhere',
    input: {
      ...partnerId,
      ...recorded,
      id: z.uuid('invalid'),
      creditsEarned: z.int('invalid').check(z.nonnegative('invalid')),
      createdAt: z.iso.datetime('invalid'),
    },
    places: ['partnerId'],
    about: {
      businessId: 'with an inquiry: the business, which approves the time reports',
      hoursAgreed: 'credits are earned in proportion to them as time reports are approved',
      endDate: 'the last day of work, yyyy-MM-dd',
    },
    returns: 'change',
    for: ['finance'],
    money: true,
  }),
} as const
