import { monthlyList } from './command.ts'

export const auditCommands = {
  'audit list': monthlyList('Lists who did what, newest first', ['createdAt', 'by', 'action', 'owner']),
} as const
