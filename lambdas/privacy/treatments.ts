import type { ItemKind } from '#shared/privacy/retention.ts'

/** What stays of an item: these fields as they are, and `blanked` ones as the word erased. */
export type Minimised = {
  keeps: readonly string[]
  blanked?: readonly string[]
  /** It goes on being worked on and paid, and does not say until when. */
  grows?: true
  reason: string
}

export type Treatment = 'removed' | 'left' | Minimised

const books = 'Bokföringslagen 7:2: accounting records are kept for seven years'

/** What an erasure does with each kind of item. `left` are those that hold nothing about anybody but a keyed hash. */
export const treatments: Readonly<Record<ItemKind, Treatment>> = {
  role: 'removed',
  businessProfile: 'removed',
  credits: 'removed',
  creditChange: { keeps: ['id', 'kind', 'credits', 'balance', 'reference', 'createdAt'], reason: books },
  inquiry: 'removed',
  upload: 'removed',
  partnerProfile: 'removed',
  humanCheck: 'removed',
  emailVerification: 'removed',
  bank: 'removed',
  partnerTotals: 'removed',
  partnerAssignment: {
    keeps: [
      ...['id', 'projectTitle', 'clientCompany', 'status', 'startDate', 'createdAt'],
      ...['hourlyRateOre', 'totalHours', 'creditsEarned', 'creditsAgreed', 'totalEarningsOre'],
    ],
    blanked: ['description'],
    grows: true,
    reason: books,
  },
  earnings: { keeps: ['month', 'totalHours', 'creditsEarned', 'paidOutOre'], grows: true, reason: books },
  workEntry: {
    keeps: [
      ...['id', 'kind', 'assignmentId', 'totalHours', 'creditsEarned', 'paidOutOre'],
      ...['reference', 'createdAt'],
    ],
    reason: books,
  },
  audit: {
    keeps: [
      ...['id', 'action', 'by', 'createdAt', 'GSI1PK', 'GSI1SK', 'status', 'state', 'to', 'month'],
      ...['orderId', 'assignmentId', 'inquiryId', 'partnerId', 'entryId', 'changeId', 'serviceId'],
      ...['credits', 'creditsUsed', 'balance'],
    ],
    reason: 'Who changed what has to be told for as long as the books are kept',
  },
  openAssignment: 'left',
  application: 'removed',
  openTotals: 'left',
  meeting: 'removed',
  seat: 'left',
  lead: 'removed',
  creditOrder: {
    keeps: [
      ...['id', 'createdAt', 'companyName', 'organizationNumber', 'vatNumber', 'credits', 'priceOre'],
      ...['paidAt', 'businessId', 'language', 'suspect', 'GSI1PK', 'GSI1SK'],
    ],
    blanked: ['companySigner', 'email', 'phone'],
    reason: `${books}, with the company that bought (5:7)`,
  },
  price: 'left',
  investor: 'removed',
  subscription: 'removed',
  person: 'left',
  code: 'removed',
  device: 'left',
  suppressed: 'left',
  notice: 'left',
  once: 'removed',
  limit: 'left',
  proof: 'left',
}
