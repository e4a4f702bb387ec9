import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { receivablesOf } from '#lambdas/bank/receivables.ts'
import { creditOrderEntity } from '#shared/credits/credit-order.entity.ts'
import { workIn } from './operated-work.ts'
import { bankIn, dueAmount, fileOf } from './paid-by-bank.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const { ask, createOrder } = bankIn(services)
const { put, read } = workIn(services)

/** An order in the list of those that were received, which the others here are not. */
const listedOrder = async () => {
  const order = await createOrder()
  const stored = (await read(`ORDER#${order.id}`, 'ORDER')) ?? {}
  const index = creditOrderEntity.indexKey({
    kind: 'order',
    id: order.id,
    createdAt: String(stored.createdAt),
  })
  await put({ ...stored, ...index })
  return order
}
const owedOf = async (orderId: string) =>
  ((await ask('receivables list', {})).items ?? []).find(item => item.orderId === orderId)

it('lists an invoiced order with what has come of it, until it is paid', async () => {
  const { id, ocr } = await listedOrder()
  const owed = { invoice: 'F1042', ocr, daysLate: 0, amountOre: 2_812_500 }
  expect(await owedOf(id)).toMatchObject({ ...owed, waitingOre: 0, lacksOre: 2_812_500 })
  const pay = (amount: string) =>
    ask('bank import', { file: fileOf({ reference: randomUUID(), amount, ocr }) })
  await pay('20000.00')
  expect(await owedOf(id)).toMatchObject({ ...owed, waitingOre: 2_000_000, lacksOre: 812_500 })
  await pay(dueAmount)
  expect(await owedOf(id)).toBeUndefined()
})

it('says how late each is by Swedish days, the latest first', () => {
  const order = (id: string, due: string) => ({
    ...{ id, companyName: 'Nordplåt AB', priceOre: 100, terms: { due } },
  })
  const orders = [order('today', '2026-11-20T22:59:59.999Z'), order('late', '2026-11-14T22:59:59.999Z')]
  const { items, note } = receivablesOf(orders, [], '2026-11-20T22:30:00.000Z')
  expect(items.map(({ orderId, daysLate }) => [orderId, daysLate])).toEqual([
    ['late', 6],
    ['today', 0],
  ])
  expect(note).toBe('2 unpaid, 2.50 kr together; 1 late.')
})
