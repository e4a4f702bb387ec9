import { brand } from '#shared/brand.ts'
import { withoutContactDetails } from '#shared/contact-details.ts'
import { kindOfThread } from '#shared/threads/thread-ids.ts'
import { threadPartyEntity } from '#shared/threads/thread-party.entity.ts'
import { facts } from '../platform/mail/facts.ts'
import { operatorMail, swedishTime } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { personalMail } from '../platform/mail/personal-mail.ts'
import type { Party } from './party.ts'
import { sidesOf } from './readers.ts'
import { findMessage, findParties } from './threads.store.ts'

/** Where each side reads its threads. */
const pages = { business: '/business/dashboard/inquiries', partner: '/partner/dashboard/proposals' } as const

const maxBeginning = 300

/** Neither side of a proposal gets to know by mail how to reach the other without us. */
const readableText = (id: string, text: string): string =>
  kindOfThread(id) === 'proposal' ? withoutContactDetails(text) : text

const beginningOf = (text: string): string => {
  const characters = [...text]
  return characters.length > maxBeginning ? `${characters.slice(0, maxBeginning - 1).join('')}…` : text
}

/** The message that a mail is about, read as it is sent: nothing of an erased one is. */
const toldOf = async ({ id, mailedFrom = 0 }: Party) => {
  const [message, parties] = await Promise.all([
    findMessage(id, mailedFrom),
    findParties(id, sidesOf[kindOfThread(id)]),
  ])
  const business = parties.find(({ side }) => side === 'business')
  return {
    from: parties.find(({ side }) => side === message?.from)?.name || brand.name,
    title: business?.title ?? '',
    company: business?.name ?? '',
    begins: message && beginningOf(readableText(id, message.text)),
    at: message && swedishTime(message.createdAt),
  }
}

const sourceOf = (party: Party): string => {
  const { PK, SK } = threadPartyEntity.key(party)
  return `${PK}#${SK}#${party.mailedFrom}`
}

const mailToOperator = (party: Party, recipient: string): OutgoingMail =>
  operatorMail({ source: sourceOf(party), template: 'message_notice', recipient }, async () => {
    const { company, title, begins, at } = await toldOf(party)
    return {
      values: { company },
      facts: {
        companyName: company,
        about: title,
        message: begins,
        at,
        answerBy: `npm run operator -- threads show ${party.id}`,
      },
    }
  })

const mailToAccount = (party: Party, site: string): OutgoingMail[] => {
  const { id, side, email: recipient, language } = party
  if (side === 'operator' || !recipient || !language) return []
  const envelope = { source: sourceOf(party), template: 'message_waiting', recipient, language } as const
  const mail = personalMail(envelope, async () => {
    const { from, title, begins } = await toldOf(party)
    return {
      values: { from },
      facts: facts(language, { about: title, message: begins }),
      action: `${site}${pages[side]}?thread=${id}`,
    }
  })
  return [mail]
}

/** The mail to a side that has not read what was written to it; noting that it is due requests it. */
export const threadMails = (
  { before, after }: Change,
  { siteOrigin, operator }: Addresses,
): OutgoingMail[] => {
  const party = threadPartyEntity.item.parse(after)
  if (!party.mailedFrom || before?.mailedFrom === party.mailedFrom) return []
  return party.side === 'operator' ? [mailToOperator(party, operator)] : mailToAccount(party, siteOrigin)
}
