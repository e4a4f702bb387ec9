import type { Grant } from '#infra/system/function.ts'

/** The settings with which this machine runs one function. */
export type Deployment = {
  /** The file of the thread, in place of the Lambda runtime: worker.ts, or its bundle. */
  runtime: string
  /** The folder in which threads keep what they have compiled, for those that start later. */
  compiled?: string
  /** The bundle that exports `handler`, `clock`, `connections` and `easeProofs`. */
  file: string
  environment: Readonly<Record<string, string>>
  grants: readonly Grant[]
  memoryMegabytes: number
  timeoutSeconds: number
  /** The limit for loading, which does not count towards the function's time-out. */
  loadingSeconds: number
  /** Whether proofs of work take a hundredth of the work, for tests. */
  easyProofs?: boolean
}

/** The data that a worker thread starts with. */
export type Birth = Deployment & { name: string; clockOffset: number }

// Events and results are sent as JSON text, as to and from Lambda, which is cheaper than a structured clone.
export type ToWorker = { invoke: string; event: string } | { moveClockBy: number }

export type FunctionFailure = { errorType: string; errorMessage: string; trace?: string }

export type FromWorker =
  | { ready: true }
  | { finished: string; result: string }
  | { failed: string; failure: FunctionFailure }
