import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { language } from '../contract/language.ts'
import { businessPartition } from '../contract/partitions.ts'
import { memberRoles } from './member-roles.ts'

/** How long an invitation is valid, in days. */
export const invitationDays = 7

export const invitationEntity = entity({
  what: 'an invitation of one address to a company',
  pk: businessPartition,
  sk: 'INVITATION#<emailHash>',
  item: z.object({
    id: z.string(),
    companyId: z.string(),
    companyName: z.string(),
    email: z.string(),
    role: z.enum(memberRoles),
    /** Who invited, as the mail says it, and the language of the mail. */
    invitedBy: z.string(),
    language,
    createdAt: z.string(),
    expiresAt: z.string(),
  }),
  kept: { days: invitationDays },
  why: 'Who may join, and as what',
  onErasure: 'removed',
  heading: 'Invitations to a company',
  mailsOn: 'stored and changed',
})

export type Invitation = z.infer<typeof invitationEntity.item>
