/** How long something stays: from when it is stored, unless it says otherwise. */
export type Kept =
  | { readonly days: number }
  | { readonly hours: number }
  /** Until the end of the seventh year after the fiscal year it belongs to. */
  | { readonly until: 'books close' }
  /** As long as its account; what the books need of it stays until they close. */
  | { readonly until: 'account ends' | 'account ends, then books close' }
  /** As long as what it points to. */
  | { readonly until: 'its target ends' }
  /** It says itself when it ends, within this many hours. */
  | { readonly until: 'its own end'; readonly withinHours: number }
  /** A yes lasts until it is taken back; from then on, and before it is given, this many days. */
  | { readonly until: 'consent ends'; readonly days: number }
  /** About nobody, or no more than a keyed hash of an address. */
  | { readonly until: 'replaced' }

export const untilAccountEnds = { until: 'account ends' } as const
export const untilBooksClose = { until: 'books close' } as const
export const untilAccountAndBooksClose = { until: 'account ends, then books close' } as const
export const untilReplaced = { until: 'replaced' } as const

/** Bokföringslagen 7:2: years after the fiscal year. Fiscal years are calendar years here. */
export const bookYears = 7
export const booksReason = 'Bokföringslagen 7:2: accounting records are kept for seven years'

/** Days that kinds of items stay, where a bucket or the privacy policy says the same. */
export const itemDays = {
  /** What visitors and businesses send: twenty-four months. */
  received: 730,
  /** A subscription that nobody has confirmed, or that has ended. */
  unconfirmed: 30,
  upload: 1,
  code: 2,
  device: 180,
  notice: 90,
} as const

export const itemHours = { once: 24, limit: 48 } as const

/** Days after which objects of the buckets go, by what they are. */
export const objectDays = {
  /** A file that nobody took: as long as its upload. */
  unclaimed: itemDays.upload,
  /** Files of an inquiry: as long as the inquiry. */
  inquiryFiles: itemDays.received,
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
