import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { getBusinessMe } from '#shared/business-profile/get-business-me.ts'
import { clock } from '#shared/contract/clock.ts'
import { cancelOrder, listOrders } from '#shared/credits/account-orders.ts'
import { orderCredits } from '#shared/credits/order-credits.ts'
import { priceOreOf, seedPrices } from '#shared/credits/prices.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { solveProof } from '../builders/solved-proof.ts'
import { companyPeople, type Somebody } from './company-people.ts'
import { creditAccounts } from './credit-accounts.ts'
import { creditsLeft } from './credits-left.ts'
import { createAsk } from './operated-work.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const accounts = creditAccounts(services)
const people = companyPeople(services, { headers: {} })
const { founder, person, joined } = people

let callAsVisitor: ReturnType<typeof httpCaller>
let operator: (event: unknown) => Promise<unknown>
const ask = createAsk(() => operator)

beforeAll(async () => {
  const { handler } = await import('#lambdas/credits/credits.http.ts')
  callAsVisitor = httpCaller(handler, services.originSecret)
  operator = (await import('#lambdas/operator/operator.command.ts')).handler
})

afterEach(() => clock.moveBy(-clock.offset()))

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

  it('are also those that its monthly plan makes later, which are the founder’s no more', async () => {
    const [anna, eva, bo] = [await founder('Anna'), await person('Eva'), await person('Bo')]
    clock.moveBy(Date.parse('2027-01-31T09:00:00.000Z') - clock.now())
    await accounts.start(anna, 10, { email: 'faktura@nordplat.se' })
    await joined(anna, eva, 'owner')
    await joined(anna, bo, 'owner')
    expect((await people.leave(anna)).status).toBe(204)
    expect((await people.leave(eva)).status).toBe(204)
    await accounts.pass(21)
    await accounts.pass(7)
    const { months } = await accounts.planOf(bo)
    expect(months).toBe(2)
    expect(await accounts.ordersOf(bo)).toHaveLength(2)
    const { keyedHash } = await import('#lambdas/platform/secrets/keyed-hash.ts')
    const linked = async ({ email }: Pick<Somebody, 'email'>) =>
      accounts.below(`PERSON#${await keyedHash('email', email)}`, 'ORDER#')
    expect(await linked(anna)).toHaveLength(1)
    expect(await linked({ email: 'faktura@nordplat.se' })).toHaveLength(2)
  })

  it('are not those that the founder sends later', async () => {
    const [anna, eva] = [await founder('Anna'), await person('Eva')]
    await joined(anna, eva, 'owner')
    expect((await people.leave(anna)).status).toBe(204)
    const id = await orderAsVisitor(anna)
    expect([await idsOf(anna), await idsOf(eva)]).toEqual([[id], []])
    const { id: second } = (await people.as('profile')(anna, getBusinessMe)).body
    expect(await ask('orders mark-paid', { orderId: id })).toEqual({ changed: true })
    expect(await creditsLeft(accounts.read, anna.sub)).toBeUndefined()
    expect(await creditsLeft(accounts.read, second)).toBe(20)
    expect(await idsOf(anna)).toEqual([id])
  })
})
