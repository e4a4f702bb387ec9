import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { Receipt } from '#lambdas/platform/http/idempotency.ts'
import { clock } from '#shared/contract/clock.ts'
import { putMeetsTransaction } from './conflicts.ts'
import { runningServices } from './running-services.ts'

runningServices()
let once: typeof import('#lambdas/platform/http/idempotency.ts').once
let table: typeof import('#lambdas/platform/table/table.ts').table
let transact: typeof import('#lambdas/platform/table/transact.ts').transact

beforeAll(async () => {
  once = (await import('#lambdas/platform/http/idempotency.ts')).once
  table = (await import('#lambdas/platform/table/table.ts')).table
  transact = (await import('#lambdas/platform/table/transact.ts')).transact
})
afterEach(() => clock.moveBy(-clock.offset()))

/** Longer than a submission in flight holds its key. */
const leaseMilliseconds = 13_000

const buildSubmission = () => ({ key: randomUUID(), operation: 'POST /api/tests ', body: { what: 'a form' } })
const storing = (answer: string) => async (receipt: Receipt) => {
  await transact([receipt(answer)])
  return answer
}

it('an attempt that gave up stores nothing once another has taken over its key', async () => {
  const submission = buildSubmission()
  const slow = once(submission, 'slow', async receipt => {
    clock.moveBy(leaseMilliseconds)
    expect(await once(submission, 'fast', storing('the second'))).toBe('the second')
    return storing('the first')(receipt)
  })
  await expect(slow).rejects.toThrow('cancelled')
  expect(await once(submission, 'late', storing('the third'))).toBe('the second')
})

it('an attempt that gave up leaves the key to the one that took it over', async () => {
  const submission = buildSubmission()
  const ended = Promise.withResolvers<void>()
  const second = Promise.withResolvers<string>()
  const slow = once(submission, 'slow', async () => {
    clock.moveBy(leaseMilliseconds)
    const meanwhile = once(submission, 'fast', async receipt => {
      // The slow one ends only now, and would release the key.
      ended.resolve()
      await slowIsOver
      await expect(once(submission, 'third', storing('the third'))).rejects.toMatchObject({
        code: 'request_in_flight',
      })
      return storing('the second')(receipt)
    })
    second.resolve(meanwhile)
    await ended.promise
    throw new Error('too late')
  })
  const slowIsOver = slow.catch(() => undefined)
  await expect(slow).rejects.toThrow('too late')
  expect(await second.promise).toBe('the second')
})

it('an attempt during the first one’s write gets "in flight", and then the reply', async () => {
  const submission = buildSubmission()
  expect(await once(submission, 'first', storing('the first'))).toBe('the first')
  putMeetsTransaction(table)
  await expect(once(submission, 'second', storing('the second'))).rejects.toMatchObject({
    code: 'request_in_flight',
    details: { retryAfter: 2 },
  })
  expect(await once(submission, 'third', storing('the third'))).toBe('the first')
})
