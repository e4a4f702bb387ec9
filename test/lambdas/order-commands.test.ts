import { randomUUID } from 'node:crypto'
import type { Context } from 'aws-lambda'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { creditOrderEntity } from '#shared/credits/credit-order.entity.ts'
import { buildStreamEvent } from '../builders/stream-event.ts'
import { creditsLeft } from './credits-left.ts'
import { failCallAt } from './failing-table.ts'
import { createAsk, workIn } from './operated-work.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
let handler: (event: unknown) => Promise<unknown>
let ensureRole: typeof import('#lambdas/accounts/roles.store.ts').ensureRole
const ask = createAsk(() => handler)
const { put, read, below } = workIn(services)

beforeAll(async () => {
  handler = (await import('#lambdas/operator/operator.command.ts')).handler
  ensureRole = (await import('#lambdas/accounts/roles.store.ts')).ensureRole
})

afterEach(() => clock.moveBy(-clock.offset()))

const newEmail = () => `anna.${randomUUID()}@nordplat.se`

const createBusiness = async (email = newEmail(), language: 'sv' | 'en' = 'sv') => {
  const sub = randomUUID()
  await ensureRole({ pool: 'business', sub, email, language })
  return { businessId: sub, email }
}

const createOrder = async (email: string, credits = 20) => {
  const id = randomUUID()
  await put({
    ...creditOrderEntity.key({ id }),
    id,
    email,
    credits,
    priceOre: 2_250_000,
    companyName: 'Nordplåt AB',
    createdAt: '2026-01-02T08:00:00.000Z',
  })
  return id
}

const accountOf = async (businessId: string) => ({
  balance: await creditsLeft(read, businessId),
  history: (await below(`BUSINESS#${businessId}`, 'CREDIT#')).map(({ credits, balance }) => [
    credits,
    balance,
  ]),
  audits: (await below(`BUSINESS#${businessId}`, 'AUDIT#')).length,
})

const granted = { balance: 20, history: [[20, 20]], audits: 1 }
const nothing = { balance: undefined, history: [], audits: 0 }

const markPaid = (orderId: string, given: object = {}) => ask('orders mark-paid', { orderId, ...given })

