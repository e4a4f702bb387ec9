import { createHash } from 'node:crypto'
import { TransactionConflictException } from '@aws-sdk/client-dynamodb'
import * as z from 'zod/mini'
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

/** How long a submission may be in flight before a retry takes it over: the function's time-out and a bit. */
const leaseMilliseconds = 12_000

const onceItem = z.object({
  bodyHash: z.string(),
  state: z.enum(['in_flight', 'done']),
  answer: z.optional(z.unknown()),
})

/** Puts the answer of a submission into the transaction that stores it, so that both happen or neither. */
export type Receipt = (answer: unknown) => TransactItem

type Submission = { key: string; operation: string; body: unknown }

const bodyHash = (body: unknown): string => {
  // A resent form may carry a fresh proof; it is the same submission all the same.
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
    // Nothing else writes here but the transaction that stores the receipt: the first try is just being stored.
    if (error instanceof TransactionConflictException) throw inFlight()
    throw error
  }
}

const release = (key: Key, owner: string) => write(deleteItem(key).expect({ owner, state: 'in_flight' }))

const receipt =
  (key: Key, owner: string): Receipt =>
  answer =>
    update(key).set({ state: 'done', answer }).expect({ owner })

const inFlight = () => new Failure('request_in_flight', { retryAfter: 2 })

const firstAnswer = (existing: unknown, hash: string): unknown => {
  const once = onceItem.parse(existing)
  if (once.bodyHash !== hash) throw new Failure('idempotency_key_reused')
  if (once.state === 'in_flight') throw inFlight()
  return once.answer
}

/**
 * Does a submission once, whatever is retried: a replay within 24 hours gets the first answer. The work has to
 * store the receipt in its own transaction. A refused submission leaves the key free.
 * Throws `idempotency_key_reused` for another body under the same key, `request_in_flight` while the first runs.
 */
export const once = async <Answer>(
  submission: Submission,
  requestId: string,
  work: (receipt: Receipt) => Promise<Answer>,
): Promise<Answer> => {
  const key = onceEntity.key({
    keyHash: await keyedHash('idempotency', submission.operation, submission.key),
  })
  const hash = bodyHash(submission.body)
  const { written, stored } = await claim(key, hash, requestId)
  if (!written) return firstAnswer(stored, hash) as Answer
  try {
    return await work(receipt(key, requestId))
  } catch (error) {
    await release(key, requestId).catch(() => undefined)
    throw error
  }
}
