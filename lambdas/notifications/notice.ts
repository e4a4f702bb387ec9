import * as z from 'zod/mini'
import type { Mail } from '../platform/mail/mail.ts'

const noticeTemplates = [
  'subscription_confirmation',
  'subscription_notice',
  'registration_notice',
  'partner_notice',
  'meeting_notice',
  'meeting_confirmation',
  'project_inquiry_notice',
  'project_inquiry_confirmation',
  'business_inquiry_notice',
  'business_inquiry_confirmation',
  'get_started_notice',
  'get_started_confirmation',
  'credit_order_notice',
  'credit_order_confirmation',
  'application_notice',
  'application_confirmation',
  'investor_notice',
  'investor_code',
  'sign_in_code',
  'email_code',
  'payment_settings_changed',
] as const

/** One mail that has to go out because something was stored. */
export type Notice = {
  /** The thing it is about, with what tells two versions of it apart: the same source never mails twice. */
  source: string
  template: (typeof noticeTemplates)[number]
  recipient: string
  compose: () => Mail | Promise<Mail>
}

/**
 * claimed: somebody is sending it, until the lease runs out; failed: it will be tried again; sent; kept: there is
 * no sender configured; suppressed: the address bounced or complained.
 */
const noticeStates = ['claimed', 'failed', 'sent', 'kept', 'suppressed'] as const

export const storedNotice = z.object({
  state: z.enum(noticeStates),
  leaseUntil: z.number(),
  createdAt: z.string(),
})

export type NoticeState = (typeof noticeStates)[number]
