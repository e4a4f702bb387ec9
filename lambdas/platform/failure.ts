import type { ErrorCode, FieldErrorCode } from '#shared/contract/errors.ts'

type Details = {
  fields?: Record<string, FieldErrorCode>
  /** Seconds until it is worth trying again; becomes Retry-After. */
  retryAfter?: number
  /** What a `price_changed` costs now. */
  priceOre?: number
  /** What happened, for the log; never shown, never with an address, code or token. */
  cause?: unknown
}

/** A rule that says no. Thrown by use cases; the HTTP chain answers with its code's status and words. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(code, { cause: details.cause })
    this.name = 'Failure'
    this.code = code
    this.details = details
  }
}
