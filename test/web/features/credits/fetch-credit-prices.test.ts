import { afterEach, expect, it, vi } from 'vitest'
import { listCreditPrices } from '#shared/credits/list-prices.ts'
import { creditPricesPath, fetchCreditPrices } from '#web/src/features/credits/fetch-credit-prices.ts'

const answering = (answer: Response) => {
  const fetched = vi.fn(async (_path: string, _options: RequestInit) => answer)
  vi.stubGlobal('fetch', fetched)
  return fetched
}
afterEach(() => {
  vi.unstubAllGlobals()
})

it('asks where the contract says that the prices are, past every cache if it is to', async () => {
  expect(creditPricesPath).toBe(listCreditPrices.path)
  const fetched = answering(Response.json([{ credits: 10, priceOre: 990_000 }]))
  expect(await fetchCreditPrices(true)).toEqual([{ credits: 10, priceOre: 990_000 }])
  expect(fetched.mock.calls[0]?.[0]).toBe(creditPricesPath)
  expect(fetched.mock.calls[0]?.[1].cache).toBe('reload')
})

it.each([
  ['an error', Response.json([], { status: 503 })],
  ['no list', Response.json({ code: 'internal' })],
  ['a price in kronor and öre', Response.json([{ credits: 10, priceOre: 9_900.5 }])],
  ['a price without its credits', Response.json([{ priceOre: 990_000 }])],
])('takes %s for no prices', async (_, answer) => {
  answering(answer)
  await expect(fetchCreditPrices(false)).rejects.toThrow(creditPricesPath)
})
