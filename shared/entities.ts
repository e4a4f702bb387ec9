import { deviceEntity } from './accounts/device.entity.ts'
import { roleEntity } from './accounts/role.entity.ts'
import { agreementEntity } from './agreements/agreement.entity.ts'
import { agreementPaperEntity } from './agreements/agreement-paper.entity.ts'
import { agreementSignatureEntity } from './agreements/agreement-signature.entity.ts'
import { agreementVersionEntity } from './agreements/agreement-version.entity.ts'
import { ratingEntity } from './agreements/rating.entity.ts'
import { approvalEntity } from './approvals/approval.entity.ts'
import { partnerAssignmentEntity } from './assignments/partner-assignment.entity.ts'
import { partnerTotalsEntity } from './assignments/partner-totals.entity.ts'
import { auditHeadEntity } from './audit/audit-head.entity.ts'
import { auditLinkEntity } from './audit/audit-link.entity.ts'
import { auditMonthEntity } from './audit/audit-month.entity.ts'
import { bankFileEntity } from './bank/bank-file.entity.ts'
import { bankLineEntity } from './bank/bank-line.entity.ts'
import { bankMatchEntity } from './bank/bank-match.entity.ts'
import { ocrEntity } from './bank/ocr.entity.ts'
import { payFileEntity } from './bank/pay-file.entity.ts'
import { payoutEntity } from './bank/payout.entity.ts'
import { inquiryEntity } from './business-inquiries/inquiry.entity.ts'
import { businessProfileEntity } from './business-profile/business-profile.entity.ts'
import { codeEntity } from './codes/code.entity.ts'
import { companyEntity } from './company/company.entity.ts'
import { companyNumberEntity } from './company/company-number.entity.ts'
import { departureEntity } from './company/departure.entity.ts'
import { invitationEntity } from './company/invitation.entity.ts'
import { joinRequestEntity } from './company/join-request.entity.ts'
import { memberEntity } from './company/member.entity.ts'
import { contentEntryEntity } from './content/content-entry.entity.ts'
import { contentVersionEntity } from './content/content-version.entity.ts'
import { pageEntity } from './content/page.entity.ts'
import { pageFailureEntity } from './content/page-failure.entity.ts'
import { renderRequestEntity } from './content/render-request.entity.ts'
import { renderingLeaseEntity } from './content/rendering-lease.entity.ts'
import type { Entity } from './contract/entity.ts'
import { creditChangeEntity } from './credits/credit-change.entity.ts'
import { creditOrderEntity } from './credits/credit-order.entity.ts'
import { creditsEntity } from './credits/credits.entity.ts'
import { feeEntity } from './credits/fee.entity.ts'
import { feeVersionEntity } from './credits/fee-version.entity.ts'
import { planEntity } from './credits/plan.entity.ts'
import { priceEntity } from './credits/price.entity.ts'
import { refundEntity } from './credits/refund.entity.ts'
import { dueEntity } from './due/due.entity.ts'
import { earningsEntity } from './earnings/earnings.entity.ts'
import { workEntryEntity } from './earnings/work-entry.entity.ts'
import { emailVerificationEntity } from './email-verification/email-verification.entity.ts'
import { uploadEntity } from './files/upload.entity.ts'
import { investorEntity } from './investors/investor.entity.ts'
import { monthFiguresEntity } from './investors/month-figures.entity.ts'
import { invoiceEntity } from './invoices/invoice.entity.ts'
import { seriesEntity } from './invoices/series.entity.ts'
import { leadEntity } from './leads/lead.entity.ts'
import { houseBalanceEntity } from './ledger/house-balance.entity.ts'
import { ledgerBalanceEntity } from './ledger/ledger-balance.entity.ts'
import { ledgerEntryEntity } from './ledger/ledger-entry.entity.ts'
import { ledgerLegEntity } from './ledger/ledger-leg.entity.ts'
import { lotEntity } from './ledger/lot.entity.ts'
import { taxedUseEntity } from './ledger/taxed-use.entity.ts'
import { noticeEntity } from './mail/notice.entity.ts'
import { suppressedEntity } from './mail/suppressed.entity.ts'
import { inquiryNeedsEntity } from './matching/inquiry-needs.entity.ts'
import { matchEntity } from './matching/match.entity.ts'
import { shortlistEntity } from './matching/shortlist.entity.ts'
import { closureEntity } from './meetings/closure.entity.ts'
import { meetingEntity } from './meetings/meeting.entity.ts'
import { seatEntity } from './meetings/seat.entity.ts'
import { issueEntity } from './newsletter/issue.entity.ts'
import { mailingEntity } from './newsletter/mailing.entity.ts'
import { subscriptionEntity } from './newsletter/subscription.entity.ts'
import { objectionEntity } from './objections/objection.entity.ts'
import { applicationEntity } from './open-assignments/application.entity.ts'
import { openAssignmentEntity } from './open-assignments/open-assignment.entity.ts'
import { openTotalsEntity } from './open-assignments/open-totals.entity.ts'
import { auditEntity } from './operator/audit.entity.ts'
import { queueNoteEntity } from './operator/queue-note.entity.ts'
import { cvTextEntity } from './partner-profile/cv-text.entity.ts'
import { humanCheckEntity } from './partner-profile/human-check.entity.ts'
import { partnerProfileEntity } from './partner-profile/partner-profile.entity.ts'
import { bankEntity } from './payment-settings/bank.entity.ts'
import { personEntity } from './privacy/person.entity.ts'
import { proofEntity } from './proof/proof.entity.ts'
import { proposalEntity } from './proposals/proposal.entity.ts'
import { milestoneEntity } from './reports/milestone.entity.ts'
import { reportEntity } from './reports/report.entity.ts'
import { workFilesEntity } from './reports/work-files.entity.ts'
import { payDayEntity } from './self-bills/pay-day.entity.ts'
import { selfBillEntity } from './self-bills/self-bill.entity.ts'
import { sellerEntity } from './self-bills/seller.entity.ts'
import { limitEntity } from './submissions/limit.entity.ts'
import { onceEntity } from './submissions/once.entity.ts'
import { termsAcceptanceEntity } from './terms/terms-acceptance.entity.ts'
import { threadEntity } from './threads/thread.entity.ts'
import { threadMessageEntity } from './threads/thread-message.entity.ts'
import { threadPartyEntity } from './threads/thread-party.entity.ts'
import { watchListEntity } from './watches/watch-list.entity.ts'

