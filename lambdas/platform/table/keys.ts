/**
 * Every key of the table, one line an item; the chart stands in README.md. Keys of accounts carry their pool,
 * so that equal subjects of two pools never meet.
 */
const month = (instant: string) => instant.slice(0, 7)

export const keys = {
  businessProfile: (sub: string) => ({ PK: `BUSINESS#${sub}`, SK: 'PROFILE' }),
  businessProfiles: (createdAt: string) => ({ GSI1PK: 'BUSINESSES', GSI1SK: createdAt }),
  credits: (sub: string) => ({ PK: `BUSINESS#${sub}`, SK: 'CREDITS' }),
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
  leads: (kind: string, createdAt: string, id: string) => ({
    GSI1PK: `LEADS#${kind}#${month(createdAt)}`,
    GSI1SK: `${createdAt}#${id}`,
  }),
}
