import * as z from 'zod/mini'
import { paragraph, requiredLine } from '../contract/text.ts'
import { command } from '../operator/command.ts'
import { everyRole } from '../operator/roles.ts'
import { milestoneNumber } from './milestone.ts'

const partnerId = requiredLine({ max: 64 })

export const milestoneCommands = {
  'milestones list': command({
    help: 'Lists the milestones of a partner, with what was delivered',
    input: { partnerId },
    places: ['partnerId'],
    returns: 'page',
    for: everyRole,
    columns: ['assignmentId', 'number', 'state', 'name', 'credits', 'title', 'companyName'],
  }),
  'milestones waiting': command({
    help: 'Lists the milestones that are not decided on, what time does first on top',
    input: {},
    returns: 'page',
    for: everyRole,
    columns: ['partnerName', 'name', 'state', 'expectedOn', 'title', 'companyName'],
  }),
  'milestones settle': command({
    help: 'Decides on a milestone that the two sides do not agree on; both are told why',
    input: {
      partnerId,
      assignmentId: z.uuid('invalid'),
      number: milestoneNumber,
      outcome: z.enum(['accept', 'strike']),
      reason: paragraph({ max: 1_000 }),
    },
    places: ['partnerId', 'assignmentId', 'number', 'outcome'],
    about: {
      number: 'its place in the agreement, from 1',
      outcome: 'accept: it is paid; strike: it is not delivered and not paid',
      reason: 'both sides read it as it is',
    },
    moves: ['milestone settle', 'milestone strike'],
    returns: 'change',
    for: ['finance'],
    money: true,
    final: true,
  }),
} as const
