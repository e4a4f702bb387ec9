import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { clock } from '#shared/contract/clock.ts'
import { listCreditPrices } from '#shared/credits/list-prices.ts'
import { priceOreOf, seedPrices } from '#shared/credits/prices.ts'
import { investorEntity } from '#shared/investors/investor.entity.ts'
import { leadEntity } from '#shared/leads/lead.entity.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { emptyTable } from './empty-table.ts'
import { createAsk, workIn } from './operated-work.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
let handler: (event: unknown) => Promise<unknown>
const ask = createAsk(() => handler)
const { put } = workIn(services)

beforeAll(async () => {
  handler = (await import('#lambdas/operator/operator.command.ts')).handler
})
afterEach(() => clock.moveBy(-clock.offset()))
beforeEach(() => emptyTable(services.documents, tableName))

const minute = (month: string, number: number) => `${month}-05T08:${String(number).padStart(2, '0')}:00.000Z`

const putLead = async (createdAt: string, kind = 'project_inquiry') => {
  const id = randomUUID()
  const lead = { id, kind, createdAt, email: 'anna@verkstad.se', suspect: false, ttl: 2_000_000_000 }
  await put({ ...leadEntity.key({ id }), ...leadEntity.indexKey({ kind, createdAt, id }), ...lead })
  return id
}

const idsOverPages = async (input: object) => {
  const pages: unknown[][] = []
  let cursor: string | null = null
  do {
    const { items = [], next = null } = await ask('leads list', { ...input, ...(cursor && { cursor }) })
    pages.push(items.map(({ id }) => id))
    cursor = next
  } while (cursor)
  return pages
}

describe('what came in', () => {
  it('is listed by month, newest first, page by page, each once', async () => {
    const ids: string[] = []
    for (let place = 0; place < 5; place += 1) ids.push(await putLead(minute('2026-10', place)))
    await putLead(minute('2026-11', 1))
    await putLead(minute('2026-10', 1), 'get_started')
    const pages = await idsOverPages({ kind: 'project_inquiry', month: '2026-10', limit: '2' })
    expect(pages.map(page => page.length)).toEqual([2, 2, 1])
    expect(pages.flat()).toEqual(ids.toReversed())
  })

  it('is listed over all months by default, across years without any', async () => {
    const months = ['2020-01', '2026-08', '2026-09', '2026-11']
    const ids: string[] = []
    for (const month of months) for (const place of [0, 1]) ids.push(await putLead(minute(month, place)))
    clock.moveBy(Date.parse('2026-11-22T08:00:00.000Z') - clock.now())
    for (const limit of ['1', '3', '4', '100']) {
      const pages = await idsOverPages({ kind: 'project_inquiry', limit })
      expect(pages.flat(), limit).toEqual(ids.toReversed())
      expect(Math.max(...pages.map(page => page.length))).toBeLessThanOrEqual(Number(limit))
    }
    const some = await idsOverPages({ kind: 'project_inquiry', from: '2026-08', to: '2026-09' })
    expect(some).toEqual([ids.slice(2, 6).toReversed()])
  })

  it.each([
    [{ month: '2026-10', from: '2026-09' }, 'not both'],
    [{ from: '2026-10', to: '2026-09' }, 'later than'],
  ])('is not given for %j', async (months, words) => {
    expect((await ask('orders list', months)).refused).toContain(words)
  })

  it('is shown without what only the table needs', async () => {
    const id = await putLead(minute('2026-10', 1))
    const { item = {} } = await ask('leads show', { id })
    expect(Object.keys(item).toSorted()).toEqual(['createdAt', 'email', 'id', 'kind', 'suspect'])
    expect(
      Object.keys((await ask('leads list', { kind: 'project_inquiry', month: '2026-10' })).items?.[0] ?? {}),
    ).not.toContain('PK')
  })

  it('names the business of an inquiry, so that it can be shown', async () => {
    const [businessId, id] = [randomUUID(), randomUUID()]
    const createdAt = minute('2026-10', 1)
    const inquiry = { id, state: 'received', serviceId: 'robotics', createdAt }
    await put({
      ...inquiryEntity.key({ sub: businessId, id }),
      ...inquiryEntity.indexKey({ kind: 'inquiry', createdAt, id }),
      ...inquiry,
    })
    const { items } = await ask('inquiries list', { month: '2026-10' })
    expect(items).toEqual([{ ...inquiry, businessId }])
    expect(await ask('inquiries show', { businessId, inquiryId: id })).toEqual({ item: inquiry })
    expect((await ask('inquiries of', { businessId })).items).toEqual([{ ...inquiry, businessId }])
    expect((await ask('inquiries of', { businessId: randomUUID() })).items).toEqual([])
  })

  it('is listed and shown by its declaration alone', async () => {
    const [id, createdAt] = [randomUUID(), minute('2026-10', 1)]
    const investor = { id, createdAt, name: 'Ivar Lund', email: 'ivar@fonden.se', suspect: false }
    await put({
      ...investorEntity.key({ id }),
      ...investorEntity.indexKey({ kind: 'investor', createdAt, id }),
      ...investor,
    })
    expect((await ask('investors list', { month: '2026-10' })).items).toEqual([investor])
    expect(await ask('investors show', { id })).toEqual({ item: investor })
  })

  it.each(['leads show', 'meetings show', 'investors show'] as const)(
    '%s says that there is none',
    async name => {
      expect((await ask(name, { id: randomUUID() })).refused).toMatch(/^There is no such /)
    },
  )

  it('is not listed for half a month, nor with another list’s cursor', async () => {
    await expect(ask('leads list', { kind: 'project_inquiry', month: '2026-13' })).rejects.toThrow()
    await Promise.all([1, 2].map(place => putLead(minute('2026-10', place))))
    const { next } = await ask('leads list', { kind: 'project_inquiry', month: '2026-10', limit: '1' })
    expect(next).toEqual(expect.any(String))
    await expect(ask('orders list', { month: '2026-10', cursor: next })).rejects.toThrow()
  })
})

