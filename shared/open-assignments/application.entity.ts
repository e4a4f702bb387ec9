import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { language } from '../contract/language.ts'
import { openAssignmentPartition, partnerPartition } from '../contract/partitions.ts'
import { lifeFields, statesOf } from '../contract/process.ts'
import { itemDays } from '../privacy/retention.ts'
import { applicationProcess } from './application.process.ts'
import { application } from './applications.ts'
import { edited } from './open-assignment.entity.ts'

/** The name of the link from a person to an application. */
export const applicationLink = 'APPLICATION#<id>#<sub>'

export const applicationEntity = entity({
  what: 'one partner’s application',
  pk: openAssignmentPartition,
  sk: 'APPLICATION#<sub>',
  item: z.extend(application, {
    partnerId: z.string(),
    name: z.string(),
    email: z.string(),
    language,
    /** The last edit of the assignment that the partner was told of. */
    toldOf: z.optional(edited),
    ...lifeFields,
    state: z.enum(statesOf(applicationProcess)),
  }),
  index: { pk: partnerPartition, sk: 'APPLICATION#<appliedAt>' },
  kept: { days: itemDays.received },
  why: 'Who was asked for, and what was answered',
  onErasure: 'removed',
  heading: 'Applications for assignments',
  mailsOn: 'stored and changed',
})
