import { accountMails } from '../accounts/accounts.mails.ts'
import { businessInquiryMails } from '../business-inquiries/business-inquiries.mails.ts'
import { serviceBookingMails } from '../business-inquiries/service-bookings.mails.ts'
import { creditOrderMails } from '../credits/credit-orders.mails.ts'
import { paidOrderMails } from '../credits/paid-orders.mails.ts'
import { investorMails } from '../investors/investors.mails.ts'
import { leadMails } from '../leads/leads.mails.ts'
import { meetingMails } from '../meetings/meetings.mails.ts'
import { subscriptionMails } from '../newsletter/newsletter.mails.ts'
import { applicationMails } from '../open-assignments/applications.mails.ts'
import { partnerStatusMails } from '../partner-profile/partner-status.mails.ts'
import { paymentSettingsMails } from '../payment-settings/payment-settings.mails.ts'
import { codeMails } from '../platform/codes/codes.mails.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'

type MailsFor = (change: Change, addresses: Addresses) => readonly OutgoingMail[]

const byEntity: Readonly<Record<string, MailsFor>> = {
  SUBSCRIBER: subscriptionMails,
  USER: accountMails,
  LEAD: leadMails,
  MEETING: meetingMails,
  ORDER: creditOrderMails,
  INVESTOR: investorMails,
  BUSINESS: businessInquiryMails,
  OPEN: applicationMails,
  CODE: codeMails,
}

const byAuditedAction: Readonly<Record<string, MailsFor>> = {
  payment_settings_changed: paymentSettingsMails,
  'applications accept': serviceBookingMails,
  'orders mark-paid': paidOrderMails,
  'partners approve': partnerStatusMails,
  'partners decline': partnerStatusMails,
}

const mailsFor = ({ PK, SK, action }: Change['after']): MailsFor | undefined => {
  // An audit item lies in the partition of what it is about.
  if (String(SK).startsWith('AUDIT#')) return byAuditedAction[String(action)]
  const [entity = ''] = String(PK).split('#')
  return byEntity[entity]
}

/** The mails that a change of the table requires. Throws on an item it cannot read, so that the record is parked. */
export const mailsForChange = (change: Change, addresses: Addresses): readonly OutgoingMail[] =>
  change.after.suspect === true ? [] : (mailsFor(change.after)?.(change, addresses) ?? [])