/**
 * Every kind of item in the table. Functions import the declarations that they use, one by one; only those that handle
 * every kind import this list.
 */
export const entities = {
  role: roleEntity,
  member: memberEntity,
  company: companyEntity,
  companyNumber: companyNumberEntity,
  invitation: invitationEntity,
  joinRequest: joinRequestEntity,
  departure: departureEntity,
  businessProfile: businessProfileEntity,
  credits: creditsEntity,
  creditChange: creditChangeEntity,
  inquiry: inquiryEntity,
  upload: uploadEntity,
  termsAcceptance: termsAcceptanceEntity,
  partnerProfile: partnerProfileEntity,
  cvText: cvTextEntity,
  match: matchEntity,
  inquiryNeeds: inquiryNeedsEntity,
  shortlist: shortlistEntity,
  humanCheck: humanCheckEntity,
  emailVerification: emailVerificationEntity,
  bank: bankEntity,
  partnerTotals: partnerTotalsEntity,
  partnerAssignment: partnerAssignmentEntity,
  earnings: earningsEntity,
  workEntry: workEntryEntity,
  payout: payoutEntity,
  lot: lotEntity,
  taxedUse: taxedUseEntity,
  ledgerEntry: ledgerEntryEntity,
  ledgerLeg: ledgerLegEntity,
  ledgerBalance: ledgerBalanceEntity,
  houseBalance: houseBalanceEntity,
  audit: auditEntity,
  auditHead: auditHeadEntity,
  auditLink: auditLinkEntity,
  auditMonth: auditMonthEntity,
  payDay: payDayEntity,
  approval: approvalEntity,
  openAssignment: openAssignmentEntity,
  application: applicationEntity,
  objection: objectionEntity,
  openTotals: openTotalsEntity,
  watchList: watchListEntity,
  proposal: proposalEntity,
  report: reportEntity,
  milestone: milestoneEntity,
  workFiles: workFilesEntity,
  seller: sellerEntity,
  selfBill: selfBillEntity,
  agreement: agreementEntity,
  agreementVersion: agreementVersionEntity,
  agreementSignature: agreementSignatureEntity,
  agreementPaper: agreementPaperEntity,
  rating: ratingEntity,
  lead: leadEntity,
  meeting: meetingEntity,
  seat: seatEntity,
  closure: closureEntity,
  due: dueEntity,
  thread: threadEntity,
  threadParty: threadPartyEntity,
  threadMessage: threadMessageEntity,
  creditOrder: creditOrderEntity,
  ocr: ocrEntity,
  series: seriesEntity,
  invoice: invoiceEntity,
  bankFile: bankFileEntity,
  bankLine: bankLineEntity,
  bankMatch: bankMatchEntity,
  payFile: payFileEntity,
  plan: planEntity,
  refund: refundEntity,
  price: priceEntity,
  fee: feeEntity,
  feeVersion: feeVersionEntity,
  contentEntry: contentEntryEntity,
  contentVersion: contentVersionEntity,
  renderRequest: renderRequestEntity,
  renderingLease: renderingLeaseEntity,
  page: pageEntity,
  pageFailure: pageFailureEntity,
  monthFigures: monthFiguresEntity,
  investor: investorEntity,
  subscription: subscriptionEntity,
  issue: issueEntity,
  mailing: mailingEntity,
  person: personEntity,
  code: codeEntity,
  device: deviceEntity,
  suppressed: suppressedEntity,
  notice: noticeEntity,
  once: onceEntity,
  limit: limitEntity,
  proof: proofEntity,
  queueNote: queueNoteEntity,
} as const satisfies Readonly<Record<string, Entity>>

export type ItemKind = keyof typeof entities
