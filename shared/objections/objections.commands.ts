import * as z from 'zod/mini'
import { paragraph, requiredLine } from '../contract/text.ts'
import { aboutMonths, command, monthly } from '../operator/command.ts'
import { objectedThing } from './objection.ts'

const one = {
  partnerId: requiredLine({ max: 64 }),
  thing: objectedThing,
  number: requiredLine({ max: 3 }).check(z.regex(/^\d{1,3}$/, 'invalid')),
}
const places = ['partnerId', 'thing', 'number'] as const

export const objectionCommands = {
  'objections list': command({
    help: 'Lists which partners objected to how they were compared, newest first',
    input: monthly,
    about: aboutMonths,
    returns: 'page',
    for: ['matcher'],
    columns: ['partnerId', 'thing', 'number', 'createdAt', 'state', 'name', 'title', 'words'],
    whole: ['thing'],
  }),
  'objections show': command({
    help: 'Shows one objection in full, with the row as the partner saw it',
    input: one,
    places,
    returns: 'item',
    for: ['matcher'],
  }),
  'objections answer': command({
    help: 'Answers an objection; the partner gets a mail with the answer, and reads it beside the row',
    input: {
      ...one,
      outcome: z.enum(['upheld', 'dismissed'], 'invalid'),
      answer: paragraph({ max: 2_000 }),
    },
    places,
    about: {
      outcome: 'upheld if the partner is right, dismissed if not',
      answer: 'in the partner’s language: what was found, and what becomes of it',
    },
    moves: ['objection uphold', 'objection dismiss'],
    returns: 'change',
    for: ['matcher'],
    final: true,
  }),
} as const
