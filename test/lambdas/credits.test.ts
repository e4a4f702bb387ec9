import { randomUUID } from 'node:crypto'
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, describe, expect, it } from 'vitest'
import { listCreditPrices } from '#shared/credits/list-prices.ts'
import { orderCredits } from '#shared/credits/order-credits.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { solveProof } from '../builders/solved-proof.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
let call: ReturnType<typeof httpCaller>

beforeAll(async () => {
  const { handler } = await import('#lambdas/credits/credits.http.ts')
  call = httpCaller(handler, services.originSecret)
})

const obtainProof = async () => {
  const { proofChallenge } = await import('#lambdas/platform/proof/proof.ts')
  return solveProof((await proofChallenge('credit_order', 'network')) as never)
}

const buildOrder = (given: object = {}) => ({
  companyName: 'Nordplåt AB',
  organizationNumber: '556703-7485',
  companySigner: 'Anna Berg',
  vatNumber: null,
  email: 'anna@nordplat.se',
  phone: '070-123 45 67',
  credits: 20,
  priceOre: 2_250_000,
  termsVersion: presentTerms,
  language: 'sv',
  ...given,
})

const order = async (given: object = {}, headers = {}) =>
  call(orderCredits, { body: { ...buildOrder(given), proof: await obtainProof() }, headers })

const orders = async (email: string) => {
  const { Items } = await services.documents.send(
    new QueryCommand({
      TableName: tableName,
      IndexName: 'GSI1',
      KeyConditionExpression: 'GSI1PK = :month',
      ExpressionAttributeValues: { ':month': `LEADS#order#${new Date().toISOString().slice(0, 7)}` },
    }),
  )
  return (Items ?? []).filter(item => item.email === email)
}

describe('credits', () => {
  it('have a price list, which an operator may change, and caches may keep for a minute', async () => {
    const { body, headers } = await call(listCreditPrices)
    expect(body).toHaveLength(11)
    expect(body[0]).toEqual({
      credits: 10,
      priceOre: 990_000,
      vatPercent: 25,
      priceWithVatOre: 1_237_500,
    })
    expect(headers['cache-control']).toBe('public, max-age=60')
    const Item = { PK: 'PRICES', SK: 'CREDITS#015', credits: 15, priceOre: 1_500_000 }
    await services.documents.send(new PutCommand({ TableName: tableName, Item }))
    expect((await call(listCreditPrices)).body[1]).toMatchObject({ credits: 15, priceOre: 1_500_000 })
  })

  it('are ordered at the price the visitor saw', async () => {
    const email = `order.${randomUUID()}@nordplat.se`
    expect(await order({ email })).toMatchObject({ status: 201, body: { priceOre: 2_250_000 } })
    expect(await orders(email)).toMatchObject([{ credits: 20, priceOre: 2_250_000, suspect: false }])
  })

  it('are not ordered at another price, and the refusal contains the current one', async () => {
    const email = `order.${randomUUID()}@nordplat.se`
    expect(await order({ email, priceOre: 1 })).toMatchObject({
      status: 409,
      body: { code: 'price_changed', priceOre: 2_250_000 },
    })
    expect(await orders(email)).toEqual([])
  })

  it('of 100 orders with one key are ordered once', async () => {
    const email = `order.${randomUUID()}@nordplat.se`
    const headers = { 'idempotency-key': randomUUID() }
    const proof = await obtainProof()
    const body = { ...buildOrder({ email }), proof }
    await Promise.all(Array.from({ length: 100 }, () => call(orderCredits, { body, headers })))
    expect((await call(orderCredits, { body, headers })).status).toBe(201)
    expect(await orders(email)).toHaveLength(1)
  })

  it.each([
    [
      'a wrong check digit',
      { organizationNumber: '556703-7486' },
      { organizationNumber: 'organization_number_invalid' },
    ],
    ['a wrong VAT number', { vatNumber: 'SE12' }, { vatNumber: 'vat_number_invalid' }],
    ['12 credits', { credits: 12 }, { credits: 'invalid' }],
    ['half a credit', { credits: 10.5 }, { credits: 'invalid' }],
    ['a free order', { priceOre: 0 }, { priceOre: 'invalid' }],
    ['no phone', { phone: '' }, { phone: 'required' }],
  ])('with %s are refused', async (_, given, fields) => {
    expect(await order(given)).toMatchObject({ status: 422, body: { fields } })
  })
})
