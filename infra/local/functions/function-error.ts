import type { FunctionFailure } from './messages.ts'

/** What Lambda answers when a function throws, times out or dies; `errorType` and the message as Lambda words them. */
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

/** Lambda's answer, with status 429, when as many events are under way as the account may have. */
export const tooManyRequests = 'TooManyRequestsException'
