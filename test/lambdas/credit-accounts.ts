import { randomUUID } from 'node:crypto'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll } from 'vitest'
import { roleEntity } from '#shared/accounts/role.entity.ts'
import { clock } from '#shared/contract/clock.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { AccountOrder } from '#shared/credits/account-orders.ts'
import { listOrders, orderForAccount } from '#shared/credits/account-orders.ts'
import { type AccountPlan, readPlan, startPlan } from '#shared/credits/account-plan.ts'
import { priceOreOf, seedPrices } from '#shared/credits/prices.ts'
import { personEntity } from '#shared/privacy/person.entity.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { creditsLeft } from './credits-left.ts'
import { liveSessions } from './live-sessions.ts'
import { createAsk, workIn } from './operated-work.ts'
import type { Services } from './running-services.ts'

export type Business = { sub: string; email: string }

const dayMs = 86_400_000

/** What businesses and operators do with orders, plans and money back, on the real engine. */
export const creditAccounts = (services: Services) => {
  const { read, below } = workIn(services)
  const sessions = liveSessions()
  let callers: ReturnType<typeof httpCaller>[]
  let operator: (event: unknown) => Promise<unknown>
  let runDue: () => Promise<void>
  const ask = createAsk(() => operator)

  beforeAll(async () => {
    const credits = await import('#lambdas/credits/business-credits.http.ts')
    const plans = await import('#lambdas/credits/business-plans.http.ts')
    callers = [credits, plans].map(({ handler }) => httpCaller(handler, services.originSecret))
    operator = (await import('#lambdas/operator/operator.command.ts')).handler
    runDue = (await import('#lambdas/processes/due.schedule.ts')).handler
  })

  const createBusiness = async (language: 'sv' | 'en' = 'sv'): Promise<Business> => {
    const [sub, email] = [randomUUID(), `anna.${randomUUID()}@nordplat.se`]
    const Item = { ...roleEntity.key({ pool: 'business', sub }), role: 'business', email, language }
    await services.documents.send(new PutCommand({ TableName: tableName, Item }))
    const { keyedHash } = await import('#lambdas/platform/secrets/keyed-hash.ts')
    const { PK, SK } = personEntity.key({
      emailHash: await keyedHash('email', email),
      entity: `BUSINESS#${sub}`,
    })
    const entity = { PK: `BUSINESS#${sub}`, SK: 'PROFILE' }
    await services.documents.send(new PutCommand({ TableName: tableName, Item: { PK, SK, entity } }))
    return { sub, email }
  }

  const as = async (endpoint: Endpoint, { sub }: Business, given: object = {}) => {
    const claims = { sub, token_use: 'access', client_id: 'business-client' }
    const isOfPlans = /plan|refund/.test(endpoint.path)
    const call = callers[Number(isOfPlans)] as ReturnType<typeof httpCaller>
    const reply = await call(endpoint, { claims, ...given })
    if (reply.status !== 401) return reply
    // The clock was moved past the end of the token.
    await sessions.renew()
    return call(endpoint, { claims, ...given })
  }

  /** All orders of an account: in long lives there are more than a page of them. */
  const ordersOf = async (business: Business, cursor?: string): Promise<AccountOrder[]> => {
    const { items, next } = (await as(listOrders, business, { query: cursor ? { cursor } : {} })).body
    return next ? [...items, ...(await ordersOf(business, next))] : items
  }

  const orderOf = ({ email }: Business, credits = 10, given: object = {}) => ({
    ...{ companyName: 'Nordplåt AB', organizationNumber: '556703-7485', companySigner: 'Anna Berg' },
    ...{ vatNumber: null, email, phone: '070-123 45 67', credits, language: 'sv' },
    ...{ priceOre: priceOreOf(credits, seedPrices), termsVersion: presentTerms, ...given },
  })

  const send = async (endpoint: Endpoint, business: Business, credits: number, given: object) => {
    const { status, body } = await as(endpoint, business, { body: orderOf(business, credits, given) })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body.id as string
  }

  /** Lets time pass, and the minute's function make what is due, twice at once. */
  const pass = async (days: number) => {
    clock.moveBy(days * dayMs)
    await Promise.all([runDue(), runDue()])
  }

  return {
    ...{ ask, as, below, createBusiness, orderOf, pass, read },
    tick: () => runDue(),
    order: (business: Business, credits = 10, given: object = {}) =>
      send(orderForAccount, business, credits, given),
    start: (business: Business, credits = 10, given: object = {}) =>
      send(startPlan, business, credits, given),
    planOf: async (business: Business) => (await as(readPlan, business)).body.plan as AccountPlan,
    ordersOf,
    storedPlan: async ({ sub }: Business) => (await below(`BUSINESS#${sub}`, 'PLAN#')).at(-1),
    balanceOf: async ({ sub }: Business) => (await creditsLeft(read, sub)) ?? 0,
    /** What is due of a process, for one item. */
    dueOf: async (process: string, id: string) =>
      (await below(`DUE#${process}`, '')).filter(item => item.id === id),
  }
}
