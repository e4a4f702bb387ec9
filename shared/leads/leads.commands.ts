import * as z from 'zod/mini'
import { aboutMonths, command, monthly } from '../operator/command.ts'

export const leadCommands = {
  'leads list': command({
    help: 'Lists what visitors sent with a form, newest first',
    input: { kind: z.enum(['project_inquiry', 'get_started']), ...monthly },
    places: ['kind'],
    about: { ...aboutMonths, kind: 'project_inquiry or get_started' },
    returns: 'page',
    columns: ['id', 'createdAt', 'email', 'name', 'company', 'projectTitle', 'suspect'],
  }),
  'leads show': command({
    help: 'Shows one lead in full',
    input: { id: z.uuid('invalid') },
    places: ['id'],
    returns: 'item',
  }),
} as const
