import { expect, it } from 'vitest'
import { contentValues } from '#shared/content/content-values.ts'
import { seedPrices } from '#shared/credits/prices.ts'

const learning = { id: 'a', published: '2026-11-01', shown: true, sv: { title: 'A' }, en: { title: 'A' } }

it('lists what operators may add to under one name', () => {
  const values = contentValues([{ name: 'learning.a', fields: learning }], null)
  expect(values).toEqual({ learning: { a: learning } })
})

it('contains nothing of what is hidden', () => {
  const hidden = [
    { name: 'learning.a', fields: { ...learning, shown: false } },
    { name: 'claims.notice', fields: { value: 35, shown: false } },
    { name: 'claims.entryPrice', fields: { value: 9_900, shown: false } },
  ]
  expect(contentValues(hidden, seedPrices)).toEqual({
    learning: { a: { shown: false } },
    'claims.notice': { shown: false },
    'claims.entryPrice': { shown: false },
    prices: seedPrices,
  })
})

it('has the lowest price of the list as the entry price', () => {
  const prices = seedPrices.map(price => (price.credits === 15 ? { ...price, priceOre: 790_000 } : price))
  expect(contentValues([], prices)['claims.entryPrice']).toEqual({ value: 7_900, shown: true })
})

it('leaves out what pages do not read any more', () => {
  expect(contentValues([{ name: 'slogans.old', fields: { value: 1 } }], null)).toEqual({})
})
