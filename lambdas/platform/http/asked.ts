import type { ZodMiniType, z } from 'zod/mini'
import type { MemberRole } from '#shared/company/member-roles.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'

type Parsed<Schema> = Schema extends ZodMiniType ? z.output<Schema> : undefined

/** A request as a use case gets it: parsed, with its caller. */
export type Request<Declared extends Endpoint> = {
  params: Parsed<Declared['params']>
  query: Parsed<Declared['query']>
  headers: Parsed<Declared['headers']>
  body: Parsed<Declared['body']>
  /** Whose things are read and changed: the partner, or the company of the business; empty at a public endpoint. */
  caller: string
  /** The subject of the access token; an empty string at a public endpoint. */
  person: string
  /** What colleagues call the person; null for somebody who is alone in their company, and for others. */
  memberName: string | null
  /** The address of that colleague, in the same cases. */
  memberEmail: string | null
  /** What the person may do for the company; owner for others. */
  memberRole: MemberRole
  /** The caller's access token, which its pool can check; an empty string at a public endpoint. */
  accessToken: string
  /** When the caller entered their credentials, in milliseconds; a refresh does not change it; 0 if they did not. */
  signedInAt: number
  /** The groups of its pool that the caller belongs to; only operators have some. */
  groups: readonly string[]
  /** The visitor's IP address as the edge saw it; never taken from other headers. */
  clientAddress: string
  requestId: string
  /** The same for all tries of one call: the Idempotency-Key, or the request's id if there is none. */
  attemptId: string
}
