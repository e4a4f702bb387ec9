import * as z from 'zod/mini'
import { language } from '#shared/contract/language.ts'
import sv from '#shared/phrases/sv/mails.ts'
import { linkTokenFor } from '../../platform/links/newsletter-links.ts'
import { operatorNoticeMail } from '../../platform/mail/templates/operator-notice.ts'
import { subscriptionConfirmationMail } from '../../platform/mail/templates/subscription-confirmation.ts'
import type { Change } from '../change.ts'
import type { Notice } from '../notice.ts'
import { type Addresses, swedishTime } from './operator.ts'

const subscriber = z.object({
  PK: z.string(),
  state: z.string(),
  email: z.string(),
  emailHash: z.string(),
  nonce: z.string(),
  language,
  requestedAt: z.number(),
})

const confirmationLinks = async (found: z.infer<typeof subscriber>, siteOrigin: string) => {
  const [confirm, unsubscribe, oneClick] = await Promise.all([
    linkTokenFor('confirm', found.emailHash, found.nonce),
    linkTokenFor('unsubscribe', found.emailHash),
    linkTokenFor('one-click', found.emailHash),
  ])
  // Behind the #, where neither the edge's access log nor a referrer gets to see the token; the pages post it in a body.
  const pages = `${siteOrigin}${found.language === 'en' ? '/en' : ''}/newsletter`
  return {
    site: siteOrigin,
    confirm: `${pages}/confirm#token=${confirm}`,
    unsubscribePage: `${pages}/unsubscribe#token=${unsubscribe}`,
    unsubscribeAtOnce: `${siteOrigin}/api/newsletter/unsubscriptions/${oneClick}`,
  }
}

/** A request to subscribe: the link for the subscriber, the notice for the operator. */
export const subscriptionNotices = (
  { before, after }: Change,
  { siteOrigin, operator }: Addresses,
): Notice[] => {
  const found = subscriber.parse(after)
  // Only a request to subscribe mails: confirming and unsubscribing keep the nonce, a robot's is a suspect.
  if (found.state !== 'pending' || before?.nonce === found.nonce) return []
  const source = `${found.PK}#${found.nonce}`
  return [
    {
      source,
      template: 'subscription_confirmation',
      recipient: found.email,
      compose: async () =>
        subscriptionConfirmationMail(await confirmationLinks(found, siteOrigin), found.language),
    },
    {
      source,
      template: 'subscription_notice',
      recipient: operator,
      compose: () => {
        const { subject, text, email, language: languageLabel, at } = sv.subscription_notice
        const facts = [
          [email, found.email],
          [languageLabel, found.language],
          [at, swedishTime(found.requestedAt)],
        ] as const
        return operatorNoticeMail({ subject, text, facts, replyTo: found.email })
      },
    },
  ]
}
