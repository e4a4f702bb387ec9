import * as z from 'zod/mini'
import type { Mail } from '../platform/mail/mail.ts'

/** The mails there are. */
export const noticeTemplates = [
  'subscription_confirmation',
  'subscription_notice',
  'registration_notice',
  'partner_notice',
  'meeting_notice',
  'meeting_confirmation',
  'meeting_moved',
  'meeting_cancelled',
  'project_inquiry_notice',
  'project_inquiry_confirmation',
  'business_inquiry_notice',
  'business_inquiry_confirmation',
  'get_started_notice',
  'get_started_confirmation',
  'credit_order_notice',
  'credit_order_confirmation',
  'credits_received',
  'partner_approved',
  'partner_declined',
  'application_notice',
  'application_confirmation',
  'application_accepted',
  'application_declined',
  'service_booking_confirmation',
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

/** How far a notice has come, as operators see it. */
export const noticeReport = z.object({
  source: z.string(),
  template: z.string(),
  state: z.enum(noticeStates),
  tries: z.number(),
  createdAt: z.string(),
  settledAt: z.optional(z.string()),
  /** SES's id of the mail. */
  messageId: z.optional(z.string()),
  /** The name of the error that the last try ended with. */
  lastError: z.optional(z.string()),
})

export type NoticeReport = z.infer<typeof noticeReport>

export type NoticeState = (typeof noticeStates)[number]
