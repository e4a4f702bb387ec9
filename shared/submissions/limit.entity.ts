import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { itemHours } from '../privacy/retention.ts'

export const limitEntity = entity({
  what: 'attempts within an hour or a day',
  pk: 'LIMIT#<form>#<kind>#<hash>',
  sk: '<windowStart>',
  item: z.object({ used: z.number() }),
  kept: { until: 'its own end', withinHours: itemHours.limit },
  why: 'To count the attempts of an hour or a day',
  onErasure: 'left',
})
