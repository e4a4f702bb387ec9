import * as z from 'zod/mini'
import { language } from '#shared/contract/language.ts'
import sv from '#shared/phrases/sv/mails.ts'
import { linkTokenFor } from '../platform/links/newsletter-links.ts'
import { operatorNoticeMail } from '../platform/mail/templates/operator-notice.ts'
import { subscriptionConfirmationMail } from '../platform/mail/templates/subscription-confirmation.ts'
import type { Notice } from './notice.ts'
import type { Change } from './stream-function.ts'

const subscriber = z.object({
  PK: z.string(),
  state: z.string(),
  email: z.string(),
  emailHash: z.string(),
  nonce: z.string(),
  language,
  requestedAt: z.number(),
})

const account = z.object({
  PK: z.string(),
  pool: z.enum(['business', 'partner']),
  email: z.string(),
  createdAt: z.string(),
})

type Addresses = { siteOrigin: string; operator: string }

const swedishTime = (instant: number | string): string =>
  new Date(instant).toLocaleString('sv-SE', {
    timeZone: 'Europe/Stockholm',
    dateStyle: 'medium',
    timeStyle: 'short',
  })

const confirmationLinks = async (found: z.infer<typeof subscriber>, siteOrigin: string) => {
  const [confirm, unsubscribe] = await Promise.all([
    linkTokenFor('confirm', found.emailHash, found.nonce),
    linkTokenFor('unsubscribe', found.emailHash),
  ])
  const pages = `${siteOrigin}${found.language === 'en' ? '/en' : ''}/newsletter`
  return {
    site: siteOrigin,
    confirm: `${pages}/confirm?token=${confirm}`,
    unsubscribePage: `${pages}/unsubscribe?token=${unsubscribe}`,
    unsubscribeAtOnce: `${siteOrigin}/api/newsletter/unsubscriptions/${unsubscribe}`,
  }
}

const subscriptionNotices = ({ before, after }: Change, { siteOrigin, operator }: Addresses): Notice[] => {
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
        return operatorNoticeMail({ subject, text, facts })
      },
    },
  ]
}

const accountNotices = ({ after }: Change, { operator }: Addresses): Notice[] => {
  const { PK: source, pool, email, createdAt } = account.parse(after)
  const at = swedishTime(createdAt)
  const { registration_notice: business, partner_notice: partner } = sv
  if (pool === 'business') {
    const facts = [
      [business.email, email],
      [business.at, at],
    ] as const
    const compose = () => operatorNoticeMail({ subject: business.subject, text: business.text, facts })
    return [{ source, template: 'registration_notice', recipient: operator, compose }]
  }
  const name = email.slice(0, email.lastIndexOf('@'))
  const facts = [
    [partner.name, name],
    [partner.email, email],
    [partner.at, at],
  ] as const
  const compose = () => operatorNoticeMail({ subject: partner.subject, text: partner.text, facts })
  return [{ source, template: 'partner_notice', recipient: operator, compose }]
}

/** The mails that a change of the table asks for. Throws on an item it cannot read, so that it ends up parked. */
export const noticesForChange = async (change: Change, addresses: Addresses): Promise<Notice[]> => {
  const key = String(change.after.PK)
  if (key.startsWith('SUBSCRIBER#')) return subscriptionNotices(change, addresses)
  if (key.startsWith('USER#')) return accountNotices(change, addresses)
  return []
}
