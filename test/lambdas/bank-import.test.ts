import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { notificationOf, type Told } from '#infra/local/bank/notification.ts'
import { ocrOf } from '#shared/bank/ocr.ts'
import { owner } from '#shared/owner/owner.ts'
import { failCallAt } from './failing-table.ts'
import { bankIn, dueAmount, fileOf } from './paid-by-bank.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const { ask, askOperator, createOrder, accountOf, waiting } = bankIn(services)

const paid = { balance: 20, history: [20], audits: ['orders mark-paid'] }
const unpaid = { balance: 0, history: [], audits: [] }

const take = (...payments: Told[]) => ask('bank import', { file: fileOf(...payments) })

const reference = () => randomUUID().slice(0, 18)

const payment = (ocr: string, more: Partial<Told> = {}): Told => ({
  ...{ reference: reference(), amount: dueAmount, ocr },
  ...more,
})

const whyOf = async (told: Told) =>
  (await waiting()).find(({ reference: its }) => its === told.reference)?.why

describe('a payment in a file of the bank', () => {
  it('pays the order of its reference, with the mail and the history of one that is marked by hand', async () => {
    const { id, businessId, ocr } = await createOrder()
    const told = payment(ocr)
    expect(await take(told)).toEqual({ changed: true, payments: 1, matched: 1, waiting: 0, known: 0 })
    expect(await accountOf(businessId)).toEqual(paid)
    expect((await askOperator('orders show', { orderId: id })).item).toMatchObject({ state: 'paid', ocr })
  })

  it('is taken once, in however many files it is', async () => {
    const { businessId, ocr } = await createOrder()
    const told = payment(ocr)
    const file = fileOf(told)
    await ask('bank import', { file })
    expect(await ask('bank import', { file })).toEqual({ changed: false })
    expect(await take(told, payment(ocrOf('1')))).toMatchObject({ matched: 0, waiting: 1, known: 1 })
    expect(await accountOf(businessId)).toEqual(paid)
  })

  it('pays once if an operator was faster, and is the payment of that order', async () => {
    const { id, businessId, ocr } = await createOrder()
    await askOperator('orders mark-paid', { orderId: id })
    expect(await take(payment(ocr))).toMatchObject({ matched: 1 })
    expect(await askOperator('orders mark-paid', { orderId: id })).toEqual({ changed: false })
    expect(await accountOf(businessId)).toEqual(paid)
    const again = payment(ocr)
    await take(again)
    expect(await whyOf(again)).toBe('paid twice')
  })

  it('pays two orders of one business, with a mail about each', async () => {
    const one = await createOrder()
    const other = await createOrder(one.businessId)
    await take(payment(one.ocr), payment(other.ocr))
    const { balance, audits } = await accountOf(one.businessId)
    expect([balance, audits]).toEqual([40, ['orders mark-paid', 'orders mark-paid']])
  })
})

/** The file of a day whose entries have no reference but the number that each of them has in it. */
const numbered = (id: string, day: string, told: Told): string =>
  notificationOf([told], { account: owner.bankgiro.replace('-', ''), day, id })
    .replace('</BookgDt>', '</BookgDt><NtryRef>1</NtryRef>')
    .replaceAll(/<AcctSvcrRef>.*?<\/AcctSvcrRef>/g, '')

describe('a reference of the bank that it used before', () => {
  it('pays the order of the first entry of each day, and is known in the same file', async () => {
    const [one, other] = [await createOrder(), await createOrder()]
    const id = randomUUID()
    const file = numbered(id, '2026-11-23', payment(other.ocr))
    await ask('bank import', { file: numbered(id, '2026-11-20', payment(one.ocr)) })
    expect(await ask('bank import', { file })).toMatchObject({ matched: 1, waiting: 0, known: 0 })
    expect([await accountOf(one.businessId), await accountOf(other.businessId)]).toEqual([paid, paid])
    expect(await ask('bank import', { file: `${file}\n` })).toMatchObject({ matched: 0, known: 1 })
  })

  it.each([
    ['another amount', { amount: '28000.00' }, '2026-11-20'],
    ['another direction', { direction: 'DBIT' }, '2026-11-20'],
    ['another day', {}, '2026-11-21'],
  ] as const)('waits for an operator, once, with %s', async (_what, more, day) => {
    const { businessId, ocr } = await createOrder()
    const told = payment(ocr)
    const about = { account: owner.bankgiro.replace('-', ''), day, id: randomUUID() }
    const file = notificationOf([{ ...told, ...more }], about)
    await take(told)
    expect(await ask('bank import', { file })).toMatchObject({ matched: 0, waiting: 1, known: 0 })
    expect(await whyOf(told)).toBe('bank reference used twice')
    expect(await ask('bank import', { file: `${file}\n` })).toMatchObject({ waiting: 0, known: 1 })
    expect(await accountOf(businessId)).toEqual(paid)
  })
})

