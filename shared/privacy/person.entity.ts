import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { untilTargetEnds } from './retention.ts'

export const personEntity = entity({
  what: 'a link to one of a person’s items, for export and erasure',
  pk: 'PERSON#<emailHash>',
  sk: '<entity>',
  /** The key of the item. */
  item: z.object({ entity: z.object({ PK: z.string(), SK: z.string() }) }),
  kept: untilTargetEnds,
  why: 'To find what is somebody’s',
  onErasure: 'left',
})
