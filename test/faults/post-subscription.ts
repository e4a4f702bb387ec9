import type { Agent } from 'node:http'
import { type JsonAnswer, postJson } from './post-json.ts'

type Submission = {
  port: number
  email: string
  /** A UUID. */
  idempotencyKey: string
  /** An address of 127.0.0.0/8 to come from: the product takes it for the visitor's. */
  from: string
  agent?: Agent
}

export type PostAnswer = JsonAnswer

const path = '/api/newsletter/subscriptions'

/** Subscribes an address as the footer's form does; rejects when the connection breaks. */
export const postSubscription = ({ email, ...submission }: Submission): Promise<PostAnswer> =>
  postJson({ ...submission, path, body: { email, language: 'sv' } })
