import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { cancelOrder, listOrders } from '#shared/credits/account-orders.ts'
import { orderCredits } from '#shared/credits/order-credits.ts'
import { priceOreOf, seedPrices } from '#shared/credits/prices.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { solveProof } from '../builders/solved-proof.ts'
import { companyPeople, type Somebody } from './company-people.ts'
import { createAsk } from './operated-work.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const people = companyPeople(services)
const { founder, person, joined } = people

let callAsVisitor: ReturnType<typeof httpCaller>
let operator: (event: unknown) => Promise<unknown>
const ask = createAsk(() => operator)

beforeAll(async () => {
  const { handler } = await import('#lambdas/credits/credits.http.ts')
  callAsVisitor = httpCaller(handler, services.originSecret)
  operator = (await import('#lambdas/operator/operator.command.ts')).handler
})

const wanted = {
  ...{ companyName: 'Nordplåt AB', organizationNumber: '556703-7485', companySigner: 'Anna Berg' },
  ...{ vatNumber: null, phone: '0701234567', credits: 20, language: 'sv' },
  ...{ priceOre: priceOreOf(20, seedPrices), termsVersion: presentTerms },
}

/** Orders on the price page, signed in as nobody. */
const orderAsVisitor = async ({ email }: Somebody): Promise<string> => {
  const { proofChallenge } = await import('#lambdas/platform/proof/proof.ts')
  const proof = await solveProof((await proofChallenge('credit_order', 'network')) as never)
  const headers = { 'idempotency-key': randomUUID() }
  const { status, body } = await callAsVisitor(orderCredits, { body: { ...wanted, email, proof }, headers })
  expect(status).toBe(201)
  return body.id
}

const idsOf = async (somebody: Somebody): Promise<string[]> =>
  (await people.as('credits')(somebody, listOrders)).body.items.map(({ id }: { id: string }) => id).sort()
const cancel = (somebody: Somebody, id: string) =>
  people.as('credits')(somebody, cancelOrder, { params: { id } })

describe('the orders of a company whose founder leaves', () => {
  it('stay with it, also those that the founder sent from the price page', async () => {
    const [anna, eva] = [await founder('Anna'), await person('Eva')]
    const [paid, unpaid] = [await orderAsVisitor(anna), await orderAsVisitor(anna)]
    expect(await ask('orders mark-paid', { orderId: paid, business: anna.sub })).toEqual({ changed: true })
    await joined(anna, eva, 'owner')
    expect((await people.leave(anna)).status).toBe(204)
    expect(await idsOf(anna)).toEqual([])
    expect(await idsOf(eva)).toEqual([paid, unpaid].sort())
    expect((await cancel(anna, unpaid)).status).toBe(404)
    expect(await cancel(eva, unpaid)).toMatchObject({ status: 200, body: { state: 'cancelled' } })
  })

  it('are not those that the founder sends later', async () => {
    const [anna, eva] = [await founder('Anna'), await person('Eva')]
    await joined(anna, eva, 'owner')
    expect((await people.leave(anna)).status).toBe(204)
    const id = await orderAsVisitor(anna)
    expect([await idsOf(anna), await idsOf(eva)]).toEqual([[id], []])
  })
})
