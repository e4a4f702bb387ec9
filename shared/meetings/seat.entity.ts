import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { itemDays } from '../privacy/retention.ts'

export const seatEntity = entity({
  what: 'the seat of a meeting at a time',
  pk: 'SLOT#<startsAt>',
  sk: 'SEAT#<seat>',
  item: z.object({ meetingId: z.string() }),
  kept: { days: itemDays.received },
  why: 'A time that is taken, once',
  onErasure: 'left',
})
