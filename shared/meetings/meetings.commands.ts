import * as z from 'zod/mini'
import { day, month } from '../contract/day.ts'
import { paragraph } from '../contract/text.ts'
import { command, monthlyList } from '../operator/command.ts'
import { everyRole } from '../operator/roles.ts'

/** An instant with its zone, or a time without one. */
const instant = z
  .string('required')
  .check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{3})?)?(Z|[+-]\d{2}:\d{2})?$/, 'invalid'))

const aboutInstant =
  'a full or half hour of Swedish time, 2027-03-15T14:30, or an instant with Z or an offset'

/** It stands in mails and calendars, so it has no room for anything but a link. */
const videoLink = z
  .string('required')
  .check(z.maxLength(300, 'too_long'), z.regex(/^https:\/\/[\w.-]+\/[\w./?=&#%+~:@-]*$/, 'url_invalid'))

const one = { id: z.uuid('invalid') }

export const meetingCommands = {
  'meetings list': monthlyList('Lists the meetings booked, the latest booking first', [
    'id',
    'createdAt',
    'startsAt',
    'company',
    'email',
    'state',
    'confirmedAt',
    'suspect',
  ]),
  'meetings show': command({
    help: 'Shows one meeting in full',
    input: one,
    places: ['id'],
    returns: 'item',
    for: everyRole,
  }),
  'meetings week': command({
    help: 'Lists the meetings of a week, Monday to Sunday in Sweden, in their order; cancelled ones are in meetings list',
    input: { date: z.optional(day) },
    about: { date: 'yyyy-MM-dd, a day of the week; today by default' },
    returns: 'page',
    for: everyRole,
    columns: ['startsAt', 'duration', 'company', 'name', 'confirmedAt', 'noShowAt', 'id'],
    whole: ['id'],
  }),
  'meetings cancel': command({
    help: 'Cancels a meeting: its time is free again, and the booker gets a mail with the reason',
    input: { ...one, reason: paragraph({ max: 1_000 }) },
    places: ['id'],
    about: { reason: 'in the booker’s language: the mail quotes it as it is' },
    moves: ['meeting cancel'],
    returns: 'change',
    for: ['matcher'],
    final: true,
  }),
  'meetings move': command({
    help: 'Moves a meeting to another free time; the booker gets a mail with the new calendar file',
    input: { ...one, to: instant },
    places: ['id'],
    about: { to: aboutInstant },
    moves: ['meeting move'],
    returns: 'change',
    for: ['matcher'],
  }),
  'meetings link': command({
    help: 'Sets where a meeting is held online; the booker gets a mail, and participants who were invited',
    input: { ...one, url: videoLink },
    places: ['id', 'url'],
    about: { url: 'the link to the video meeting, with https://' },
    moves: ['meeting link'],
    returns: 'change',
    for: ['matcher'],
  }),
  'meetings held': command({
    help: 'Notes that a meeting was held, as it counts after two weeks anyway; nobody gets a mail',
    input: one,
    places: ['id'],
    moves: ['meeting hold'],
    returns: 'change',
    for: ['matcher'],
  }),
  'meetings no-show': command({
    help: 'Notes that nobody came to a meeting; nobody gets a mail',
    input: one,
    places: ['id'],
    moves: ['meeting miss'],
    returns: 'change',
    for: ['matcher'],
    final: true,
  }),
  'meetings adopt': command({
    help: 'Gives coming meetings from before there was a process their places in it, so that time reminds of them',
    input: { month },
    places: ['month'],
    about: { month: 'yyyy-MM, in which they were booked' },
    returns: 'change',
  }),
  'meetings blocks': command({
    help: 'Lists the coming times that are closed for meetings, the earliest first',
    input: { over: z._default(z.boolean(), false) },
    about: { over: 'also those that are over and not yet removed' },
    returns: 'page',
    for: everyRole,
    columns: ['id', 'from', 'to', 'reason'],
  }),
  'meetings block': command({
    help: 'Closes a time for meetings, and lists those booked in it: they stay, and are moved one by one',
    input: { from: instant, to: instant, reason: paragraph({ max: 200 }) },
    places: ['from', 'to'],
    about: {
      from: aboutInstant,
      to: 'when meetings can be held again, in the same form',
      reason: 'for operators only, without names: visitors see that the time is closed',
    },
    returns: 'change',
    for: ['matcher'],
  }),
  'meetings unblock': command({
    help: 'Opens a time again, by its id in meetings blocks',
    input: one,
    places: ['id'],
    returns: 'change',
    for: ['matcher'],
  }),
} as const
