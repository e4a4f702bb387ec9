import type { EventPattern } from './event-pattern.ts'

/** One event source mapping from the table's stream to a function. */
export type StreamConsumer = {
  /** The function's name; its position in the stream is stored under this name. */
  name: string
  /** The maximum of records per invocation. */
  batchSize: number
  /** Invocations after the first, before the records go to the failure destination. */
  maximumRetryAttempts: number
  maximumRecordAgeSeconds: number
  /** BisectBatchOnFunctionError: splits a failing batch to isolate its bad record; does not count as an attempt. */
  bisect: boolean
  /** A record is delivered if one of them matches; without filters, every record is. */
  filters: readonly EventPattern[]
}
