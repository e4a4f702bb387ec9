import type { ZodMiniType } from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/** Who may call: anybody, or the holder of an access token of that pool. There is no default on purpose. */
export type Access = 'public' | 'business' | 'partner'

/**
 * One operation of the API, declared once. The function parses and answers by it, the infrastructure takes
 * route and authorizer from it, and the browser calls it.
 */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path below the origin, with `{name}` for a parameter. */
  readonly path: `/api/${string}`
  readonly access: Access
  readonly params?: ZodMiniType
  readonly query?: ZodMiniType
  /** Headers of our own that the operation reads, lower-case. */
  readonly headers?: ZodMiniType
  readonly body?: ZodMiniType
  /** Set where the caller is a mail program that sends no JSON and no Idempotency-Key (RFC 8058). */
  readonly calledByMailPrograms?: true
  /** How long an answer may be kept by caches; without it, not at all. */
  readonly cacheSeconds?: number
  readonly reply: { readonly status: 200 | 201 | 202 | 204; readonly body?: ZodMiniType }
  /** What the rules of this operation may refuse with, beside what every operation may. */
  readonly errors: readonly ErrorCode[]
}

/** Declares an operation; the identity function that keeps its literal types. */
export const endpoint = <const Declared extends Endpoint>(declared: Declared): Declared => declared
