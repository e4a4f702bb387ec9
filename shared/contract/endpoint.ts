import type { ZodMiniType } from 'zod/mini'
import type { MemberRole } from '../company/member-roles.ts'
import type { PublicForm } from '../submissions/public-forms.ts'
import type { ErrorCode } from './errors.ts'

/** Who may call: anybody, or the holder of an access token of that pool. Deliberately without a default. */
export type Access = 'public' | 'business' | 'partner' | 'operator'

/**
 * One operation of the API, declared once. The function parses requests and replies with it, the infrastructure takes the
 * route and the authorizer from it, and the browser calls it.
 */
export type Endpoint = Operation & Admitted

/** For a business, those who belong to it and may call are named. Deliberately without a default. */
type Admitted =
  | { readonly access: Exclude<Access, 'business'>; readonly roles?: undefined }
  | { readonly access: 'business'; readonly roles: readonly MemberRole[] }

type Operation = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path below the origin, with `{name}` for a parameter. */
  readonly path: `/api/${string}`
  readonly params?: ZodMiniType
  readonly query?: ZodMiniType
  /** Headers of our own that the operation reads, lower-case. */
  readonly headers?: ZodMiniType
  readonly body?: ZodMiniType
  /** Set if anybody may send the body as this form: behind a honeypot, proofs of work and limits. */
  readonly form?: PublicForm
  /** Set if the caller is a mail program, which sends no JSON and no Idempotency-Key (RFC 8058). */
  readonly calledByMailPrograms?: true
  /** How long caches may keep a reply; not at all if it is not set. */
  readonly cacheSeconds?: number
  readonly reply: { readonly status: 200 | 201 | 202 | 204; readonly body?: ZodMiniType }
  /** The errors of this operation's own rules, in addition to those of every operation. */
  readonly errors: readonly ErrorCode[]
}

/** Declares an operation; the identity function that keeps its literal types. */
export const endpoint = <const Declared extends Endpoint>(declared: Declared): Declared => declared
