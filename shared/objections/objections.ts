import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { statesOf } from '../contract/process.ts'
import { objectionProcess } from './objection.process.ts'
import { objectedThing, objectionWords } from './objection.ts'

/** An objection as its partner sees it. */
const shownObjection = z.object({
  state: z.enum(statesOf(objectionProcess)),
  words: z.string(),
  /** What an operator wrote, in the partner's language; null until then. */
  answer: z.nullable(z.string()),
  createdAt: z.string(),
  /** The promise. */
  answerBy: z.string(),
})

export type ShownObjection = z.infer<typeof shownObjection>

const one = {
  path: '/api/partner/objections/{thing}',
  access: 'partner',
  params: z.strictObject({ thing: objectedThing }),
} as const

/** The caller's last objection to a row; null if there was none. */
export const readObjection = endpoint({
  ...one,
  method: 'GET',
  reply: { status: 200, body: z.object({ last: z.nullable(shownObjection) }) },
  errors: [],
})

/** Objects to a row as it was shown. While one is open there is no other; the same words again change nothing. */
export const object = endpoint({
  ...one,
  method: 'PUT',
  body: z.strictObject({ words: objectionWords, seen: z.int('invalid') }),
  reply: { status: 200, body: shownObjection },
  errors: ['assignment_closed', 'fit_changed', 'objection_open', 'rate_limited'],
})

/** Withdraws what nobody has answered; an objection that does not exist counts as withdrawn. */
export const withdrawObjection = endpoint({
  ...one,
  method: 'DELETE',
  reply: { status: 204 },
  errors: ['moved_on'],
})
