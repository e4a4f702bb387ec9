import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { itemDays } from '../privacy/retention.ts'

export const pageFailureEntity = entity({
  what: 'a page that could not be rendered',
  pk: 'UNRENDERED#<id>',
  sk: 'PAGE',
  item: z.object({
    id: z.string(),
    address: z.string(),
    /** The name of the error; its message may contain content. */
    error: z.string(),
    createdAt: z.string(),
  }),
  kept: { days: itemDays.notice },
  why: 'To tell the operators once',
  onErasure: 'left',
  mailsOn: 'stored',
})
