import type { Grant } from '#infra/system/function.ts'

/** One function as this machine runs it. */
export type Deployment = {
  /** The bundle that exports `handler`, `clock` and `connections`. */
  file: string
  environment: Readonly<Record<string, string>>
  grants: readonly Grant[]
  memoryMegabytes: number
  timeoutSeconds: number
  /** How long it may take to load, which does not count as its run time. */
  loadingSeconds: number
}

/** What a worker is born with. */
export type Birth = Deployment & { name: string; clockOffset: number }

// Events and results travel as JSON text, as they do to and from Lambda: cheaper than a structured clone.
export type ToWorker = { invoke: string; event: string } | { moveClockBy: number }

export type FunctionFailure = { errorType: string; errorMessage: string; trace?: string }

export type FromWorker =
  | { ready: true }
  | { finished: string; result: string }
  | { failed: string; failure: FunctionFailure }
