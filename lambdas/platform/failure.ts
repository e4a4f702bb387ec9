import type { ErrorCode, FieldErrorCode } from '#shared/contract/errors.ts'

type Details = {
  fields?: Record<string, FieldErrorCode>
  /** Seconds until it is worth trying again; becomes Retry-After. */
  retryAfter?: number
  /** With `price_changed`: the present price. */
  priceOre?: number
  /** With `terms_changed`: the present version. */
  termsVersion?: number
  /** The error behind it, for the log; never shown, and without addresses, codes and tokens. */
  cause?: unknown
}

/** A rule that refuses a request. Thrown by use cases; the HTTP chain turns its code into a status and a message. */
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
