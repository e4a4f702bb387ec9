import type { StreamConsumer } from './consumer.ts'
import type { StreamRecord } from './stream-record.ts'

type Records = readonly [StreamRecord, ...StreamRecord[]]

/** A part of a batch that is tried together. */
export type Piece = {
  records: Records
  /** Attempts so far; splitting does not count as one. */
  attempts: number
  /** Invocations so far with its first record. */
  invocations: number
}

/** A list of records as one piece, or as none if it is empty. */
export function pieceOf(records: readonly StreamRecord[], attempts = 0, invocations = 0): Piece[] {
  const [first, ...others] = records
  return first ? [{ records: [first, ...others], attempts, invocations }] : []
}

/**
 * The pieces to try next after a failed invocation; empty if no attempt is left. With `bisect`, the batch is split at
 * the record that the function reported, or in the middle; splitting does not count as an attempt.
 */
export function nextPieces(failed: Piece, succeeded: number, consumer: StreamConsumer): Piece[] {
  const { records, attempts, invocations } = failed
  const remaining = records.slice(succeeded)
  if (consumer.bisect && succeeded > 0) return pieceOf(remaining, attempts, invocations)
  if (consumer.bisect && remaining.length > 1) {
    const middle = Math.ceil(remaining.length / 2)
    return [remaining.slice(0, middle), remaining.slice(middle)].flatMap(half =>
      pieceOf(half, attempts, invocations),
    )
  }
  return attempts < consumer.maximumRetryAttempts ? pieceOf(remaining, attempts + 1, invocations) : []
}
