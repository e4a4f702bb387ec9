/** How long an item is kept, from when it is stored unless stated otherwise. */
export type Kept =
  | { readonly days: number }
  | { readonly hours: number }
  /** Until the end of the seventh year after the fiscal year it belongs to. */
  | { readonly until: 'books close' }
  /** As long as its account; what the books need is kept until they close. */
  | { readonly until: 'account ends' | 'account ends, then books close' }
  /** As long as the item that it refers to. */
  | { readonly until: 'its target ends' }
  /** Until the instant that it states, within this many hours. */
  | { readonly until: 'its own end'; readonly withinHours: number }
  /** Until the consent is withdrawn; after that, and before it is given, this many days. */
  | { readonly until: 'consent ends'; readonly days: number }
  /** Contains nothing about a person, or only a keyed hash of an address. */
  | { readonly until: 'replaced' }

export const untilAccountEnds = { until: 'account ends' } as const
export const untilBooksClose = { until: 'books close' } as const
export const untilAccountAndBooksClose = { until: 'account ends, then books close' } as const
export const untilTargetEnds = { until: 'its target ends' } as const
export const untilReplaced = { until: 'replaced' } as const

/** Bokföringslagen 7:2: years after the fiscal year. Fiscal years are calendar years here. */
export const bookYears = 7
export const booksReason = 'Bokföringslagen 7:2: accounting records are kept for seven years'

/** Days that a bucket or the privacy policy shares with kinds of items. */
export const itemDays = {
  /** What visitors and businesses send: twenty-four months. */
  received: 730,
  /** A subscription that was never confirmed, or that has ended. */
  unconfirmed: 30,
  upload: 1,
  code: 2,
  device: 180,
  notice: 90,
} as const

export const itemHours = { once: 24, limit: 48 } as const

/** Days after which objects of the buckets are deleted, by kind. */
export const objectDays = {
  /** A file that was not used: as long as its upload. */
  unclaimed: itemDays.upload,
  /** Files of an inquiry or an assignment: as long as what names them. */
  projectFiles: itemDays.received,
  /** Versions that were deleted or overwritten, against operating mistakes. */
  oldVersions: 30,
  /** Shorter than notices are kept, so that a redrive knows which mails were sent. */
  parkedRecords: 60,
  /** The accounts of partners in clear: as long as it takes to release and send a file. */
  payFiles: 7,
  /** Longer than the 35 days that the table can be restored to. */
  erasures: 90,
  /** Fourteen months. */
  events: 426,
  queryResults: 30,
  /** Until the books close, of whatever day of a year: the year itself and seven more. */
  papers: (bookYears + 1) * 366,
  accessLogs: 90,
} as const
