import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { untilReplaced } from '../privacy/retention.ts'
import { creditPrice } from './list-prices.ts'

export const priceEntity = entity({
  what: 'a price that an operator has set',
  pk: 'PRICES',
  sk: 'CREDITS#<credits.padded>',
  item: z.extend(creditPrice, { setAt: z.optional(z.string()) }),
  kept: untilReplaced,
  why: 'A price of ours',
  onErasure: 'left',
})
