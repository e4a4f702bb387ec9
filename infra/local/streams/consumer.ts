import type { EventPattern } from './event-pattern.ts'

/** One event source mapping from the table's stream to a function, as the cloud and this machine make it. */
export type StreamConsumer = {
  /** The function's name; its place in the stream is kept under it. */
  name: string
  /** Records per invocation at most. */
  batchSize: number
  /** Invocations after the first before the records go to the failure destination. */
  maximumRetryAttempts: number
  maximumRecordAgeSeconds: number
  /** BisectBatchOnFunctionError: halve a failing batch to isolate its bad record; uses up no attempt. */
  bisect: boolean
  /** A record is delivered when one of them matches; none at all lets everything through. */
  filters: readonly EventPattern[]
}
