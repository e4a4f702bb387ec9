import * as z from 'zod/mini'
import { inquiry } from '#shared/business-inquiries/inquiry.ts'
import { language } from '#shared/contract/language.ts'
import { keys } from '../platform/table/keys.ts'
import { type TransactItem, tableName } from '../platform/table/table.ts'
import { deciding, declines, declineWaiting, waiting } from './applications.store.ts'
import type { Acceptance, Applications } from './applications.ts'
import { assignmentItems } from './assignments.store.ts'
import { auditItem } from './audit.store.ts'
import { balanceOf, creditItems } from './credit-items.store.ts'
import { found } from './found.store.ts'
import { closing, findPublished, inquiryGoes } from './open-assignments.store.ts'
import type { Operation } from './run.ts'
import { emailVerifiedAt } from './verified-address.store.ts'
import { written } from './written.store.ts'

const stateItem = z.object({ state: z.string() })
const partnerItem = z.object({ status: z.string(), email: z.string() })
const customer = z.extend(z.pick(inquiry, { state: true, serviceId: true }), {
  email: z.string(),
  contactPerson: z.string(),
  companyName: z.string(),
  language,
})

const stillApproved = (partnerId: string): TransactItem => ({
  ConditionCheck: {
    TableName: tableName(),
    Key: keys.partnerProfile(partnerId),
    ConditionExpression: '#status = :approved',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':approved': 'approved' },
  },
})

const assignmentOf = ({ published, booking, partnerId, hourlyRateOre }: Acceptance, { at }: Operation) => {
  const { id, title, clientCompany, description, startDate, creditsAmount } = published
  return assignmentItems(partnerId, {
    ...{ id, projectTitle: title, clientCompany, description, startDate, hourlyRateOre },
    ...{ status: 'active', totalHours: 0, creditsEarned: 0, createdAt: at },
    creditsAgreed: booking?.credits ?? creditsAmount,
  })
}

/** What the business pays, and who did it: the confirmation of its booking comes of that note. */
const bookingItems = (
  { published, booking, partnerId, unverifiedReason }: Acceptance,
  operation: Operation,
): TransactItem[] => {
  const about = { assignmentId: published.id, partnerId, unverifiedReason }
  if (!booking) return [auditItem(operation, keys.openAssignment(published.id).PK, about)]
  const { businessId, credits, balance, inquiry: asked } = booking
  const { serviceId, companyName, language: theirs } = asked
  const customerIs = { customerEmail: asked.email, customerName: asked.contactPerson, language: theirs }
  const booked = { ...about, ...customerIs, serviceId, companyName, creditsUsed: credits }
  const change = { kind: 'assignment', credits: -credits, reference: published.title } as const
  return [
    ...creditItems(businessId, balance, { id: published.id, ...change, createdAt: operation.at }),
    ...inquiryGoes(published, 'matching', 'matched'),
    auditItem(operation, keys.credits(businessId).PK, booked),
  ]
}

/** The applications as one operation decides on them. */
export const applicationsFor = (operation: Operation): Applications => ({
  waiting,
  decline: declineWaiting,
  find: (id, partnerId) => found(keys.application(id, partnerId), stateItem),
  findPublished,
  partner: async partnerId => {
    const [profile, verifiedAt] = await Promise.all([
      found(keys.partnerProfile(partnerId), partnerItem),
      emailVerifiedAt(partnerId),
    ])
    return profile && { ...profile, emailVerifiedAt: verifiedAt }
  },
  balance: balanceOf,
  inquiry: (businessId, inquiryId) => found(keys.inquiry(businessId, inquiryId), customer),
  accept: acceptance => {
    const { published, partnerId } = acceptance
    return written([
      deciding(published.id, partnerId, 'accepted'),
      ...closing(published.id, partnerId),
      stillApproved(partnerId),
      ...assignmentOf(acceptance, operation),
      ...bookingItems(acceptance, operation),
      ...declines(published.id, acceptance.waiting),
    ])
  },
  declineOne: (id, partnerId) =>
    written([
      deciding(id, partnerId, 'declined'),
      auditItem(operation, keys.openAssignment(id).PK, { partnerId }),
    ]),
})
