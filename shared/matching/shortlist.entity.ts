import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { businessPartition } from '../contract/partitions.ts'
import { untilBooksClose } from '../privacy/retention.ts'
import { decisionCodes } from './decision-codes.ts'
import { shownRow } from './row.ts'

/**
 * A row of a ranking as it was, without quotes: what it rested on is frozen with a proposal that is sent, and what
 * nobody was told of is not kept of a partner for years.
 */
const frozenRow = z.object({
  partnerId: z.string(),
  band: shownRow.shape.band,
  score: z.number(),
  met: z.array(z.string()),
  missing: z.array(z.string()),
  unmet: shownRow.shape.unmet,
  /** Whether the partner uses the language of the business: for the months' report, no input of the ranking. */
  sameLanguage: z.boolean(),
  /** Why an operator chose the partner or passed them over; null if nobody decided. */
  reason: z.nullable(z.enum(decisionCodes)),
})

export type FrozenRow = z.infer<typeof frozenRow>

export const shortlistEntity = entity({
  what: 'the ranking of an inquiry as it was, with what was decided on it',
  pk: businessPartition,
  sk: 'SHORTLIST#<inquiryId>#<number.padded>',
  item: z.object({
    inquiryId: z.string(),
    number: z.int(),
    /** Of the engine, the lexicon and the weights, and of the confirmed needs; null if they were only read. */
    engine: z.int(),
    lexicon: z.int(),
    weights: z.int(),
    needsRevision: z.nullable(z.int()),
    rows: z.array(frozenRow),
    /** The operator who decided. */
    by: z.string(),
    createdAt: z.string(),
  }),
  index: { pk: 'SHORTLISTS#<createdAt.month>', sk: '<createdAt>#<inquiryId>' },
  kept: untilBooksClose,
  why: 'Why a partner was proposed or passed over',
  onErasure: {
    keeps: [
      'inquiryId',
      'number',
      'engine',
      'lexicon',
      'weights',
      'needsRevision',
      'rows',
      'by',
      'createdAt',
      'GSI1PK',
      'GSI1SK',
    ],
    reason: 'Why people were chosen for work has to be told for as long as the audit',
  },
  heading: 'Shortlists of inquiries',
})

export type Shortlist = z.infer<typeof shortlistEntity.item>
