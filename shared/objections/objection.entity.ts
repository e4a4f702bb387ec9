import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { language } from '../contract/language.ts'
import { partnerPartition, receivedByMonth } from '../contract/partitions.ts'
import { lifeFields, statesOf } from '../contract/process.ts'
import { shownRow } from '../matching/row.ts'
import { itemDays } from '../privacy/retention.ts'
import { objectionProcess } from './objection.process.ts'

/** The first objection of a partner to a thing is number 1; the next one may come once that has ended. */
export const objectionEntity = entity({
  what: 'a partner’s objection to how they were compared',
  pk: partnerPartition,
  sk: 'OBJECTION#<thing>#<number.padded>',
  item: z.object({
    ...lifeFields,
    state: z.enum(statesOf(objectionProcess)),
    id: z.string(),
    partnerId: z.string(),
    thing: z.string(),
    number: z.int(),
    /** Of the assignment or the inquiry, as the partner reads it. */
    title: z.string(),
    /** What is wrong. */
    words: z.string(),
    /** The row as it was shown, which states the version of its weights. */
    row: shownRow,
    /** What it was computed with; null for the row of a proposal, which does not state it. */
    engine: z.nullable(z.int()),
    lexicon: z.nullable(z.int()),
    answer: z._default(z.nullable(z.string()), null),
    name: z.string(),
    email: z.string(),
    language,
    createdAt: z.string(),
  }),
  index: receivedByMonth,
  kept: { days: itemDays.received },
  why: 'What was objected to, and what was answered',
  onErasure: 'removed',
  heading: 'Objections to comparisons',
  mailsOn: 'stored and changed',
})

export type StoredObjection = z.infer<typeof objectionEntity.item>
