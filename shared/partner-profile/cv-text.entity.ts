import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { partnerPartition } from '../contract/partitions.ts'
import { untilAccountEnds } from '../privacy/retention.ts'

export const cvTextEntity = entity({
  what: 'a page of the text of a CV, without name and contact details',
  pk: partnerPartition,
  /** The number of the page, with two digits. */
  sk: 'CVTEXT#<page>',
  item: z.object({
    /** Of the CV that it was read from: the text of a former one counts for nothing. */
    cvId: z.string(),
    page: z.number(),
    text: z.string(),
  }),
  kept: untilAccountEnds,
  why: 'What shows that a partner can do something',
  onErasure: 'removed',
  heading: 'Text of the CV',
})
