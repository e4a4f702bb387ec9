import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { language } from '../contract/language.ts'
import { receivedByMonth } from '../contract/partitions.ts'
import { itemDays } from '../privacy/retention.ts'

export const investorEntity = entity({
  what: 'a person who requested the key figures',
  pk: 'INVESTOR#<id>',
  sk: 'ACCESS',
  item: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    language,
    createdAt: z.string(),
    suspect: z.boolean(),
  }),
  index: receivedByMonth,
  listed: {
    noun: 'investors',
    kind: 'investor',
    lists: 'who requested the key figures',
    columns: ['id', 'createdAt', 'name', 'email', 'phone', 'suspect'],
  },
  kept: { days: itemDays.received },
  why: 'Who was given the key figures',
  onErasure: 'removed',
  heading: 'Requests for the key figures',
  mailsOn: 'stored',
})
