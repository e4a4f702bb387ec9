import type { Agent } from 'node:http'
import { type JsonAnswer, postJson } from './post-json.ts'

type Submission = {
  port: number
  email: string
  /** A UUID. */
  idempotencyKey: string
  /** A source address in 127.0.0.0/8: the product takes it for the visitor's. */
  from: string
  agent?: Agent
}

export type PostAnswer = JsonAnswer

const path = '/api/newsletter/subscriptions'

/** Subscribes an address as the footer's form does; rejects if the connection breaks. */
export const postSubscription = ({ email, ...submission }: Submission): Promise<PostAnswer> =>
  postJson({ ...submission, path, body: { email, language: 'sv' } })
