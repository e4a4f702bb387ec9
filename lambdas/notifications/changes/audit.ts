import * as z from 'zod/mini'
import { language } from '#shared/contract/language.ts'
import { paymentSettingsChangedMail } from '../../platform/mail/templates/payment-settings-changed.ts'
import type { Change } from '../change.ts'
import type { Notice } from '../notice.ts'

const audited = z.object({
  PK: z.string(),
  SK: z.string(),
  action: z.literal('payment_settings_changed'),
  email: z.string(),
  language,
  createdAt: z.string(),
})

/** Where pay goes has changed: the owner is told at the registered address, whoever it was. */
export const auditNotices = ({ after }: Change): Notice[] => {
  if (after.action !== 'payment_settings_changed') return []
  const { PK, SK, action: template, email: recipient, language: theirs, createdAt } = audited.parse(after)
  const compose = () => paymentSettingsChangedMail({ changedAt: createdAt }, theirs)
  return [{ source: `${PK}#${SK}`, template, recipient, compose }]
}
