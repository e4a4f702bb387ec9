import { aboutMonths, command, monthly } from './command.ts'

export const auditCommands = {
  'audit list': command({
    help: 'Lists who did what, newest first',
    input: monthly,
    about: aboutMonths,
    answers: 'page',
    columns: ['createdAt', 'by', 'action', 'owner'],
  }),
} as const
