import { departureEntity } from '#shared/company/departure.entity.ts'
import { type Invitation, invitationEntity } from '#shared/company/invitation.entity.ts'
import { joinRequestEntity } from '#shared/company/join-request.entity.ts'
import { keyParts } from '#shared/contract/key-template.ts'
import { startOfName } from '../platform/mail/facts.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { personalMail } from '../platform/mail/personal-mail.ts'
import { invitationPage } from './invitation-links.ts'

const invitationContent = async (
  SK: string,
  { id, companyId, companyName, invitedBy }: Invitation,
  site: string,
) => {
  const emailHash = keyParts(invitationEntity.sk, SK)?.emailHash ?? ''
  return {
    // The address may be a stranger's: no room for a message, or for a link.
    values: { name: startOfName(invitedBy), company: startOfName(companyName) },
    action: await invitationPage({ companyId, id, emailHash }, site),
  }
}

/** The mail to an address that was invited, again if it is invited again. */
export const invitationMails = ({ before, after }: Change, { siteOrigin }: Addresses): OutgoingMail[] => {
  const invitation = invitationEntity.item.parse(after)
  if (before?.id === invitation.id) return []
  const { email: recipient, language } = invitation
  const source = `${after.PK}#${after.SK}#${invitation.id}`
  return [
    personalMail({ source, template: 'company_invitation', recipient, language }, () =>
      invitationContent(String(after.SK), invitation, siteOrigin),
    ),
  ]
}

/** The mail to the owner about a request to join, and to the requester if it is declined. */
export const joinRequestMails = ({ before, after }: Change, { siteOrigin }: Addresses): OutgoingMail[] => {
  const request = joinRequestEntity.item.parse(after)
  const { email, replyLanguage, businessEmail, businessLanguage, state } = request
  const source = `${after.PK}#${after.SK}#${request.id}`
  if (state === 'waiting' && before?.id !== request.id) {
    const envelope = { source, template: 'join_request', recipient: businessEmail } as const
    const action = `${siteOrigin}/business/dashboard/colleagues`
    return [personalMail({ ...envelope, language: businessLanguage }, () => ({ values: { email }, action }))]
  }
  if (state === 'declined' && before?.state === 'waiting') {
    const envelope = { source, template: 'join_request_declined', recipient: email } as const
    return [personalMail({ ...envelope, language: replyLanguage }, () => ({}))]
  }
  return []
}

/** The mail to a former member whose membership an owner ended. */
export const departureMails = ({ after }: Change): OutgoingMail[] => {
  const { email: recipient, language, companyName, leftAt } = departureEntity.item.parse(after)
  if (recipient === null) return []
  const source = `${after.PK}#${after.SK}#${leftAt}`
  const values = { company: companyName }
  return [personalMail({ source, template: 'company_departure', recipient, language }, () => ({ values }))]
}
