import * as z from 'zod/mini'
import { noticeEntity } from '#shared/mail/notice.entity.ts'

export type MailState = z.infer<typeof noticeEntity.item>['state']

/** What decides whether a mail may be claimed again. */
export const storedClaim = z.pick(noticeEntity.item, {
  state: true,
  leaseUntil: true,
  lastError: true,
})

/** How far a mail has come, as operators see it. */
export const mailReport = z.extend(z.omit(noticeEntity.item, { leaseUntil: true }), { source: z.string() })

export type MailReport = z.infer<typeof mailReport>
