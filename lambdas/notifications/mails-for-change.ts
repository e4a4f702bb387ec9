import { roleEntity } from '#shared/accounts/role.entity.ts'
import { agreementEntity } from '#shared/agreements/agreement.entity.ts'
import { ratingEntity } from '#shared/agreements/rating.entity.ts'
import { approvalEntity } from '#shared/approvals/approval.entity.ts'
import { auditMonthEntity } from '#shared/audit/audit-month.entity.ts'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { codeEntity } from '#shared/codes/code.entity.ts'
import { departureEntity } from '#shared/company/departure.entity.ts'
import { invitationEntity } from '#shared/company/invitation.entity.ts'
import { joinRequestEntity } from '#shared/company/join-request.entity.ts'
import { pageFailureEntity } from '#shared/content/page-failure.entity.ts'
import { keyPattern } from '#shared/contract/key-template.ts'
import { creditOrderEntity } from '#shared/credits/credit-order.entity.ts'
import { planEntity } from '#shared/credits/plan.entity.ts'
import { refundEntity } from '#shared/credits/refund.entity.ts'
import type { entities } from '#shared/entities.ts'
import { investorEntity } from '#shared/investors/investor.entity.ts'
import { leadEntity } from '#shared/leads/lead.entity.ts'
import { meetingEntity } from '#shared/meetings/meeting.entity.ts'
import { subscriptionEntity } from '#shared/newsletter/subscription.entity.ts'
import { objectionEntity } from '#shared/objections/objection.entity.ts'
import { applicationEntity } from '#shared/open-assignments/application.entity.ts'
import { auditEntity } from '#shared/operator/audit.entity.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { proposalEntity } from '#shared/proposals/proposal.entity.ts'
import { milestoneEntity } from '#shared/reports/milestone.entity.ts'
import { reportEntity } from '#shared/reports/report.entity.ts'
import { workFilesEntity } from '#shared/reports/work-files.entity.ts'
import { payDayEntity } from '#shared/self-bills/pay-day.entity.ts'
import { selfBillEntity } from '#shared/self-bills/self-bill.entity.ts'
import { threadPartyEntity } from '#shared/threads/thread-party.entity.ts'
import { watchListEntity } from '#shared/watches/watch-list.entity.ts'
import { accountMails } from '../accounts/accounts.mails.ts'
import { agreementMails } from '../agreements/agreements.mails.ts'
import { ratingMails } from '../agreements/ratings.mails.ts'
import { approvalMails } from '../approvals/approvals.mails.ts'
import { auditMonthMails } from '../audit/audit-months.mails.ts'
import { payoutMails } from '../bank/payouts.mails.ts'
import { businessInquiryMails } from '../business-inquiries/business-inquiries.mails.ts'
import { serviceBookingMails } from '../business-inquiries/service-bookings.mails.ts'
import { departureMails, invitationMails, joinRequestMails } from '../company/company.mails.ts'
import { pageFailureMails } from '../content/page-failures.mails.ts'
import { creditOrderMails } from '../credits/credit-orders.mails.ts'
import { paidOrderMails, returnedCreditsMails } from '../credits/paid-orders.mails.ts'
import { planMails } from '../credits/plans.mails.ts'
import { refundMails } from '../credits/refunds.mails.ts'
import { investorMails } from '../investors/investors.mails.ts'
import { leadMails } from '../leads/leads.mails.ts'
import { meetingMails } from '../meetings/meetings.mails.ts'
import { subscriptionMails } from '../newsletter/newsletter.mails.ts'
import { objectionMails } from '../objections/objections.mails.ts'
import { applicationMails } from '../open-assignments/applications.mails.ts'
import { admissionMails } from '../partner-profile/admission.mails.ts'
import { paymentSettingsMails } from '../payment-settings/payment-settings.mails.ts'
import { codeMails } from '../platform/codes/codes.mails.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { proposalMails } from '../proposals/proposals.mails.ts'
import { milestoneMails } from '../reports/milestones.mails.ts'
import { reportMails } from '../reports/reports.mails.ts'
import { workFilesMails } from '../reports/work-files.mails.ts'
import { payDayMails } from '../self-bills/pay-days.mails.ts'
import { selfBillMails } from '../self-bills/self-bills.mails.ts'
import { sellerMails } from '../self-bills/sellers.mails.ts'
import { threadMails } from '../threads/threads.mails.ts'
import { watchListMails } from '../watches/watch-list.mails.ts'

type MailsFor = (change: Change, addresses: Addresses) => readonly OutgoingMail[]

const byAuditedAction: Readonly<Record<string, MailsFor>> = {
  payment_settings_changed: paymentSettingsMails,
  'applications accept': serviceBookingMails,
  'orders mark-paid': paidOrderMails,
  'credits returned': returnedCreditsMails,
  'payouts return': payoutMails,
  'sellers record': sellerMails,
}

const auditMails: MailsFor = (change, addresses) =>
  byAuditedAction[String(change.after.action)]?.(change, addresses) ?? []

type Kinds = typeof entities
type MailedKind = {
  [Kind in keyof Kinds]: Kinds[Kind] extends { mailsOn: string } ? Kind : never
}[keyof Kinds]

/** Every kind that says `mailsOn`, and no other: the stream lets the changes of these through. */
const mailsByKind: { readonly [Kind in MailedKind]: readonly [Kinds[Kind], MailsFor] } = {
  subscription: [subscriptionEntity, subscriptionMails],
  role: [roleEntity, accountMails],
  lead: [leadEntity, leadMails],
  meeting: [meetingEntity, meetingMails],
  creditOrder: [creditOrderEntity, creditOrderMails],
  plan: [planEntity, planMails],
  refund: [refundEntity, refundMails],
  investor: [investorEntity, investorMails],
  inquiry: [inquiryEntity, businessInquiryMails],
  partnerProfile: [partnerProfileEntity, admissionMails],
  application: [applicationEntity, applicationMails],
  objection: [objectionEntity, objectionMails],
  threadParty: [threadPartyEntity, threadMails],
  proposal: [proposalEntity, proposalMails],
  report: [reportEntity, reportMails],
  milestone: [milestoneEntity, milestoneMails],
  workFiles: [workFilesEntity, workFilesMails],
  selfBill: [selfBillEntity, selfBillMails],
  invitation: [invitationEntity, invitationMails],
  joinRequest: [joinRequestEntity, joinRequestMails],
  departure: [departureEntity, departureMails],
  agreement: [agreementEntity, agreementMails],
  rating: [ratingEntity, ratingMails],
  watchList: [watchListEntity, watchListMails],
  pageFailure: [pageFailureEntity, pageFailureMails],
  approval: [approvalEntity, approvalMails],
  audit: [auditEntity, auditMails],
  auditMonth: [auditMonthEntity, auditMonthMails],
  payDay: [payDayEntity, payDayMails],
  code: [codeEntity, codeMails],
}

const patterns = Object.values(mailsByKind).map(
  ([{ pk, sk }, mailsOf]) => [keyPattern(pk), keyPattern(sk), mailsOf] as const,
)

const mailsFor = ({ PK, SK }: Change['after']): MailsFor | undefined =>
  patterns.find(([pk, sk]) => pk.test(String(PK)) && sk.test(String(SK)))?.[2]

/** The mails that a change of the table requires. Throws on an item it cannot read, so that the record is parked. */
export const mailsForChange = (change: Change, addresses: Addresses): readonly OutgoingMail[] =>
  change.after.suspect === true ? [] : (mailsFor(change.after)?.(change, addresses) ?? [])
