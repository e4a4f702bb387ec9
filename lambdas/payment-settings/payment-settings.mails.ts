import * as z from 'zod/mini'
import { language } from '#shared/contract/language.ts'
import { heldUntil } from '#shared/payment-settings/hold.ts'
import type { Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { personalMail } from '../platform/mail/personal-mail.ts'
import { swedishTimeIn } from '../platform/mail/swedish-time.ts'

const audited = z.object({
  PK: z.string(),
  SK: z.string(),
  email: z.string(),
  language,
  createdAt: z.string(),
})

/** The mail about changed payment settings, to the registered address of the partner. */
export const paymentSettingsMails = ({ after }: Change): OutgoingMail[] => {
  const { PK, SK, email: recipient, language, createdAt } = audited.parse(after)
  const envelope = {
    source: `${PK}#${SK}`,
    template: 'payment_settings_changed',
    recipient,
    language,
  } as const
  return [
    personalMail(envelope, () => ({
      values: {
        when: swedishTimeIn(language, createdAt),
        from: swedishTimeIn(language, heldUntil(createdAt)),
      },
    })),
  ]
}
