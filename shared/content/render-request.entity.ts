import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { untilReplaced } from '../privacy/retention.ts'

export const renderRequestEntity = entity({
  what: 'the request to render what is out of date',
  pk: 'CONTENT',
  sk: 'RENDER',
  item: z.object({ id: z.string(), at: z.string() }),
  kept: untilReplaced,
  why: 'The latest request only',
  onErasure: 'left',
  rendersPages: true,
})
