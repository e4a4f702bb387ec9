import * as z from 'zod/mini'
import { paragraph } from '../contract/text.ts'
import { aboutMonths, command, monthly } from '../operator/command.ts'
import { everyRole } from '../operator/roles.ts'

const one = { id: z.uuid('invalid') }

export const leadCommands = {
  'leads list': command({
    help: 'Lists what visitors sent with a form, newest first',
    input: { kind: z.enum(['project_inquiry', 'get_started']), ...monthly },
    places: ['kind'],
    about: { ...aboutMonths, kind: 'project_inquiry or get_started' },
    returns: 'page',
    for: everyRole,
    columns: ['id', 'createdAt', 'email', 'name', 'company', 'projectTitle', 'state', 'suspect'],
  }),
  'leads show': command({
    help: 'Shows one lead in full',
    input: one,
    places: ['id'],
    returns: 'item',
    for: everyRole,
  }),
  'leads answer': command({
    help: 'Notes that a lead has been answered, which ends the reminders; nobody gets a mail',
    input: one,
    places: ['id'],
    moves: ['lead answer'],
    returns: 'change',
    for: ['matcher'],
  }),
  'leads close': command({
    help: 'Closes a lead; a visitor who has not been answered gets a mail with the reason',
    input: { ...one, reason: paragraph({ max: 1_000 }) },
    places: ['id'],
    about: { reason: 'in the visitor’s language: the mail quotes it as it is' },
    moves: ['lead decline', 'lead close'],
    returns: 'change',
    for: ['matcher'],
    final: true,
  }),
} as const
