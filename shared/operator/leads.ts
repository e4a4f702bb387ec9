import * as z from 'zod/mini'
import { month } from '../contract/day.ts'
import { command, pages } from './command.ts'

const ofMonth = { ...pages, month: z.optional(month) }
const about = { month: 'yyyy-MM, the present one by default' } as const
const one = { id: z.uuid('invalid') }

const list = (help: string, columns: readonly string[]) =>
  command({ help, input: ofMonth, about, answers: 'page', columns })

const show = (help: string) => command({ help, input: one, places: ['id'], answers: 'item' })

export const leadCommands = {
  'leads list': command({
    help: 'Lists what came by a form in a month, newest first',
    input: { kind: z.enum(['project_inquiry', 'get_started']), ...ofMonth },
    places: ['kind'],
    about: { ...about, kind: 'project_inquiry or get_started' },
    answers: 'page',
    columns: ['id', 'createdAt', 'email', 'name', 'company', 'projectTitle', 'suspect'],
  }),
  'leads show': show('Shows one lead in full'),
  'meetings list': list('Lists the meetings booked in a month, the latest booking first', [
    'id',
    'createdAt',
    'startsAt',
    'company',
    'email',
    'cancelledAt',
    'suspect',
  ]),
  'meetings show': show('Shows one meeting in full'),
  'investors list': list('Lists who asked for the key figures in a month, newest first', [
    'id',
    'createdAt',
    'name',
    'email',
    'phone',
    'suspect',
  ]),
  'investors show': show('Shows one investor in full'),
} as const
