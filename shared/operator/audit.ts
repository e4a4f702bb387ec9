import * as z from 'zod/mini'
import { month } from '../contract/day.ts'
import { command, pages } from './command.ts'

export const auditCommands = {
  'audit list': command({
    help: 'Lists who did what in a month, newest first',
    input: { ...pages, month: z.optional(month) },
    about: { month: 'yyyy-MM, the present one by default' },
    answers: 'page',
    columns: ['createdAt', 'by', 'action', 'owner'],
  }),
} as const
