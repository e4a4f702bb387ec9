import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { itemDays } from '../privacy/retention.ts'

export const deviceEntity = entity({
  what: 'a device that has signed in with an address',
  pk: 'DEVICE#<deviceHash>',
  sk: 'DEVICE',
  item: z.object({}),
  kept: { days: itemDays.device },
  why: 'To let a known device in while somebody else uses up the codes',
  onErasure: 'left',
})