describe('marking an order paid', () => {
  it('gives its credits to the business of its address, with an entry in its history', async () => {
    const { businessId, email } = await createBusiness()
    const orderId = await createOrder(email)
    expect(await markPaid(orderId, { reference: 'Faktura 1042' })).toEqual({ changed: true })
    expect(await accountOf(businessId)).toEqual(granted)
    const [entry] = await below(`BUSINESS#${businessId}`, 'CREDIT#')
    expect(entry).toMatchObject({ kind: 'purchase', reference: 'Faktura 1042', id: orderId })
    const { item } = await ask('orders show', { orderId })
    expect(item).toMatchObject({ businessId, paidAt: expect.any(String) })
  })

  it('is audited with its operator', async () => {
    const { businessId, email } = await createBusiness()
    await markPaid(await createOrder(email))
    const [audit] = await below(`BUSINESS#${businessId}`, 'AUDIT#')
    expect(audit).toMatchObject({ action: 'orders mark-paid', by: 'a test', credits: 20 })
  })

  it('grants once, however often and however much at the same time it is requested', async () => {
    const { businessId, email } = await createBusiness()
    const orderId = await createOrder(email)
    const answers = await Promise.all(Array.from({ length: 5 }, () => markPaid(orderId)))
    expect(answers.filter(({ changed }) => changed)).toHaveLength(1)
    expect(await markPaid(orderId, { business: businessId })).toEqual({ changed: false })
    expect(await accountOf(businessId)).toEqual(granted)
  })

  it('adds up several orders paid at once', async () => {
    const { businessId, email } = await createBusiness()
    const orders = await Promise.all([10, 20, 30].map(credits => createOrder(email, credits)))
    await Promise.all(orders.map(orderId => markPaid(orderId)))
    const { balance, history } = await accountOf(businessId)
    expect(balance).toBe(60)
    const steps = history.toSorted((one, other) => Number(one[1]) - Number(other[1]))
    expect(
      steps.map(
        ([credits, after], place) => Number(after) - Number(credits) === (steps[place - 1]?.[1] ?? 0),
      ),
    ).toEqual([true, true, true])
  })

  it('is complete or not done at all wherever it is killed, and done once when it is repeated', async () => {
    const { table } = await import('#lambdas/platform/table/table.ts')
    for (const when of ['before', 'after'] as const) {
      for (let place = 0, calls = 1; calls > place; place += 1) {
        const { businessId, email } = await createBusiness()
        const orderId = await createOrder(email)
        const stop = failCallAt(table, place, when)
        await markPaid(orderId).catch(() => {})
        // One more than there are, so that a call that the one before it led to is killed, too.
        calls = stop() + 1
        expect([granted, nothing]).toContainEqual(await accountOf(businessId))
        await markPaid(orderId)
        expect(await accountOf(businessId)).toEqual(granted)
      }
    }
  })

  it('keeps it in the books of the year in which it is paid, and the note of its owner', async () => {
    const { personItem } = await import('#lambdas/platform/table/person-item.ts')
    const { businessId, email } = await createBusiness()
    const orderId = await createOrder(email)
    const key = creditOrderEntity.key({ id: orderId })
    const ttl = Date.UTC(2033, 0, 1) / 1000
    const { Put: link } = await personItem(email, key, { ttl })
    const { PK, SK } = { ...link?.Item } as { PK: string; SK: string }
    await put({ ...(await read(key.PK, key.SK)), ttl })
    await put({ ...link?.Item })
    clock.moveBy(Date.parse('2026-01-20T09:00:00.000Z') - clock.now())
    expect(await markPaid(orderId)).toEqual({ changed: true })
    const booksClose = Date.UTC(2034, 0, 1) / 1000
    expect((await read(key.PK, key.SK))?.ttl).toBe(booksClose)
    expect(await read(PK, SK)).toMatchObject({ entity: key, ttl: booksClose })
    expect((await accountOf(businessId)).balance).toBe(20)
  })

  it('adds no person link if there was none', async () => {
    const { email } = await createBusiness()
    const orderId = await createOrder(email)
    expect(await markPaid(orderId)).toEqual({ changed: true })
    const { personItem } = await import('#lambdas/platform/table/person-item.ts')
    const { Put: link } = await personItem(email, creditOrderEntity.key({ id: orderId }))
    expect(await read(link?.Item?.PK, link?.Item?.SK)).toBeUndefined()
  })

  it('asks for the business if nobody has signed in with that address', async () => {
    const { businessId } = await createBusiness()
    const orderId = await createOrder(newEmail())
    expect((await markPaid(orderId)).refused).toContain('--business')
    expect(await accountOf(businessId)).toEqual(nothing)
    expect(await markPaid(orderId, { business: businessId })).toEqual({ changed: true })
    expect(await accountOf(businessId)).toEqual(granted)
  })

  it('asks which of several businesses of an address is meant', async () => {
    const { businessId, email } = await createBusiness()
    const other = await createBusiness(email)
    const { refused } = await markPaid(await createOrder(email))
    expect(refused).toContain(businessId)
    expect(refused).toContain(other.businessId)
  })

  it('refuses an unknown business, an unknown order, and to pay it to a second one', async () => {
    const [first, second] = await Promise.all([createBusiness(), createBusiness()])
    const orderId = await createOrder(first.email)
    expect((await markPaid(orderId, { business: 'nobody' })).refused).toContain('nobody')
    expect((await markPaid(randomUUID())).refused).toContain('no such order')
    await markPaid(orderId)
    expect((await markPaid(orderId, { business: second.businessId })).refused).toContain(first.businessId)
    expect(await accountOf(second.businessId)).toEqual(nothing)
  })

  it.each([
    ['sv', '20 krediter finns nu på ert konto', 'Saldo: 20'],
    ['en', '20 credits are now in your account', 'Balance: 20'],
  ] as const)(
    'mails the business once that the credits are there, in %s',
    async (language, subject, line) => {
      const { businessId, email } = await createBusiness(newEmail(), language)
      await markPaid(await createOrder(email))
      const [audit = {}] = await below(`BUSINESS#${businessId}`, 'AUDIT#')
      const { handler: notices } = await import('#lambdas/notifications/notices.stream.ts')
      for (let time = 0; time < 3; time += 1) {
        expect(await notices(buildStreamEvent([null, audit]), {} as Context)).toEqual({
          batchItemFailures: [],
        })
      }
      const mails = services.ses.inbox.list(email)
      expect(mails.map(mail => mail.subject)).toEqual([subject])
      expect(mails[0]?.text).toContain(line)
    },
  )
})

describe('changing credits by hand', () => {
  const record = (businessId: string, given: object = {}) =>
    ask('credits record', { businessId, credits: 5, reference: 'Återförda timmar', ...given })

  it('is done once a day for the same words, and again for others', async () => {
    const businessId = randomUUID()
    expect(await record(businessId)).toEqual({ changed: true })
    expect(await record(businessId)).toEqual({ changed: false })
    expect(await record(businessId, { reference: 'Återförda timmar, vecka 47' })).toEqual({ changed: true })
    expect((await accountOf(businessId)).balance).toBe(10)
  })

  it('takes no more than there is', async () => {
    const businessId = randomUUID()
    await record(businessId)
    expect((await record(businessId, { credits: -6 })).refused).toContain('5 credits')
    expect(await record(businessId, { credits: -5 })).toEqual({ changed: true })
    expect((await accountOf(businessId)).history).toEqual(expect.arrayContaining([[-5, 0]]))
  })
})
