import type { FrozenRow } from '#shared/matching/shortlist.entity.ts'

/** How far partners were brought: proposed to a business, or chosen by it. */
type Reached = 'proposed' | 'chosen'

/** A shortlist, and how far its partners were brought. */
export type Outcome = {
  inquiryId: string
  createdAt: string
  rows: readonly FrozenRow[]
  reached: ReadonlyMap<string, Reached>
}

const bands = ['shows', 'close', 'perhaps', null] as const

type Counted = Outcome['rows'][number] & { reached: Reached | undefined }

/** The last shortlist of each inquiry: whoever looks three times has not shown anybody three times. */
const lastOfEach = (outcomes: readonly Outcome[]): Outcome[] => [
  ...new Map(
    outcomes
      .toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
      .map(outcome => [outcome.inquiryId, outcome]),
  ).values(),
]

const counts = (rows: readonly Counted[]) => ({
  shown: rows.length,
  proposed: rows.filter(({ reached }) => reached !== undefined).length,
  chosen: rows.filter(({ reached }) => reached === 'chosen').length,
})

/**
 * How many partners were shown, proposed and chosen, by band and by whether they use the language of the business. Every
 * line is there, also without anybody: what never happens is what one looks for. No line names anybody.
 */
export const countExposure = (outcomes: readonly Outcome[]) => {
  const all = lastOfEach(outcomes).flatMap(({ rows, reached }) =>
    rows.map((row): Counted => ({ ...row, reached: reached.get(row.partnerId) })),
  )
  return bands.flatMap(band =>
    [true, false].map(sameLanguage => ({
      band: band ?? 'none',
      language: sameLanguage ? 'same' : 'other',
      ...counts(all.filter(row => row.band === band && row.sameLanguage === sameLanguage)),
    })),
  )
}
