import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { language } from '../contract/language.ts'
import { businessPartition } from '../contract/partitions.ts'

/** How long an owner can accept or decline a request, in days. */
export const joinRequestDays = 14

export const joinRequestEntity = entity({
  what: 'that an address asks the owner of a company to be invited',
  pk: businessPartition,
  sk: 'JOIN#<emailHash>',
  item: z.object({
    id: z.string(),
    companyId: z.string(),
    /** Who asks, and the language in which a no is mailed. */
    email: z.string(),
    replyLanguage: language,
    /** A declined one stays, so that its person does not ask again at once. */
    state: z.enum(['waiting', 'declined']),
    /** The address at which the company is reached, and the language of its mail. */
    businessEmail: z.string(),
    businessLanguage: language,
    createdAt: z.string(),
    expiresAt: z.string(),
  }),
  kept: { days: joinRequestDays },
  why: 'That an owner can answer, and is asked once a day at most',
  onErasure: 'removed',
  heading: 'Requests to join a company',
  mailsOn: 'stored and changed',
})

export type JoinRequest = z.infer<typeof joinRequestEntity.item>
