/** How long something stays: from when it is stored, unless it says otherwise. */
export type Kept =
  | { days: number }
  | { hours: number }
  /** Until the end of the seventh year after the fiscal year it belongs to. */
  | { until: 'books close' }
  /** As long as its account; what the books need of it stays until they close. */
  | { until: 'account ends' | 'account ends, then books close' }
  /** As long as what it points to. */
  | { until: 'its target ends' }
  /** It says itself when it ends, within this many hours. */
  | { until: 'its own end'; withinHours: number }
  /** A yes lasts until it is taken back; from then on, and before it is given, this many days. */
  | { until: 'consent ends'; days: number }
  /** About nobody, or no more than a keyed hash that protects whose it is. */
  | { until: 'replaced' }

type Retention = { kept: Kept; why: string }

const account = { until: 'account ends' } as const
const books = { until: 'books close' } as const
const accountThenBooks = { until: 'account ends, then books close' } as const
/** Twenty-four months. */
const lead = { days: 730 } as const

/** Bokföringslagen 7:2: years after the fiscal year. Fiscal years are calendar years here. */
export const bookYears = 7

/** Every kind of item by its name in keys.ts: this sets each `ttl`, and the policy says the same. */
export const retention = {
  role: { kept: account, why: 'Who signs in' },
  businessProfile: { kept: account, why: 'What the service knows a business by' },
  credits: { kept: account, why: 'What a business has left' },
  creditChange: { kept: accountThenBooks, why: 'How a paid balance came about' },
  inquiry: { kept: lead, why: 'To answer, to match, and to know what was said' },
  upload: { kept: { days: 1 }, why: 'A file that nobody took' },
  partnerProfile: { kept: account, why: 'What a partner is matched by' },
  humanCheck: { kept: { until: 'its own end', withinHours: 1 }, why: 'A sum to answer once' },
  emailVerification: { kept: { days: 1 }, why: 'Longer than its codes work' },
  bank: { kept: account, why: 'Where pay goes' },
  partnerTotals: { kept: account, why: 'Sums of what stands beside them' },
  partnerAssignment: { kept: accountThenBooks, why: 'What pay was earned with' },
  earnings: { kept: accountThenBooks, why: 'What was earned and paid' },
  workEntry: { kept: accountThenBooks, why: 'What earnings are the sum of' },
  audit: { kept: books, why: 'Who changed what, money and bank details among it' },
  openAssignment: { kept: { until: 'replaced' }, why: 'What an operator writes of a project' },
  application: { kept: lead, why: 'Who was asked for, and what was answered' },
  openTotals: { kept: { until: 'replaced' }, why: 'A count' },
  meeting: { kept: lead, why: 'To hold it, and to know what was said' },
  seat: { kept: lead, why: 'A time that is taken, once' },
  lead: { kept: lead, why: 'To answer, to match, and to know what was said' },
  creditOrder: { kept: books, why: 'What was invoiced' },
  price: { kept: { until: 'replaced' }, why: 'A price of ours' },
  investor: { kept: lead, why: 'Who was given the key figures' },
  subscription: { kept: { until: 'consent ends', days: 30 }, why: 'Whom the letter goes to' },
  person: { kept: { until: 'its target ends' }, why: 'To find what is somebody’s' },
  code: { kept: { days: 2 }, why: 'To count guesses over a day' },
  device: { kept: { days: 180 }, why: 'To let a known device in whoever burns codes' },
  suppressed: { kept: { until: 'replaced' }, why: 'To mail nobody who bounced or complained' },
  notice: { kept: { days: 90 }, why: 'To mail nothing twice, and to tell what was mailed' },
  once: { kept: { hours: 24 }, why: 'To do a submission once' },
  limit: {
    kept: { until: 'its own end', withinHours: 48 },
    why: 'To count the attempts of an hour or a day',
  },
  proof: { kept: { until: 'its own end', withinHours: 1 }, why: 'To accept a proof once' },
} as const satisfies Readonly<Record<string, Retention>>

export type ItemKind = keyof typeof retention

/** Days after which objects of the buckets go, by what lies there. */
export const objectDays = {
  /** A file that nobody took: as long as its upload. */
  unclaimed: retention.upload.kept.days,
  /** Files of an inquiry: as long as the inquiry. */
  inquiryFiles: retention.inquiry.kept.days,
  /** Versions that were deleted or written over, against mistakes of ours. */
  oldVersions: 30,
  /** Shorter than notices are kept, so that whoever redrives knows which mails went out. */
  parkedRecords: 60,
  /** Longer than the oldest moment that the table can be restored to, which is 35 days back. */
  erasures: 90,
  /** Fourteen months. */
  events: 426,
  queryResults: 30,
  accessLogs: 90,
} as const
