import { createHash } from 'node:crypto'
import { TransactionConflictException } from '@aws-sdk/client-dynamodb'
import { clock } from '#shared/contract/clock.ts'
import { onceEntity } from '#shared/submissions/once.entity.ts'
import { Failure } from '../failure.ts'
import { keyedHash } from '../secrets/keyed-hash.ts'
import { absent, anyOf, atMost } from '../table/condition.ts'
import { ttlOf } from '../table/retention.ts'
import type { Key, TransactItem } from '../table/table.ts'
import { update } from '../table/update.ts'
import { write, writeOrRead } from '../table/write.ts'
import { deleteItem, putItem } from '../table/write-items.ts'

/** How long a submission may be in flight before a retry takes it over: slightly longer than the function's time-out. */
const leaseMilliseconds = 12_000

/** Stores the reply to a submission in the transaction that stores the submission, so that both happen or neither. */
export type Receipt = (reply: unknown) => TransactItem

type Submission = { key: string; operation: string; body: unknown }

const bodyHash = (body: unknown): string => {
  // A form that is sent again may have a fresh proof; it is still the same submission.
  const { proof: _, ...rest } = { proof: undefined, ...(body as object) }
  return createHash('sha256').update(JSON.stringify(rest)).digest('base64url')
}

const claim = async (key: Key, hash: string, owner: string) => {
  const leaseUntil = clock.now() + leaseMilliseconds
  const claimed = { ...key, bodyHash: hash, state: 'in_flight', owner, leaseUntil, ttl: ttlOf(onceEntity) }
  try {
    return await writeOrRead(
      putItem(claimed).expect(
        anyOf(
          { PK: absent },
          { ttl: atMost(clock.seconds()) },
          { state: 'in_flight', leaseUntil: atMost(clock.now()), bodyHash: hash },
        ),
      ),
    )
  } catch (error) {
    // Only the transaction of the receipt writes here, so the first try is being stored right now.
    if (error instanceof TransactionConflictException) throw inFlight()
    throw error
  }
}

const release = (key: Key, owner: string) => write(deleteItem(key).expect({ owner, state: 'in_flight' }))

const receipt =
  (key: Key, owner: string): Receipt =>
  reply =>
    update(key).set({ state: 'done', answer: reply }).expect({ owner })

const inFlight = () => new Failure('request_in_flight', { retryAfter: 2 })

const firstReply = (existing: unknown, hash: string): unknown => {
  const once = onceEntity.item.parse(existing)
  if (once.bodyHash !== hash) throw new Failure('idempotency_key_reused')
  if (once.state === 'in_flight') throw inFlight()
  return once.answer
}

/**
 * Does a submission once: a retry within 24 hours gets the first reply. `work` has to store the receipt in its own
 * transaction. A refused submission leaves the key free.
 * Throws `idempotency_key_reused` for another body under the same key, `request_in_flight` while the first runs.
 */
export const once = async <Reply>(
  submission: Submission,
  requestId: string,
  work: (receipt: Receipt) => Promise<Reply>,
): Promise<Reply> => {
  const key = onceEntity.key({
    keyHash: await keyedHash('idempotency', submission.operation, submission.key),
  })
  const hash = bodyHash(submission.body)
  const { written, stored } = await claim(key, hash, requestId)
  if (!written) return firstReply(stored, hash) as Reply
  try {
    return await work(receipt(key, requestId))
  } catch (error) {
    await release(key, requestId).catch(() => undefined)
    throw error
  }
}
