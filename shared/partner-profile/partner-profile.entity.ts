import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { language } from '../contract/language.ts'
import { partnerPartition } from '../contract/partitions.ts'
import { lifeFields } from '../contract/process.ts'
import { storedFile } from '../files/stored-file.ts'
import { untilAccountEnds } from '../privacy/retention.ts'
import { cvReading } from './cv-reading.ts'
import { partnerFacts } from './partner-facts.ts'
import { partnerProfile } from './partner-profile.ts'

export const partnerProfileEntity = entity({
  what: 'profile of a partner, with facts and CV',
  pk: partnerPartition,
  sk: 'PROFILE',
  item: z.extend(partnerProfile, {
    language: z._default(language, 'sv'),
    /** Its id is that of its upload. */
    cv: z.nullable(
      z.extend(storedFile, {
        uploadedAt: z.string(),
        reading: z.optional(cvReading),
        /** How often its reading was begun: one that ends the function is not begun for ever. */
        readingTries: z.optional(z.number()),
      }),
    ),
    /** Its place in the admission; absent for profiles from before there were steps, whose status says it. */
    state: z.optional(z.string()),
    ...lifeFields,
    facts: z._default(z.nullable(partnerFacts), null),
    /** Counts saves of the facts. The version stays: the form of the profile may be open at the same time. */
    factsVersion: z._default(z.number(), 0),
  }),
  index: { pk: 'PARTNERS#<status>', sk: '<createdAt>' },
  kept: untilAccountEnds,
  why: 'What a partner is matched by',
  onErasure: 'removed',
  heading: 'Partner profile',
  mailsOn: 'stored and changed',
})
