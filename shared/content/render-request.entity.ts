import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { untilReplaced } from '../privacy/retention.ts'

/** In the partition of the content: the stream delivers one partition in order, so one function renders at a time. */
export const renderRequestEntity = entity({
  what: 'the request to render whatever is out of date: after a deployment, a price change or a redrive',
  pk: 'CONTENT',
  sk: 'RENDER',
  item: z.object({ id: z.string(), at: z.string() }),
  kept: untilReplaced,
  why: 'The latest request only',
  onErasure: 'left',
})
