import * as z from 'zod/mini'
import { language } from '#shared/contract/language.ts'
import { paymentSettingsChangedMail } from '../../platform/mail/templates/payment-settings-changed.ts'
import type { Change } from '../change.ts'
import type { Notice } from '../notice.ts'
import { paidOrderNotices } from './paid-orders.ts'
import { partnerStatusNotices } from './partner-status.ts'
import { serviceBookingNotices } from './service-bookings.ts'

const audited = z.object({
  PK: z.string(),
  SK: z.string(),
  action: z.literal('payment_settings_changed'),
  email: z.string(),
  language,
  createdAt: z.string(),
})

// Where pay goes has changed: the owner is told at the registered address, whoever it was.
const paymentNotices = ({ after }: Change): Notice[] => {
  const { PK, SK, action: template, email: recipient, language: theirs, createdAt } = audited.parse(after)
  const compose = () => paymentSettingsChangedMail({ changedAt: createdAt }, theirs)
  return [{ source: `${PK}#${SK}`, template, recipient, compose }]
}

const byAction: Readonly<Record<string, (change: Change) => Notice[]>> = {
  payment_settings_changed: paymentNotices,
  'applications accept': serviceBookingNotices,
  'orders mark-paid': paidOrderNotices,
  'partners approve': partnerStatusNotices,
  'partners decline': partnerStatusNotices,
}

/** The mails that what was noted in an audit asks for: of most of it, none. */
export const auditNotices = (change: Change): Notice[] =>
  byAction[String(change.after.action)]?.(change) ?? []
