import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { untilReplaced } from '../privacy/retention.ts'

export const suppressedEntity = entity({
  what: 'an address that gets no mail',
  pk: 'SUPPRESSED#<emailHash>',
  sk: 'SUPPRESSED',
  item: z.object({ reason: z.enum(['bounce', 'complaint']), suppressedAt: z.string() }),
  kept: untilReplaced,
  why: 'To mail nobody who bounced or complained',
  onErasure: 'left',
  heading: 'Why no mail is sent to the address',
})
