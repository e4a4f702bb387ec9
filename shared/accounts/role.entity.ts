import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { language } from '../contract/language.ts'
import { untilAccountEnds } from '../privacy/retention.ts'

const pool = z.enum(['business', 'partner'])

/** Keys of accounts carry their pool, so that equal subjects of two pools never meet. */
export const roleEntity = entity({
  what: 'role, address and language of an account',
  pk: 'USER#<pool>#<sub>',
  sk: 'ROLE',
  item: z.object({
    role: pool,
    pool,
    sub: z.string(),
    email: z.string(),
    emailHash: z.string(),
    language,
    createdAt: z.string(),
    /** Set once the owner has proved that they read mail sent there. */
    emailVerifiedAt: z.optional(z.string()),
    /** When a forgotten password was last replaced, with a code that was mailed there. */
    passwordResetAt: z.optional(z.string()),
  }),
  index: { pk: 'ACCOUNTS#<pool>', sk: '<createdAt>' },
  kept: untilAccountEnds,
  why: 'Who signs in',
  onErasure: 'removed',
  heading: 'Accounts',
  mailsOn: 'stored and changed',
})
