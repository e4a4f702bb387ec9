/** The round that the investor page is about. */
export const round = 'Seed Q4 2025'

/** The years of the vision, and whether they have passed. Texts: shared/phrases/<language>/investors.ts. */
export const vision = [
  { year: 2025, reached: true },
  { year: 2026, reached: false },
  { year: 2028, reached: false },
] as const

/** The reasons to invest, in this order. */
export const reasons = ['recurring', 'selected', 'oneSystem', 'lasting'] as const
