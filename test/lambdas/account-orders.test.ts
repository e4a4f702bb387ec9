import { randomUUID } from 'node:crypto'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import type { Context } from 'aws-lambda'
import { beforeAll, describe, expect, it } from 'vitest'
import { roleEntity } from '#shared/accounts/role.entity.ts'
import { cancelOrder, listOrders, orderForAccount } from '#shared/credits/account-orders.ts'
import { creditOrderEntity } from '#shared/credits/credit-order.entity.ts'
import { orderCredits } from '#shared/credits/order-credits.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { solveProof } from '../builders/solved-proof.ts'
import { buildStreamEvent } from '../builders/stream-event.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { creditsLeft } from './credits-left.ts'
import { liveSessions } from './live-sessions.ts'
import { createAsk, workIn } from './operated-work.ts'
import { runBeforeWrite } from './run-before-write.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const sessions = liveSessions()
const { read } = workIn(services)
let call: ReturnType<typeof httpCaller>
let callAsVisitor: ReturnType<typeof httpCaller>
let operator: (event: unknown) => Promise<unknown>
const ask = createAsk(() => operator)

beforeAll(async () => {
  const account = await import('#lambdas/credits/business-credits.http.ts')
  const visitor = await import('#lambdas/credits/credits.http.ts')
  call = httpCaller(account.handler, services.originSecret)
  callAsVisitor = httpCaller(visitor.handler, services.originSecret)
  operator = (await import('#lambdas/operator/operator.command.ts')).handler
})

type Business = { sub: string; email: string }

const claimsOf = ({ sub }: Business) => ({ sub, token_use: 'access', client_id: 'business-client' })

const createBusiness = async (email = `anna.${randomUUID()}@nordplat.se`): Promise<Business> => {
  const sub = randomUUID()
  const Item = { ...roleEntity.key({ pool: 'business', sub }), role: 'business', email, language: 'sv' }
  await services.documents.send(new PutCommand({ TableName: tableName, Item }))
  return { sub, email }
}

const buildOrder = (email: string) => ({
  ...{ companyName: 'Nordplåt AB', organizationNumber: '556703-7485', companySigner: 'Anna Berg' },
  ...{ vatNumber: null, email, phone: '070-123 45 67', credits: 20, priceOre: 2_250_000, language: 'sv' },
  termsVersion: presentTerms,
})