describe('the audit', () => {
  it('shows who read and who changed something, newest first', async () => {
    await ask('leads list', { kind: 'get_started' })
    await ask('prices set', { credits: 20, priceOre: 2_000_000 })
    const { items = [] } = await ask('audit list', {})
    expect(items.map(({ action, by, owner }) => [action, by, owner])).toEqual([
      ['audit list', 'a test', 'OPERATOR'],
      ['prices set', 'a test', 'OPERATOR'],
      ['leads list', 'a test', 'OPERATOR'],
    ])
  })

  it('shows it if nobody gave a name', async () => {
    await handler({ command: 'prices list', input: {} })
    expect((await ask('audit list', {})).items?.map(({ by }) => by)).toContain('unnamed')
  })
})

describe('the price list', () => {
  const priceOf = async (credits: number) => {
    const { handler: prices } = await import('#lambdas/credits/credits.http.ts')
    const { body } = await httpCaller(prices, services.originSecret)(listCreditPrices)
    return priceOreOf(credits, body)
  }

  it('is what visitors see as soon as an operator has set it', async () => {
    expect(await priceOf(20)).toBe(priceOreOf(20, seedPrices))
    expect(await ask('prices set', { credits: 20, priceOre: 2_100_000 })).toEqual({ changed: true })
    expect(await ask('prices set', { credits: 20, priceOre: 2_100_000 })).toEqual({ changed: false })
    expect(await priceOf(20)).toBe(2_100_000)
    expect(await ask('prices set', { credits: 20, priceOre: 2_200_000 })).toEqual({ changed: true })
    expect(await priceOf(20)).toBe(2_200_000)
    expect(await priceOf(25)).toBe(priceOreOf(25, seedPrices))
  })

  it('shows which prices were set', async () => {
    await ask('prices set', { credits: 60, priceOre: 6_000_000 })
    const { items = [] } = await ask('prices list', {})
    expect(items).toHaveLength(11)
    expect(items.filter(({ setAt }) => setAt !== null)).toEqual([
      { credits: 60, priceOre: 6_000_000, setAt: expect.any(String) },
    ])
  })

  it.each([
    ['kronor', { credits: 20, priceOre: 21_000 }],
    ['two zeros too many', { credits: 20, priceOre: 210_000_000 }],
  ])('is not set in %s', async (_, input) => {
    expect((await ask('prices set', input)).refused).toContain('cannot be the price')
    expect(await priceOf(20)).toBe(priceOreOf(20, seedPrices))
  })

  it.each([
    ['credits that nobody can order', { credits: 12, priceOre: 1_200_000 }],
    ['half an öre', { credits: 20, priceOre: 1_200_000.5 }],
    ['nothing', { credits: 20, priceOre: 0 }],
  ])('has no price for %s', async (_, input) => {
    await expect(ask('prices set', input)).rejects.toThrow()
  })
})
