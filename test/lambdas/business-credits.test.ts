import { randomUUID } from 'node:crypto'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, describe, expect, it } from 'vitest'
import { creditChangeEntity } from '#shared/credits/credit-change.entity.ts'
import { creditsEntity } from '#shared/credits/credits.entity.ts'
import { readCredits } from '#shared/credits/read-credits.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
let call: ReturnType<typeof httpCaller>

beforeAll(async () => {
  const { handler } = await import('#lambdas/credits/business-credits.http.ts')
  call = httpCaller(handler, services.originSecret)
})

const claimsOf = (sub: string) => ({ sub, token_use: 'access', client_id: 'business-client' })
const credits = (sub: string, query: Record<string, string> = {}) =>
  call(readCredits, { claims: claimsOf(sub), query })

const put = (item: object) => services.documents.send(new PutCommand({ TableName: tableName, Item: item }))

/** Creates a business that bought its credits one by one, a minute apart. */
const createBusinessWith = async (count: number): Promise<string> => {
  const sub = randomUUID()
  const changes = Array.from({ length: count }, (_, place) => {
    const createdAt = new Date(Date.UTC(2026, 0, 1, 8, place)).toISOString()
    const change = { kind: 'purchase', credits: 1, balance: place + 1, reference: `Order ${place + 1}` }
    const id = randomUUID()
    return put({ ...creditChangeEntity.key({ sub, createdAt, id }), id, createdAt, ...change })
  })
  await Promise.all([put({ ...creditsEntity.key({ sub }), balance: count }), ...changes])
  return sub
}

describe('the credits of a business', () => {
  it('are none, with no history, before its first order', async () => {
    expect(await credits(randomUUID())).toMatchObject({
      status: 200,
      body: { balance: 0, items: [], next: null },
    })
  })

  it('come with all their changes, newest first, page by page, each once', async () => {
    const sub = await createBusinessWith(25)
    const first = (await credits(sub, { limit: '10' })).body
    const second = (await credits(sub, { limit: '10', cursor: first.next })).body
    const third = (await credits(sub, { limit: '10', cursor: second.next })).body
    const balances = [first, second, third].flatMap(({ items }) =>
      items.map(({ balance }: { balance: number }) => balance),
    )
    expect(balances).toEqual(Array.from({ length: 25 }, (_, place) => 25 - place))
    expect(third).toMatchObject({ balance: 25, next: null })
  })

  it('end at a page that is just full, without an empty one after it', async () => {
    const sub = await createBusinessWith(2)
    expect((await credits(sub, { limit: '2' })).body.next).toBeNull()
  })

  it('read on with an unchanged cursor of their own list only', async () => {
    const [sub, other] = await Promise.all([createBusinessWith(3), createBusinessWith(3)])
    const { next } = (await credits(sub, { limit: '1' })).body
    const [payload = '', signature = ''] = next.split('.')
    const elsewhere = Buffer.from(
      Buffer.from(payload, 'base64url').toString().replaceAll(sub, other),
    ).toString('base64url')
    const refused = { status: 422, body: { code: 'invalid_fields', fields: { cursor: 'invalid' } } }
    for (const [caller, cursor] of [
      [other, next],
      [sub, payload],
      [sub, `${elsewhere}.${signature}`],
      [other, `${elsewhere}.${signature}`],
      [sub, `${payload}.${signature.slice(1)}`],
      [sub, 'x'],
      [sub, '../../'],
    ] as const) {
      expect(await credits(caller, { cursor }), cursor).toMatchObject(refused)
    }
  })

  it.each(['0', '101', '-1', 'alla', '1e2'])('are not read by %s at a time', async limit => {
    expect(await credits(randomUUID(), { limit })).toMatchObject({
      status: 422,
      body: { fields: { limit: expect.any(String) } },
    })
  })
})
