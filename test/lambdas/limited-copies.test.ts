import { randomUUID } from 'node:crypto'
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { expect, it } from 'vitest'
import { Failure } from '#lambdas/platform/failure.ts'
import type { Receipt } from '#lambdas/platform/http/idempotency.ts'
import { subscribe } from '#shared/newsletter/subscribe.ts'
import { buildHttpEvent } from '../builders/http-event.ts'
import { newEmail } from '../builders/new-email.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()

const claims = async () =>
  (await services.documents.send(new ScanCommand({ TableName: tableName, Select: 'COUNT' }))).Count

/** A limit of one. */
const oneAtMost = () => {
  let used = 0
  const count = () => {
    used += 1
    const refusal = used > 1 ? new Failure('rate_limited') : null
    const uncount = async () => {
      used -= 1
    }
    return { refusal, uncount }
  }
  return { count, used: () => used }
}

it('a submission is not refused for what a copy of it counted before it knew that it is one', async () => {
  const { handleOnce } = await import('#lambdas/platform/http/serve-once.ts')
  const { transact } = await import('#lambdas/platform/table/transact.ts')
  const body = { email: newEmail(), language: 'sv' }
  const headers = { 'idempotency-key': randomUUID() }
  const limit = oneAtMost()
  const submit = (guard: () => Promise<ReturnType<typeof limit.count>>) => {
    const handle = async (_: unknown, receipt: Receipt) => {
      await transact([receipt({ email: body.email })])
      return { email: body.email }
    }
    return handleOnce(
      subscribe,
      { guard, handle },
      buildHttpEvent(subscribe, { body, headers }, services.originSecret),
    )
  }
  const copyCounted = Promise.withResolvers<void>()
  const first = submit(async () => {
    await copyCounted.promise
    return limit.count()
  })
  await expect.poll(claims).toBe(1)
  const copy = submit(async () => {
    const verdict = limit.count()
    copyCounted.resolve()
    return verdict
  })
  await expect(copy).rejects.toMatchObject({ code: 'request_in_flight' })
  expect(await first).toMatchObject({ statusCode: 201 })
  expect(limit.used()).toBe(1)
})
