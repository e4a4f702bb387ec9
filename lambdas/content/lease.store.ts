import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { renderingLeaseEntity } from '#shared/content/rendering-lease.entity.ts'
import { clock } from '#shared/contract/clock.ts'
import { absent, anyOf, lessThan } from '../platform/table/condition.ts'
import { writeIf } from '../platform/table/write.ts'
import { deleteItem, putItem } from '../platform/table/write-items.ts'

/** Longer than one page takes at worst; a function that was killed holds up the next one this long. */
const leaseMilliseconds = 20_000
const lookAgainAfter = 250

const key = renderingLeaseEntity.key({})

const take = (owner: string): Promise<boolean> => {
  const now = clock.now()
  const lease = putItem({ ...key, owner, expiresAt: now + leaseMilliseconds })
  return writeIf(lease.expect(anyOf({ PK: absent }, { owner }, { expiresAt: lessThan(now) })))
}

/**
 * Runs work while no other invocation does; waits for its turn. The work renews the lease before everything that it
 * publishes; `renew` throws if another invocation has taken over.
 */
export const inTurn = async <Result>(
  work: (renew: () => Promise<void>) => Promise<Result>,
): Promise<Result> => {
  const owner = randomUUID()
  while (!(await take(owner))) await wait(lookAgainAfter)
  const renew = async (): Promise<void> => {
    if (!(await take(owner))) throw new Error('Another invocation renders the pages')
  }
  try {
    return await work(renew)
  } finally {
    await writeIf(deleteItem(key).expect({ owner }))
  }
}