describe('a payment that waits for an operator', () => {
  it.each([
    ['part payment', { amount: '28124.99' }],
    ['too much', { amount: '28125.01' }],
    ['other currency', { currency: 'EUR' }],
    ['outgoing', { direction: 'DBIT' }],
    ['wrong reference', { ocr: '20260189' }],
    ['unknown reference', { ocr: ocrOf('999999') }],
    ['no reference', { ocr: undefined }],
  ] as const)('%s', async (why, more) => {
    const { businessId, ocr } = await createOrder()
    const told = payment(ocr, more as Partial<Told>)
    await take(told)
    expect(await whyOf(told)).toBe(why)
    expect(await accountOf(businessId)).toEqual(unpaid)
  })

  it('is one for an order that has ended', async () => {
    const { id, ocr } = await createOrder()
    await askOperator('orders decline', { orderId: id, reason: 'Dubbel' })
    const told = payment(ocr)
    await take(told)
    expect(await whyOf(told)).toBe('order ended')
  })
})

it('refuses a file that cannot be read, and takes nothing of it', async () => {
  const { businessId, ocr } = await createOrder()
  const file = fileOf(payment(ocr))
  for (const bad of [file.slice(0, -9), file.replace('28125.00', '1,00'), `<!DOCTYPE a>${file}`])
    expect(await ask('bank import', { file: bad })).toEqual({
      refused: expect.stringMatching(/Nothing of it/),
    })
  expect(await ask('bank import', { file, account: '1234-5674' })).toHaveProperty('refused')
  expect(await accountOf(businessId)).toEqual(unpaid)
})

it('is complete or not done at all wherever it is killed, and done once when it is repeated', async () => {
  const { table } = await import('#lambdas/platform/table/table.ts')
  for (const when of ['before', 'after'] as const) {
    for (let place = 0, calls = 1; calls > place; place += 1) {
      const { businessId, ocr } = await createOrder()
      const file = fileOf(payment(ocr))
      const stop = failCallAt(table, place, when)
      await ask('bank import', { file }).catch(() => {})
      calls = stop() + 1
      expect([paid, unpaid]).toContainEqual(await accountOf(businessId))
      await ask('bank import', { file })
      expect(await accountOf(businessId)).toEqual(paid)
    }
  }
})

/** Payments in several files: each at least once, some doubled, in any order. */
const filesOf = (orders: readonly { ocr: string }[]) =>
  fc
    .array(fc.tuple(fc.nat(orders.length - 1), fc.nat(2)), { minLength: 1, maxLength: 12 })
    .map(extra => [...orders.map((_, at) => [at, at % 3] as const), ...extra])

it('pays each order once, however payments are split, doubled and ordered', async () => {
  const orders = await Promise.all(Array.from({ length: 4 }, () => createOrder()))
  const told = orders.map(({ ocr }) => payment(ocr))
  const arbitrary = filesOf(orders).chain(all => fc.shuffledSubarray(all, { minLength: all.length }))
  await fc.assert(
    fc.asyncProperty(arbitrary, async places => {
      const files = [0, 1, 2].map(file =>
        places.filter(([, of]) => of === file).map(([at]) => told[at] as Told),
      )
      await Promise.all(files.map(payments => take(...payments)))
      for (const { businessId } of orders) expect(await accountOf(businessId)).toEqual(paid)
    }),
    { numRuns: 15 },
  )
})

describe('an operator', () => {
  const wait = async (amount: string) => {
    const order = await createOrder()
    const told = payment(order.ocr, { amount })
    await take(told)
    const line = (await waiting()).find(({ reference: its }) => its === told.reference)
    return { ...order, lineId: String(line?.id) }
  }

  it('settles parts once they are enough, and the order is paid once', async () => {
    const { id: order, ocr, businessId, lineId } = await wait('20000.00')
    expect(await ask('bank settle', { lineId, order })).toEqual({
      refused: expect.stringContaining('8125 kr'),
    })
    const rest = payment(ocr, { amount: '8125.00' })
    await take(rest)
    const other = (await waiting()).find(({ reference: its }) => its === rest.reference)
    const input = { lineId, order, with: [other?.id] }
    expect(await ask('bank settle', input)).toEqual({ changed: true })
    expect(await ask('bank settle', input)).toEqual({ changed: false })
    expect(await accountOf(businessId)).toEqual(paid)
    expect(await whyOf(rest)).toBeUndefined()
  })

  it('cannot count the same part twice, nor use it for another order', async () => {
    const { id: order, lineId, businessId } = await wait('20000.00')
    const input = { lineId, order, with: [lineId] }
    expect(await ask('bank settle', input)).toHaveProperty('refused')
    expect(await accountOf(businessId)).toEqual(unpaid)
    const much = await wait('30000.00')
    await ask('bank settle', { lineId: much.lineId, order: much.id })
    expect(await ask('bank settle', { lineId: much.lineId, order })).toHaveProperty('refused')
  })

  it('ignores what no order is paid by, with a reason', async () => {
    const { lineId } = await wait('1.00')
    expect(await ask('bank ignore', { lineId, reason: 'Ränta' })).toEqual({ changed: true })
    expect(await ask('bank ignore', { lineId, reason: 'Ränta' })).toEqual({ changed: false })
    expect((await waiting()).some(({ id }) => id === lineId)).toBe(false)
    expect((await ask('bank show', { lineId })).item).toMatchObject({ state: 'ignored', note: 'Ränta' })
  })
})
