import type * as z from 'zod/mini'
import { subscriptionEntity } from '#shared/newsletter/subscription.entity.ts'
import { operatorMail, swedishTime } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { linkTokenFor } from './newsletter-links.ts'

const confirmationLinks = async (
  { emailHash, nonce, language }: z.infer<typeof subscriptionEntity.item>,
  siteOrigin: string,
) => {
  const [confirm, unsubscribe, oneClick] = await Promise.all([
    linkTokenFor('confirm', emailHash, nonce),
    linkTokenFor('unsubscribe', emailHash),
    linkTokenFor('one-click', emailHash),
  ])
  // Behind the #, which reaches neither the edge's access log nor a referrer; the pages post the token in a body.
  const pages = `${siteOrigin}${language === 'en' ? '/en' : ''}/newsletter`
  return {
    site: siteOrigin,
    confirm: `${pages}/confirm#token=${confirm}`,
    unsubscribePage: `${pages}/unsubscribe#token=${unsubscribe}`,
    unsubscribeAtOnce: `${siteOrigin}/api/newsletter/unsubscriptions/${oneClick}`,
  }
}

/** The mails about a request to subscribe: the link to the subscriber, the facts to the operator. */
export const subscriptionMails = (
  { before, after }: Change,
  { siteOrigin, operator }: Addresses,
): OutgoingMail[] => {
  const stored = subscriptionEntity.item.parse(after)
  const { state, emailHash, nonce, email, language, requestedAt } = stored
  // Only a request to subscribe has a new nonce: confirming and unsubscribing keep it.
  if (state !== 'pending' || before?.nonce === nonce) return []
  const source = `${subscriptionEntity.key({ emailHash }).PK}#${nonce}`
  return [
    {
      source,
      template: 'subscription_confirmation',
      recipient: email,
      compose: async () => confirmationMail(await confirmationLinks(stored, siteOrigin), language),
    },
    operatorMail({ source, template: 'subscription_notice', recipient: operator }, () => ({
      facts: { email, language, at: swedishTime(requestedAt) },
      replyTo: email,
    })),
  ]
}
