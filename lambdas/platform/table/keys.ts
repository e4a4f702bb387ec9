/**
 * Every key of the table, one line an item; the chart stands in docs/data-model.md. Keys of accounts carry their pool,
 * so that equal subjects of two pools never meet.
 */
const month = (instant: string) => instant.slice(0, 7)

export const keys = {
  businessProfile: (sub: string) => ({ PK: `BUSINESS#${sub}`, SK: 'PROFILE' }),
  businessProfiles: (createdAt: string) => ({ GSI1PK: 'BUSINESSES', GSI1SK: createdAt }),
  credits: (sub: string) => ({ PK: `BUSINESS#${sub}`, SK: 'CREDITS' }),
  creditChange: (sub: string, createdAt: string, id: string) => ({
    PK: `BUSINESS#${sub}`,
    SK: `CREDIT#${createdAt}#${id}`,
  }),
  inquiry: (sub: string, id: string) => ({ PK: `BUSINESS#${sub}`, SK: `INQUIRY#${id}` }),
  partnerProfile: (sub: string) => ({ PK: `PARTNER#${sub}`, SK: 'PROFILE' }),
  partnerProfiles: (status: string, createdAt: string) => ({
    GSI1PK: `PARTNERS#${status}`,
    GSI1SK: createdAt,
  }),
  humanCheck: (sub: string, id: string) => ({ PK: `PARTNER#${sub}`, SK: `CHECK#${id}` }),
  emailVerification: (sub: string, id: string) => ({ PK: `PARTNER#${sub}`, SK: `VERIFICATION#${id}` }),
  bank: (sub: string) => ({ PK: `PARTNER#${sub}`, SK: 'BANK' }),
  partnerTotals: (sub: string) => ({ PK: `PARTNER#${sub}`, SK: 'TOTALS' }),
  partnerAssignment: (sub: string, createdAt: string, id: string) => ({
    PK: `PARTNER#${sub}`,
    SK: `ASSIGNMENT#${createdAt}#${id}`,
  }),
  partnerAssignments: (sub: string, status: string, createdAt: string) => ({
    GSI1PK: `PARTNER#${sub}#${status}`,
    GSI1SK: createdAt,
  }),
  earnings: (sub: string, month: string) => ({ PK: `PARTNER#${sub}`, SK: `EARNINGS#${month}` }),
  workEntry: (sub: string, month: string, id: string) => ({
    PK: `PARTNER#${sub}`,
    SK: `ENTRY#${month}#${id}`,
  }),
  openAssignment: (id: string) => ({ PK: `OPEN#${id}`, SK: 'ASSIGNMENT' }),
  openAssignments: (createdAt: string) => ({ GSI1PK: 'OPEN', GSI1SK: createdAt }),
  /** How many are open, by increment. */
  openTotals: () => ({ PK: 'OPEN', SK: 'TOTALS' }),
  application: (id: string, sub: string) => ({ PK: `OPEN#${id}`, SK: `APPLICATION#${sub}` }),
  applications: (sub: string, createdAt: string) => ({
    GSI1PK: `PARTNER#${sub}`,
    GSI1SK: `APPLICATION#${createdAt}`,
  }),
  audit: (owner: string, createdAt: string, id: string) => ({
    PK: owner,
    SK: `AUDIT#${createdAt}#${id}`,
    GSI1PK: `AUDIT#${month(createdAt)}`,
    GSI1SK: createdAt,
  }),
  upload: (pool: 'business' | 'partner', sub: string, id: string) => ({
    PK: `${pool.toUpperCase()}#${sub}`,
    SK: `UPLOAD#${id}`,
  }),
  role: (pool: 'business' | 'partner', sub: string) => ({ PK: `USER#${pool}#${sub}`, SK: 'ROLE' }),
  subscription: (emailHash: string) => ({ PK: `SUBSCRIBER#${emailHash}`, SK: 'SUBSCRIPTION' }),
  person: (emailHash: string, entity: string) => ({ PK: `PERSON#${emailHash}`, SK: entity }),
  device: (deviceHash: string) => ({ PK: `DEVICE#${deviceHash}`, SK: 'DEVICE' }),
  suppressed: (emailHash: string) => ({ PK: `SUPPRESSED#${emailHash}`, SK: 'SUPPRESSED' }),
  notice: (source: string, template: string, recipientHash: string) => ({
    PK: `NOTICE#${source}`,
    SK: `${template}#${recipientHash}`,
  }),
  unsentNotices: (state: string, createdAt: string) => ({ GSI1PK: `NOTICES#${state}`, GSI1SK: createdAt }),
  once: (keyHash: string) => ({ PK: `ONCE#${keyHash}`, SK: 'ONCE' }),
  limit: (form: string, kind: string, hash: string, windowStart: number) => ({
    PK: `LIMIT#${form}#${kind}#${hash}`,
    SK: String(windowStart),
  }),
  code: (purpose: string, emailHash: string) => ({ PK: `CODE#${purpose}#${emailHash}`, SK: 'CODE' }),
  proof: (proofHash: string) => ({ PK: `PROOF#${proofHash}`, SK: 'PROOF' }),
  lead: (id: string) => ({ PK: `LEAD#${id}`, SK: 'LEAD' }),
  meeting: (id: string) => ({ PK: `MEETING#${id}`, SK: 'MEETING' }),
  seat: (startsAt: string, seat: number) => ({ PK: `SLOT#${startsAt}`, SK: `SEAT#${seat}` }),
  price: (credits: number) => ({ PK: 'PRICES', SK: `CREDITS#${String(credits).padStart(3, '0')}` }),
  creditOrder: (id: string) => ({ PK: `ORDER#${id}`, SK: 'ORDER' }),
  investor: (id: string) => ({ PK: `INVESTOR#${id}`, SK: 'ACCESS' }),
  /** What investors are shown of a month that is over. */
  monthFigures: (month: string) => ({ PK: 'FIGURES', SK: `MONTH#${month}` }),
  leads: (kind: string, createdAt: string, id: string) => ({
    GSI1PK: `LEADS#${kind}#${month(createdAt)}`,
    GSI1SK: `${createdAt}#${id}`,
  }),
}
