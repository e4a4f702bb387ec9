import * as z from 'zod/mini'
import type { EngagedAssignment } from '#shared/assignments/partner-assignment.entity.ts'
import { creditsEntity } from '#shared/credits/credits.entity.ts'
import type { NewCreditChange } from '#shared/credits/read-credits.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { whileApproved } from '../platform/commands/partner-status.store.ts'
import { findVerifiedAt } from '../platform/commands/verification.store.ts'
import { reservation } from '../platform/ledger/credit-postings.store.ts'
import type { Posting } from '../platform/ledger/entry.ts'
import { operatorMove } from '../platform/process/obstacles.ts'
import { getItem } from '../platform/table/get-item.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { answering, decliningWith, findLivingApplication, openApplications } from './applications.store.ts'
import type { Payers } from './booking.ts'
import type { Acceptance, ApplicationDecisions } from './decide-on-application.ts'
import { closing, findPublished } from './open-assignments.store.ts'

/** What other features do when an application is accepted; what they write is part of one transaction. */
export type AcceptanceParts = Payers & {
  addingAssignment: (partnerId: string, added: EngagedAssignment, now: string) => Promise<TransactItem[]>
  changingCredits: (
    businessId: string,
    before: number,
    change: NewCreditChange,
    ...postings: readonly [Posting, ...Posting[]]
  ) => Promise<TransactItem[]>
}

const partnerItem = z.pick(partnerProfileEntity.item, { status: true, email: true })

const findPartner: ApplicationDecisions['findPartner'] = async partnerId => {
  const [profile, emailVerifiedAt] = await Promise.all([
    getItem(partnerProfileEntity.key({ sub: partnerId }), partnerItem),
    findVerifiedAt(partnerId),
  ])
  return profile && { ...profile, emailVerifiedAt }
}

/** The assignment that the partner gets. */
const assignmentOf = (
  { assignment, booking, hourlyRateOre, hoursAgreed }: Acceptance,
  createdAt: string,
): EngagedAssignment => {
  const { id, title: projectTitle, clientCompany, description, startDate, creditsAmount } = assignment
  return {
    ...{ id, projectTitle, clientCompany, description, startDate, hourlyRateOre, createdAt },
    ...{ status: 'active' as const, totalHours: 0, creditsEarned: 0 },
    ...{ creditsAgreed: booking?.credits ?? creditsAmount, hoursAgreed, endDate: null },
    ...(booking && {
      businessId: booking.businessId,
      inquiryId: booking.inquiryId,
      creditsPaid: booking.credits,
    }),
  }
}

/** The debit of the business, with the audit item from which its confirmation mail is made. */
const bookingItems = async (
  { assignment, booking, partnerId, unverifiedReason }: Acceptance,
  { changingCredits }: AcceptanceParts,
  operation: Operation,
): Promise<TransactItem[]> => {
  const about = { assignmentId: assignment.id, partnerId, unverifiedReason }
  if (!booking) return []
  const { businessId, credits, balance, inquiry } = booking
  const { serviceId, companyName, language, email: customerEmail, contactPerson: customerName } = inquiry.item
  const booked = { customerEmail, customerName, language, serviceId, companyName, creditsUsed: credits }
  const change = { kind: 'assignment', credits: -credits, reference: assignment.title } as const
  return [
    ...(await changingCredits(
      businessId,
      balance,
      { id: assignment.id, ...change, createdAt: operation.at },
      reservation({ businessId, assignmentId: assignment.id, credits }, operation),
    )),
    ...operatorMove(
      inquiry.living,
      // It states an assignment only as long as that is open.
      { name: 'book', at: operation.at, who: operation.by, set: { assignmentId: null } },
      inquiry.family,
    ),
    auditItem(operation, creditsEntity.key({ sub: businessId }).PK, { ...about, ...booked }),
  ]
}

/** The applications, as one operation decides on them. */
export const applicationDecisions = (operation: Operation, parts: AcceptanceParts): ApplicationDecisions => ({
  ...openApplications(operation),
  find: findLivingApplication,
  findAssignment: findPublished,
  findPartner,
  findBalance: parts.findBalance,
  findInquiry: parts.findInquiry,
  accept: async acceptance => {
    const { assignment, application, partnerId, unverifiedReason, others } = acceptance
    const added = assignmentOf(acceptance, operation.at)
    return tryTransact([
      ...answering(application, { name: 'accept', about: { unverifiedReason } }, operation),
      ...closing(assignment.id, partnerId),
      whileApproved(partnerId),
      ...(await parts.addingAssignment(partnerId, added, operation.at)),
      ...(await bookingItems(acceptance, parts, operation)),
      ...decliningWith(others, 'other_chosen', operation),
    ])
  },
  decline: (application, declineReason) =>
    tryTransact(answering(application, { name: 'decline', set: { declineReason } }, operation)),
})
