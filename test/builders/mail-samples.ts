import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type { Change } from '#lambdas/platform/mail/outgoing-mail.ts'
import { roleEntity } from '#shared/accounts/role.entity.ts'
import { agreementProcess } from '#shared/agreements/agreement.process.ts'
import { ratingProcess } from '#shared/agreements/rating.process.ts'
import { approvalEntity } from '#shared/approvals/approval.entity.ts'
import { approvalProcess } from '#shared/approvals/approval.process.ts'
import { auditMonthEntity } from '#shared/audit/audit-month.entity.ts'
import { inquiryProcess } from '#shared/business-inquiries/inquiry.process.ts'
import { codeEntity } from '#shared/codes/code.entity.ts'
import { pageFailureEntity } from '#shared/content/page-failure.entity.ts'
import type { Entity } from '#shared/contract/entity.ts'
import { fillKey, keyPattern } from '#shared/contract/key-template.ts'
import type { Language } from '#shared/contract/language.ts'
import { partnerPartition } from '#shared/contract/partitions.ts'
import { orderProcess } from '#shared/credits/order.process.ts'
import { planProcess } from '#shared/credits/plan.process.ts'
import { refundProcess } from '#shared/credits/refund.process.ts'
import { entities } from '#shared/entities.ts'
import { investorEntity } from '#shared/investors/investor.entity.ts'
import { leadEntity } from '#shared/leads/lead.entity.ts'
import { leadProcess } from '#shared/leads/lead.process.ts'
import { subscriptionEntity } from '#shared/newsletter/subscription.entity.ts'
import { editableFields } from '#shared/open-assignments/open-assignment.ts'
import { auditEntity } from '#shared/operator/audit.entity.ts'
import { admissionProcess } from '#shared/partner-profile/admission.process.ts'
import { proposalProcess } from '#shared/proposals/proposal.process.ts'
import { milestoneProcess } from '#shared/reports/milestone.process.ts'
import { reportProcess } from '#shared/reports/report.process.ts'
import { payDayEntity } from '#shared/self-bills/pay-day.entity.ts'
import { selfBillProcess } from '#shared/self-bills/self-bill.process.ts'
import { threadPartyEntity } from '#shared/threads/thread-party.entity.ts'
import { agreementSample, ratingSample } from './agreement-sample.ts'
import { buildCodeItem } from './code-item.ts'
import { companySamples } from './company-samples.ts'
import { creditOrder, plan, refund } from './credit-mail-samples.ts'
import { filledIn } from './filled-in.ts'
import { createdAt, hostileInput, senderIn, stored } from './mailed-change.ts'
import { meetingChanges } from './meeting-mail-samples.ts'
import { movedThrough } from './moved-through.ts'
import { proposalSample } from './proposal-sample.ts'
import { milestoneSample, reportSample, workFilesSample } from './report-sample.ts'
import { selfBillSample } from './self-bill-sample.ts'
import {
  application,
  businessInquiry,
  candidate,
  changedApplication,
  changedInquiry,
  objections,
  watchList,
} from './work-mail-samples.ts'

const codes = (language: Language): Change[] =>
  (['business_sign_in', 'investor_access', 'partner_email'] as const).map(purpose => {
    const code = buildCodeItem({ purpose, language, expiresAt: Date.now() + 600_000 })
    return stored(codeEntity, codeEntity.key(code), code)
  })

const account = (language: Language, pool: 'business' | 'partner'): Change => {
  const { email } = senderIn(language)
  const role = { role: pool, pool, sub: randomUUID(), email, emailHash: 'hash', language, createdAt }
  return stored(roleEntity, roleEntity.key(role), role)
}

/** A partner whose forgotten password was replaced. */
const passwordReset = (language: Language): Change => {
  const { after } = account(language, 'partner')
  return { before: after, after: { ...after, passwordResetAt: createdAt } }
}

type Sender = ReturnType<typeof senderIn>
type Without<Fields, Names extends PropertyKey> = Fields extends unknown ? Omit<Fields, Names> : never
type LeadFields = Without<z.input<typeof leadEntity.item>, keyof Sender>

const lead = (language: Language, fields: LeadFields): Change => {
  const item = { ...senderIn(language), ...fields }
  return stored(leadEntity, leadEntity.key(item), item)
}

const approval = (): Change => {
  const item = {
    ...{ id: randomUUID(), name: 'refunds grant', state: 'asked' as const, revision: 1 },
    ...{ inputJson: '{"businessId":"1"}', inputHash: 'hash', askedBy: 'operator 1' },
    ...{ why: hostileInput.lines, createdAt, expiresAt: createdAt },
  }
  return stored(approvalEntity, approvalEntity.key(item), item)
}

const pageFailure = (): Change => {
  const item = { id: randomUUID(), address: '/en/about', error: 'TypeError', createdAt }
  return stored(pageFailureEntity, pageFailureEntity.key(item), item)
}

const auditMonth = (): Change => {
  const item = { month: '2027-02', count: 1_204, hash: 'a3'.repeat(32), createdAt }
  return stored(auditMonthEntity, auditMonthEntity.key(item), item)
}

const payDay = (): Change => {
  const item = {
    ...{ day: '2027-03-08', made: 2, noCompany: 1, notAgreed: 2, failed: 1 },
    ...{ payouts: 3, payoutsOre: 8_437_550, mailedOn: '2027-03-08', createdAt },
  }
  return stored(payDayEntity, payDayEntity.key(item), item)
}

const investor = (language: Language): Change => {
  const item = { ...senderIn(language), name: 'Ivar Lund', phone: '08-123 45 67' }
  return stored(investorEntity, investorEntity.key(item), item)
}

const getStarted = (language: Language): Change => lead(language, { kind: 'get_started', type: 'credits' })

