import { agreementEntity } from '#shared/agreements/agreement.entity.ts'
import { approvalEntity } from '#shared/approvals/approval.entity.ts'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { keyParts } from '#shared/contract/key-template.ts'
import { creditOrderEntity } from '#shared/credits/credit-order.entity.ts'
import { refundEntity } from '#shared/credits/refund.entity.ts'
import { leadEntity } from '#shared/leads/lead.entity.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { proposalEntity } from '#shared/proposals/proposal.entity.ts'
import { readAgreement } from '../agreements/agreements.store.ts'
import { findRatingAt } from '../agreements/ratings-by-time.store.ts'
import { livingApproval } from '../approvals/approval-life.ts'
import { findApproval } from '../approvals/approvals.store.ts'
import { endingAssignment } from '../assignments/assignments.store.ts'
import { findRefund } from '../credits/account-orders.store.ts'
import { findOrder } from '../credits/order-moves.store.ts'
import { planEffects } from '../credits/plan-by-time.store.ts'
import { livingPlan } from '../credits/plan-life.ts'
import { findPlanAt } from '../credits/plans.store.ts'
import { livingRefund } from '../credits/refund-life.ts'
import { findLead } from '../leads/leads.store.ts'
import { findMeetingAt } from '../meetings/meetings-by-time.store.ts'
import { findObjectionAt } from '../objections/objections-by-time.store.ts'
import { findApplicationAt } from '../open-assignments/applications-by-time.store.ts'
import { findAdmission } from '../partner-profile/admission.store.ts'
import { openingRatings } from '../platform/agreements/ratings.store.ts'
import { findInquiryFamily } from '../platform/inquiries/family.store.ts'
import type { LivingAgreement } from '../platform/inquiries/family.ts'
import type { Effects, Found } from '../platform/process/found.ts'
import { noFamily } from '../platform/process/living.ts'
import { ttlOf } from '../platform/table/retention.ts'
import type { Key } from '../platform/table/table.ts'
import { findReportByKey } from '../reports/by-time.store.ts'
import { findMilestoneByKey } from '../reports/move-milestone.store.ts'
import { findSelfBillByKey } from '../self-bills/answers.store.ts'

/**
 * With the time of notice the assignment of the partner is over: on the last day, whose end this instant is. The two rate
 * each other from then on.
 */
const agreementEffects =
  (item: LivingAgreement['item']) =>
  async (transition: string, now: string): Promise<Effects> => {
    if (transition !== 'end') return {}
    const lastDay = new Date(Date.parse(item.terms?.ends ?? '') - 1).toISOString()
    const [ending, ratings] = await Promise.all([
      endingAssignment(item.partnerId, item.id, lastDay),
      openingRatings(item, now),
    ])
    return { writes: [...ending, ...ratings] }
  }

/** The agreement, the reports and what is due of work are found by its inquiry, which is kept for as long as it goes on. */
const inquiryEffects = async (transition: string): Promise<Effects> =>
  transition === 'follow' ? { set: { ttl: ttlOf(inquiryEntity) } } : {}

/** How the item of each process is found by its key, with what lives and dies with it. */
export const finders: Readonly<Record<string, (key: Key) => Promise<Found | null>>> = {
  inquiry: async ({ PK, SK }) => {
    const { sub: businessId = '' } = keyParts(inquiryEntity.pk, PK) ?? {}
    const { id: inquiryId = '' } = keyParts(inquiryEntity.sk, SK) ?? {}
    const inquiry = (await findInquiryFamily({ businessId, inquiryId }))?.inquiry
    return inquiry ? { ...inquiry, effects: inquiryEffects } : null
  },
  proposal: async ({ PK, SK }) => {
    const { sub: businessId = '' } = keyParts(proposalEntity.pk, PK) ?? {}
    const { inquiryId = '' } = keyParts(proposalEntity.sk, SK) ?? {}
    const family = await findInquiryFamily({ businessId, inquiryId })
    return family?.proposals.find(({ living }) => living.key.SK === SK) ?? null
  },
  agreement: async ({ PK }) => {
    const stored = await readAgreement(keyParts(agreementEntity.pk, PK)?.id ?? '')
    if (!stored) return null
    const { id: inquiryId, businessId } = stored.item
    const agreement = (await findInquiryFamily({ businessId, inquiryId }))?.agreement
    return agreement ? { ...agreement, effects: agreementEffects(agreement.item) } : null
  },
  rating: findRatingAt,
  lead: async ({ PK }) => {
    const lead = await findLead(keyParts(leadEntity.pk, PK)?.id ?? '')
    return lead && { living: lead.living, family: noFamily }
  },
  admission: async ({ PK }) => {
    const living = await findAdmission(keyParts(partnerProfileEntity.pk, PK)?.sub ?? '')
    return living && { living, family: noFamily }
  },
  meeting: findMeetingAt,
  application: findApplicationAt,
  objection: findObjectionAt,
  order: async ({ PK }) => {
    const order = await findOrder(keyParts(creditOrderEntity.pk, PK)?.id ?? '')
    return order && { living: order.living, family: noFamily }
  },
  plan: async key => {
    const plan = await findPlanAt(key)
    return plan && { living: livingPlan(plan), family: noFamily, effects: planEffects(plan) }
  },
  refund: async ({ PK }) => {
    const refund = await findRefund(keyParts(refundEntity.pk, PK)?.sub ?? '')
    return refund && { living: livingRefund(refund), family: noFamily }
  },
  report: findReportByKey,
  milestone: findMilestoneByKey,
  self_bill: findSelfBillByKey,
  approval: async ({ PK }) => {
    const approval = await findApproval(keyParts(approvalEntity.pk, PK)?.id ?? '')
    return approval && { living: livingApproval(approval), family: noFamily }
  },
}
