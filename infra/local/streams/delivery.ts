import type { DynamoDBStreamEvent } from 'aws-lambda'
import { succeededBefore } from './batch-response.ts'
import type { Checkpoint } from './checkpoint.ts'
import type { StreamConsumer } from './consumer.ts'
import { type Failure, failureKey, failureRecord } from './failure-record.ts'
import { nextPieces, type Piece, pieceOf } from './piece.ts'
import type { Stream } from './reader.ts'
import type { StreamRecord } from './stream-record.ts'

export type Target = {
  consumer: StreamConsumer
  stream: Stream
  checkpoint: Checkpoint
  invoke(consumerName: string, event: DynamoDBStreamEvent): Promise<unknown>
  /** Must have stored the record when it resolves; is called again if it rejects. */
  onFailure(record: object, key: string): Promise<void>
  /** Waits before the next try, longer after each failure; ends at once if the pump stops. */
  backOff(failures: number): Promise<void>
  /** Milliseconds since 1970 by the machine's clock: ages do not follow the movable clock. */
  now(): number
  startedAt: number
  signal: AbortSignal
}

/**
 * Delivers a batch as the event source mapping does: retries after the records that succeeded, splits the batch to
 * isolate a bad record, and finally moves it to the failure destination. False if it was stopped before the end.
 */
export async function deliver(batch: readonly StreamRecord[], target: Target): Promise<boolean> {
  let pieces = pieceOf(batch)
  for (;;) {
    const [first, ...rest] = pieces
    if (!first) return true
    if (target.signal.aborted) return false
    pieces = [...(await settle(first, target)), ...rest]
  }
}

/** Tries once and returns the pieces that are left to try, in order. */
async function settle(piece: Piece, target: Target): Promise<Piece[]> {
  const young = piece.records.findIndex(record => !isTooOld(record, target))
  if (young !== 0) return giveUpOld(piece, young < 0 ? piece.records.length : young, target)
  const { succeeded, threw } = await attempt(piece, target)
  const lastDone = piece.records[succeeded - 1]
  if (lastDone) await target.checkpoint.save(lastDone.dynamodb.SequenceNumber)
  if (succeeded === piece.records.length) return []
  const failed = { ...piece, invocations: piece.invocations + 1 }
  const next = nextPieces(failed, succeeded, target.consumer)
  const [exhausted] = next.length > 0 ? [] : pieceOf(piece.records.slice(succeeded))
  if (exhausted) {
    const { records } = exhausted
    return giveUp(
      { records, condition: 'RetryAttemptsExhausted', invocations: failed.invocations, threw },
      target,
    )
  }
  await target.backOff(piece.attempts)
  return next
}

async function attempt({ records }: Piece, { consumer, invoke }: Target) {
  try {
    const response = await invoke(consumer.name, { Records: [...records] })
    return { succeeded: succeededBefore(response, records), threw: false }
  } catch (error) {
    console.error(`${consumer.name} failed on ${records.length} records of the stream:`, error)
    return { succeeded: 0, threw: true }
  }
}

// The age counts from the start of the pump at the earliest: this machine may have been switched off, and older
// records must not be given up before they were tried.
function isTooOld({ dynamodb }: StreamRecord, { consumer, now, startedAt }: Target): boolean {
  const since = Math.max(dynamodb.ApproximateCreationDateTime * 1000, startedAt)
  return now() - since > consumer.maximumRecordAgeSeconds * 1000
}

async function giveUpOld(piece: Piece, count: number, target: Target): Promise<Piece[]> {
  const { attempts, invocations } = piece
  const [old] = pieceOf(piece.records.slice(0, count))
  const young = pieceOf(piece.records.slice(count), attempts, invocations)
  if (!old) return young
  const failure = { condition: 'RecordAgeExceeded', invocations, threw: invocations > 0 } as const
  return [...(await giveUp({ ...failure, records: old.records }, target)), ...young]
}

/** Sends the records to the failure destination; returns them only if the pump stopped before they were stored. */
async function giveUp(failure: Failure, target: Target): Promise<Piece[]> {
  const { consumer, stream } = target
  const at = new Date(target.now())
  const record = failureRecord(consumer, stream, failure, at)
  const key = failureKey(consumer, stream, at)
  for (let refusals = 0; !(await isStored(record, key, target)); refusals++) {
    if (target.signal.aborted) return pieceOf(failure.records)
    await target.backOff(refusals)
  }
  const last = failure.records.at(-1)
  if (last) await target.checkpoint.save(last.dynamodb.SequenceNumber)
  return []
}

async function isStored(record: object, key: string, { consumer, onFailure }: Target): Promise<boolean> {
  try {
    await onFailure(record, key)
    return true
  } catch (error) {
    console.error(`The failure destination of ${consumer.name} did not take ${key}:`, error)
    return false
  }
}