const unreadMessage = (language: Language, side: 'business' | 'partner' | 'operator'): Change => {
  const { id, email } = senderIn(language)
  const party = {
    id,
    side,
    accountId: '1',
    name: 'Sara L.',
    email,
    language,
    createdAt,
    unread: 1,
    readUpTo: 0,
  }
  return stored(threadPartyEntity, threadPartyEntity.key(party), { ...party, mailedFrom: 1 })
}

const newBankDetails = (language: Language): Change => {
  const item = { ...senderIn(language), action: 'payment_settings_changed' }
  const owner = fillKey(partnerPartition, { sub: '1' })
  return stored(auditEntity, auditEntity.key({ owner, createdAt, id: item.id }), item)
}

const returnedPayout = (language: Language): Change => {
  const about = { month: '2026-10', amountOre: 2_250_000, payoutId: '1', reason: 'AC04' }
  const item = { ...senderIn(language), ...about, action: 'payouts return' }
  const owner = fillKey(partnerPartition, { sub: '1' })
  return stored(auditEntity, auditEntity.key({ owner, createdAt, id: item.id }), item)
}

const recordedSeller = (language: Language): Change => {
  const about = { legalName: hostileInput.markup, isAgreed: false }
  const item = { ...senderIn(language), ...about, action: 'sellers record' }
  const owner = fillKey(partnerPartition, { sub: '1' })
  return stored(auditEntity, auditEntity.key({ owner, createdAt, id: item.id }), item)
}

const subscription = (language: Language): Change => {
  const { email } = senderIn(language)
  const item = {
    ...{ emailHash: 'hash', email, state: 'pending' as const, language, nonce: 'nonce', createdAt },
    requestedAt: Date.parse(createdAt),
  }
  return stored(subscriptionEntity, subscriptionEntity.key(item), item)
}

const isOf = ({ after }: Change, { pk, sk }: Entity): boolean =>
  keyPattern(pk).test(String(after.PK)) && keyPattern(sk).test(String(after.SK))

/** Kinds whose mails any stored item shows. */
const others = (language: Language, besides: readonly Change[]): Change[] =>
  Object.values<Entity>(entities).flatMap(declared => {
    const { mailsOn, item, pk, sk } = declared
    if (!mailsOn || besides.some(change => isOf(change, declared))) return []
    const { shape } = item as unknown as { shape: Readonly<Record<string, z.ZodMiniType>> }
    const sender = senderIn(language)
    const key = { PK: fillKey(pk, { id: sender.id }), SK: fillKey(sk, { id: sender.id }) }
    return { before: null, after: { ...key, ...filledIn(shape), ...sender } }
  })

const written = (language: Language): Change[] => [
  subscription(language),
  account(language, 'business'),
  account(language, 'partner'),
  passwordReset(language),
  lead(language, {
    kind: 'project_inquiry',
    name: 'Anna Berg',
    mobile: '070-123 45 67',
    company: hostileInput.markup,
    projectTitle: hostileInput.lines,
    projectBudget: '50-150k',
    projectTimeline: '2-3månader',
    description: `${hostileInput.markup}\n\n${hostileInput.endless}`,
  }),
  getStarted(language),
  ...movedThrough(inquiryProcess, businessInquiry(language)),
  ...movedThrough(proposalProcess, proposalSample(language, createdAt, hostileInput)),
  ...movedThrough(agreementProcess, agreementSample(language, createdAt, hostileInput)),
  ...movedThrough(ratingProcess, ratingSample(language, createdAt, hostileInput)),
  ...movedThrough(reportProcess, reportSample(language, createdAt, hostileInput)),
  ...movedThrough(milestoneProcess, milestoneSample(language, createdAt, hostileInput)),
  workFilesSample(language, createdAt, hostileInput, 'business'),
  workFilesSample(language, createdAt, hostileInput, 'partner'),
  selfBillSample(language, createdAt, { name: hostileInput.markup }),
  ...movedThrough(selfBillProcess, selfBillSample(language, createdAt, { name: hostileInput.markup })),
  recordedSeller(language),
  ...movedThrough(leadProcess, getStarted(language)),
  ...movedThrough(admissionProcess, candidate(language)),
  ...meetingChanges(language),
  ...companySamples(language),
  creditOrder(language),
  ...movedThrough(orderProcess, creditOrder(language)),
  plan(language),
  ...movedThrough(planProcess, plan(language)),
  refund(language),
  ...movedThrough(refundProcess, refund(language)),
  approval(),
  ...movedThrough(approvalProcess, approval()),
  investor(language),
  businessInquiry(language),
  changedInquiry(language, { description: hostileInput.lines, version: 1 }),
  changedInquiry(language, { files: businessInquiry(language).after.files }),
  application(language),
  ...objections(language),
  changedApplication(language, { version: 1, message: hostileInput.lines, hourlyRateKronor: 950 }),
  changedApplication(language, { state: 'declined', declineReason: hostileInput.markup }, 'decline'),
  changedApplication(language, { state: 'accepted' }, 'accept'),
  changedApplication(language, { state: 'withdrawn' }, 'withdraw'),
  ...(['nudge', 'chase', 'assure'] as const).map(name => changedApplication(language, {}, name)),
  changedApplication(language, { toldOf: { at: createdAt, fields: [...editableFields] } }),
  watchList(language),
  newBankDetails(language),
  returnedPayout(language),
  unreadMessage(language, 'business'),
  unreadMessage(language, 'operator'),
  pageFailure(),
  auditMonth(),
  payDay(),
  ...codes(language),
]

/** One change for every mail that starts from what was stored, each as long and as hostile as it may be. */
export const changesThatMail = (language: Language): Change[] => {
  const changes = written(language)
  return [...changes, ...others(language, changes)]
}
