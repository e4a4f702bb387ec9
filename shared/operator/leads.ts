import * as z from 'zod/mini'
import { aboutMonths, command, monthly } from './command.ts'

const one = { id: z.uuid('invalid') }

const list = (help: string, columns: readonly string[]) =>
  command({ help, input: monthly, about: aboutMonths, answers: 'page', columns })

const show = (help: string) => command({ help, input: one, places: ['id'], answers: 'item' })

export const leadCommands = {
  'leads list': command({
    help: 'Lists what came by a form, newest first',
    input: { kind: z.enum(['project_inquiry', 'get_started']), ...monthly },
    places: ['kind'],
    about: { ...aboutMonths, kind: 'project_inquiry or get_started' },
    answers: 'page',
    columns: ['id', 'createdAt', 'email', 'name', 'company', 'projectTitle', 'suspect'],
  }),
  'leads show': show('Shows one lead in full'),
  'meetings list': list('Lists the meetings booked, the latest booking first', [
    'id',
    'createdAt',
    'startsAt',
    'company',
    'email',
    'cancelledAt',
    'suspect',
  ]),
  'meetings show': show('Shows one meeting in full'),
  'investors list': list('Lists who asked for the key figures, newest first', [
    'id',
    'createdAt',
    'name',
    'email',
    'phone',
    'suspect',
  ]),
  'investors show': show('Shows one investor in full'),
} as const
