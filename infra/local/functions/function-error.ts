import type { FunctionFailure } from './messages.ts'

/** Lambda's response if a function throws, times out or crashes, with Lambda's `errorType` and message. */
export class FunctionError extends Error {
  readonly errorType: string
  readonly trace: string | undefined
  constructor({ errorType, errorMessage, trace }: FunctionFailure) {
    super(errorMessage)
    this.name = 'FunctionError'
    this.errorType = errorType
    this.trace = trace
  }
}

export const timedOut = 'Sandbox.Timedout'

/** Lambda's error, with status 429, if the account's concurrency limit is reached. */
export const tooManyRequests = 'TooManyRequestsException'
