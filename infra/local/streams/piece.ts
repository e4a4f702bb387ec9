import type { StreamConsumer } from './consumer.ts'
import type { StreamRecord } from './stream-record.ts'

type Records = readonly [StreamRecord, ...StreamRecord[]]

/** Part of a batch that is tried as one. */
export type Piece = {
  records: Records
  /** Attempts used up; splitting uses none. */
  attempts: number
  /** Invocations that its first record has been in. */
  invocations: number
}

/** The pieces, one or none, of a list of records. */
export function pieceOf(records: readonly StreamRecord[], attempts = 0, invocations = 0): Piece[] {
  const [first, ...others] = records
  return first ? [{ records: [first, ...others], attempts, invocations }] : []
}

/**
 * What to try next after a failed invocation, empty when every attempt is used up. With `bisect` the batch
 * is split where the function said that it failed, or else in the middle, which uses up no attempt.
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
