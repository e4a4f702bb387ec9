import * as z from 'zod/mini'
import { paragraph } from '../contract/text.ts'
import { command, monthlyList } from '../operator/command.ts'

/** An instant with its zone, or a time without one. */
const instant = z
  .string('required')
  .check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{3})?)?(Z|[+-]\d{2}:\d{2})?$/, 'invalid'))

const one = { id: z.uuid('invalid') }

export const meetingCommands = {
  'meetings list': monthlyList('Lists the meetings booked, the latest booking first', [
    'id',
    'createdAt',
    'startsAt',
    'company',
    'email',
    'cancelledAt',
    'suspect',
  ]),
  'meetings show': command({
    help: 'Shows one meeting in full',
    input: one,
    places: ['id'],
    returns: 'item',
  }),
  'meetings cancel': command({
    help: 'Cancels a meeting: its time is free again, and the booker gets a mail with the reason',
    input: { ...one, reason: paragraph({ max: 1_000 }) },
    places: ['id'],
    about: { reason: 'in the booker’s language: the mail quotes it as it is' },
    returns: 'change',
    final: true,
  }),
  'meetings move': command({
    help: 'Moves a meeting to another free time; the booker gets a mail with the new calendar file',
    input: { ...one, to: instant },
    places: ['id'],
    about: { to: 'a full or half hour of Swedish time, 2027-03-15T14:30, or an instant with Z or an offset' },
    returns: 'change',
  }),
} as const
