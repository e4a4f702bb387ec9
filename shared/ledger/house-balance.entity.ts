import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { untilReplaced } from '../privacy/retention.ts'

/** Over how many items each account of the house is spread, so that entries at the same time seldom meet in one. */
export const houseShards = 16

/** Added to, and never read for a decision. */
export const houseBalanceEntity = entity({
  what: 'a part of a balance of the house, by increment',
  pk: 'HOUSE#<shard>',
  sk: 'TOTAL#<account>',
  item: z.object({ account: z.string(), debits: z.int(), credits: z.int() }),
  kept: untilReplaced,
  why: 'The trial balance',
  onErasure: 'left',
})
