import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { businessPartition } from '../contract/partitions.ts'
import { untilAccountEnds } from '../privacy/retention.ts'

/** Who has a number cannot be asked of the profiles without reading all of them. */
export const companyNumberEntity = entity({
  what: 'the organisation number that a company is found by',
  pk: businessPartition,
  sk: 'NUMBER',
  item: z.object({ companyId: z.string() }),
  // Hashed, as that of a sole trader is a personal number.
  index: { pk: 'NUMBER#<numberHash>', sk: '<createdAt>#<companyId>' },
  kept: untilAccountEnds,
  why: 'That a colleague who signs up can ask its owner',
  onErasure: 'removed',
  heading: 'Organisation number',
})