const orderAs = async (business: Business, email = business.email): Promise<string> => {
  const { status, body } = await call(orderForAccount, {
    body: buildOrder(email),
    claims: claimsOf(business),
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.id
}

const orderAsVisitor = async (email: string, given: object = {}): Promise<string> => {
  const { proofChallenge } = await import('#lambdas/platform/proof/proof.ts')
  const proof = await solveProof((await proofChallenge('credit_order', 'network')) as never)
  return (await callAsVisitor(orderCredits, { body: { ...buildOrder(email), ...given, proof } })).body.id
}

const list = async (business: Business, query: Record<string, string> = {}) =>
  (await call(listOrders, { claims: claimsOf(business), query })).body

const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)

const cancel = (business: Business, id: string) =>
  call(cancelOrder, { params: { id }, claims: claimsOf(business) })

const storedOrder = (id: string) => {
  const { PK, SK } = creditOrderEntity.key({ id })
  return read(PK, SK)
}

describe('the orders of a business', () => {
  it('are those it sent signed in, wherever the invoice goes, and those sent with its address', async () => {
    const business = await createBusiness()
    const own = await orderAs(business, `faktura.${randomUUID()}@nordplat.se`)
    const visitors = await orderAsVisitor(business.email)
    const { items } = await list(business)
    expect(items.map(({ id }: { id: string }) => id).toSorted()).toEqual([own, visitors].toSorted())
    expect(items[0]).toEqual({
      ...{ id: expect.any(String), vatAt: 'sale', credits: 20, priceOre: 2_250_000, state: 'ordered' },
      ...{ createdAt: expect.any(String), endedAt: null, payBy: null, lapsesAt: null, invoice: null },
      ...{ reason: null, isPlanned: false, refund: null, papers: [] },
    })
  })

  it('come newest first, page by page, each once', async () => {
    const business = await createBusiness()
    const sent: string[] = []
    for (let number = 0; number < 5; number += 1) sent.push(await orderAs(business))
    const first = await list(business, { limit: '3' })
    const second = await list(business, { limit: '3', cursor: first.next })
    expect([...idsOf(first), ...idsOf(second)]).toEqual(sent.toReversed())
    expect(second.next).toBeNull()
  })

  it('are not those that somebody else sent with its address while signed in', async () => {
    const [business, other] = [await createBusiness(), await createBusiness()]
    const id = await orderAs(other, business.email)
    expect(idsOf(await list(business))).toEqual([])
    expect(idsOf(await list(other))).toEqual([id])
    expect(await cancel(business, id)).toMatchObject({ status: 404 })
  })

  it('are not those of a robot', async () => {
    const business = await createBusiness()
    await orderAsVisitor(business.email, { website: 'https://spam.example' })
    expect(idsOf(await list(business))).toEqual([])
  })

  it('are sent by accounts only', async () => {
    const stranger = { sub: randomUUID(), email: 'nobody@nordplat.se' }
    const body = buildOrder(stranger.email)
    expect((await call(orderForAccount, { body, claims: claimsOf(stranger) })).status).toBe(403)
    expect(idsOf(await list(stranger))).toEqual([])
  })
})

describe('cancelling an order', () => {
  it('is done once, and says so again', async () => {
    const business = await createBusiness()
    const id = await orderAs(business)
    const { status, body } = await cancel(business, id)
    expect([status, body.state]).toEqual([200, 'cancelled'])
    const { cancelledAt } = (await storedOrder(id)) ?? {}
    expect(await cancel(business, id)).toMatchObject({ status: 200, body: { endedAt: cancelledAt } })
    expect((await storedOrder(id))?.cancelledAt).toBe(cancelledAt)
    expect((await list(business)).items).toMatchObject([{ id, state: 'cancelled', endedAt: cancelledAt }])
  })

  it('is up to its owner, who is signed in', async () => {
    const [business, other] = [await createBusiness(), await createBusiness()]
    const id = await orderAs(business)
    expect((await cancel(other, id)).status).toBe(404)
    expect((await cancel(business, randomUUID())).status).toBe(404)
    const { status } = await call(cancelOrder, {
      ...{ params: { id }, claims: claimsOf(business), headers: sessions.signedOut },
    })
    expect(status).toBe(401)
    expect(await storedOrder(id)).not.toHaveProperty('cancelledAt')
  })

  it('is refused for a paid one, also if it is paid at the same moment', async () => {
    const { table } = await import('#lambdas/platform/table/table.ts')
    const business = await createBusiness()
    const [paid, racing] = [await orderAs(business), await orderAs(business)]
    await ask('orders mark-paid', { orderId: paid })
    expect(await cancel(business, paid)).toMatchObject({ status: 409, body: { code: 'order_paid' } })
    const pay = () => ask('orders mark-paid', { orderId: racing })
    runBeforeWrite(table, pay)
    expect(await cancel(business, racing)).toMatchObject({ status: 409, body: { code: 'order_paid' } })
    expect(await storedOrder(racing)).not.toHaveProperty('cancelledAt')
  })

  it('leaves nothing to be paid, also if it is cancelled at the same moment', async () => {
    const { table } = await import('#lambdas/platform/table/table.ts')
    const business = await createBusiness()
    const [cancelled, racing] = [await orderAs(business), await orderAs(business)]
    await cancel(business, cancelled)
    expect((await ask('orders mark-paid', { orderId: cancelled })).refused).toContain('cancelled the order')
    runBeforeWrite(table, () => cancel(business, racing))
    expect((await ask('orders mark-paid', { orderId: racing })).refused).toContain('cancelled the order')
    expect(await creditsLeft(read, business.sub)).toBeUndefined()
  })

  it.each([
    ['sv', 'Er beställning av 20 krediter är avbruten', 'Beställning: '],
    ['en', 'Your order for 20 credits has been cancelled', 'Order: '],
  ])('mails the buyer in %s, and the operator, once', async (language, subject, line) => {
    const business = await createBusiness()
    const id = await orderAsVisitor(business.email, { language })
    const before = await storedOrder(id)
    await cancel(business, id)
    const after = (await storedOrder(id)) ?? {}
    const { handler } = await import('#lambdas/notifications/notices.stream.ts')
    for (let time = 0; time < 2; time += 1)
      await handler(buildStreamEvent([before ?? null, after]), {} as Context)
    const mails = services.ses.inbox.list(business.email)
    expect(mails.map(mail => mail.subject)).toEqual([subject])
    expect(mails[0]?.text).toContain(`${line}${id.slice(0, 8)}`)
    const notices = services.ses.inbox.list().filter(mail => mail.subject.startsWith('Avbruten beställning'))
    expect(notices.filter(mail => mail.text.includes(business.email))).toHaveLength(1)
  })
})

describe('an order that a business sent signed in', () => {
  it('gives its credits to that business, whoever owns the address on it', async () => {
    const [business, other] = [await createBusiness(), await createBusiness()]
    const orderId = await orderAs(business, other.email)
    expect(await ask('orders mark-paid', { orderId })).toEqual({ changed: true })
    expect(await creditsLeft(read, business.sub)).toBe(20)
    expect((await list(business)).items).toMatchObject([{ id: orderId, state: 'paid' }])
  })
})
