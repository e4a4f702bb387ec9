import * as z from 'zod/mini'
import { hours } from '../assignments/assignment.ts'
import { month } from '../contract/day.ts'
import { paragraph, requiredLine } from '../contract/text.ts'
import { command } from '../operator/command.ts'
import { everyRole } from '../operator/roles.ts'

const partnerId = requiredLine({ max: 64 })
const one = { partnerId, assignmentId: z.uuid('invalid'), month }
const places = ['partnerId', 'assignmentId', 'month'] as const

export const reportCommands = {
  'reports list': command({
    help: 'Lists the time reports of a partner',
    input: { partnerId },
    places: ['partnerId'],
    returns: 'page',
    for: everyRole,
    columns: ['assignmentId', 'month', 'state', 'hours', 'approvedHours', 'title', 'companyName'],
  }),
  'reports waiting': command({
    help: 'Lists the time reports that wait for somebody, what time does first on top; drafts once their month is over',
    input: {},
    returns: 'page',
    for: everyRole,
    columns: ['partnerName', 'month', 'state', 'openHours', 'title', 'companyName'],
  }),
  'reports show': command({
    help: 'Shows a time report by days, with what the business disputes',
    input: one,
    places,
    about: { month: 'yyyy-MM' },
    returns: 'item',
    for: everyRole,
  }),
  'reports settle': command({
    help: 'Decides how many of the hours that are not approved count; both sides are told why',
    input: { ...one, hours, reason: paragraph({ max: 1_000 }) },
    places,
    about: {
      month: 'yyyy-MM',
      hours: 'of those that are not approved, in quarters of an hour; 0 for none',
      reason: 'both sides read it as it is',
    },
    moves: ['report settle'],
    returns: 'change',
    for: ['finance'],
    money: true,
    final: true,
  }),
  'reports close': command({
    help: 'Closes a month that is over and that its partner never submitted, without hours; both sides are told why',
    input: { ...one, reason: paragraph({ max: 1_000 }) },
    places,
    about: { month: 'yyyy-MM', reason: 'both sides read it as it is' },
    moves: ['report close'],
    returns: 'change',
    for: ['finance'],
    money: true,
    final: true,
  }),
} as const
