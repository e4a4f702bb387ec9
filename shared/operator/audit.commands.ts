import * as z from 'zod/mini'
import { month } from '../contract/day.ts'
import { command, monthlyList, pages } from './command.ts'
import { everyRole } from './roles.ts'

const columns = ['createdAt', 'by', 'action', 'owner'] as const

export const auditCommands = {
  'audit list': monthlyList('Lists who did what, newest first', columns),
  'audit about': command({
    help: 'Lists who did what to one thing, newest first',
    input: {
      owner: z
        .string()
        .check(
          z.regex(/^(LEAD|BUSINESS|PARTNER|AGREEMENT|ORDER|OPEN|MEETING|APPROVAL)#[\w-]{1,100}$/, 'invalid'),
        ),
      ...pages,
    },
    places: ['owner'],
    about: { owner: 'the key of the thing, such as LEAD#<id> or BUSINESS#<id>' },
    returns: 'page',
    for: everyRole,
    columns,
  }),
  'audit verify': command({
    help: 'Walks the chain of a month of the audit, and names the first item that is not as it was chained',
    input: { month: z.optional(month) },
    about: { month: 'yyyy-MM, the present one by default' },
    returns: 'item',
    for: everyRole,
  }),
} as const
