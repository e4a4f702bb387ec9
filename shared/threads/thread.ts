import * as z from 'zod/mini'
import { paragraph } from '../contract/text.ts'

/** Who can write: a side of the thread, or an operator in any of them. */
export const sides = ['business', 'partner', 'operator'] as const

export type Side = (typeof sides)[number]

export const side = z.enum(sides)

/** About an inquiry, between its business and us; or about a proposal, between the business and the partner. */
const threadKinds = ['inquiry', 'proposal'] as const

export type ThreadKind = (typeof threadKinds)[number]

export const messageFields = { text: paragraph({ max: 4_000 }) }

/** A message; its number is its place in the thread, and a number that is missing was removed. */
export const message = z.object({
  number: z.int(),
  from: side,
  text: z.string(),
  createdAt: z.string(),
})

export type Message = z.infer<typeof message>

/** A thread as one of its sides sees it. */
export const thread = z.object({
  id: z.string(),
  kind: z.enum(threadKinds),
  /** Null if the business was erased. */
  title: z.nullable(z.string()),
  /** The name of the other side; null if that is us, or was erased. */
  otherName: z.nullable(z.string()),
  /** Set if nobody is there to read it any more. */
  ended: z.boolean(),
  messages: z.array(message),
  /** Whether there are messages before these. */
  earlier: z.boolean(),
  /** Up to which number the caller has read it. */
  readUpTo: z.int(),
})

export type Thread = z.infer<typeof thread>

/** A thread that the caller has not read to its end. */
export const unreadThread = z.object({ id: z.string(), unread: z.int() })
