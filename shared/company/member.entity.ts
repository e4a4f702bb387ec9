import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { businessPartition } from '../contract/partitions.ts'
import { untilAccountEnds } from '../privacy/retention.ts'
import { memberRoles } from './member-roles.ts'

/** By person, so that one read says for which company a caller acts. Without one, a person is the owner of their own. */
export const memberEntity = entity({
  what: 'a person who belongs to a company, and what they may do for it',
  pk: 'USER#business#<sub>',
  sk: 'MEMBER',
  item: z.object({
    sub: z.string(),
    /** The id of the company: that of the account that founded it. */
    companyId: z.string(),
    role: z.enum(memberRoles),
    /** As it is shown beside what the person does. */
    name: z.string(),
    email: z.string(),
    joinedAt: z.string(),
  }),
  index: { pk: businessPartition, sk: 'MEMBER#<joinedAt>#<member>' },
  kept: untilAccountEnds,
  why: 'Who acts for a company',
  onErasure: 'removed',
  heading: 'Membership of a company',
})

export type Member = typeof memberEntity.item._zod.output
