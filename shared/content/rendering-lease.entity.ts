import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { untilReplaced } from '../privacy/retention.ts'

export const renderingLeaseEntity = entity({
  what: 'who renders pages at present: one at a time',
  pk: 'PAGES',
  sk: 'LEASE',
  item: z.object({ owner: z.string(), expiresAt: z.number() }),
  kept: untilReplaced,
  why: 'The latest lease only',
  onErasure: 'left',
})
