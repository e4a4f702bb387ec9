import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { partnerPartition } from '../contract/partitions.ts'
import { untilAccountEnds } from '../privacy/retention.ts'
import { storedFeatures } from './stored-features.ts'

export const matchEntity = entity({
  what: 'what an approved partner is ranked by',
  pk: partnerPartition,
  sk: 'MATCH',
  item: z.extend(storedFeatures, {
    /** Of the profile and its facts that it was read from, with the CV. */
    profileVersion: z.number(),
    factsVersion: z.number(),
    cvId: z.nullable(z.string()),
  }),
  index: { pk: 'MATCHES', sk: '<createdAt>#<sub>' },
  kept: untilAccountEnds,
  why: 'What a partner is ranked by',
  onErasure: 'removed',
  heading: 'Match features',
})
