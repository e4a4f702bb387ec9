/** What counts how much. Changed only with the figures of the labelled sets in docs/matching.md. */
export const weights = {
  version: 2,
  /** The parts of a score; together they are 1. */
  parts: { service: 0.4, needs: 0.4, words: 0.08, cards: 0.06, pages: 0.06 },
  /** What a concept is worth that work or a CV shows, and one that is only claimed. */
  shown: 1,
  claimed: 0.7,
  /** What is missing of that if it is named once; half of it if twice. */
  once: 0.2,
  /** With less than this read from a brief, the other parts count more. */
  enough: 2.5,
  /** The share that counts for a partner who knows a broader concept than the one asked for, or a sibling of it. */
  broader: 0.45,
  sibling: 0.45,
  /** A partner who chose more services than this, or claims more than this without showing it, is less sure of each. */
  manyServices: 4,
  manyClaims: 10,
  /** The share of the score that is left to a partner who places others instead of doing the work. */
  places: 0.3,
  /** The share that is left to one who lists all services and shows little. */
  listsAll: 0.5,
  facts: {
    language: 0.6,
    remoteOnly: 0.7,
    far: 0.65,
    distant: 0.8,
    lateSoon: 0.9,
    lateLong: 0.65,
    lateVery: 0.5,
    rateLittle: 0.9,
    rateMuch: 0.8,
  },
  bands: { shows: 0.5, close: 0.3, perhaps: 0.21 },
  /** A partner with less than this share of the best score is not shown. */
  ofBest: 0.29,
} as const

export type Weights = {
  [Name in keyof typeof weights]: (typeof weights)[Name] extends number
    ? number
    : { [Part in keyof (typeof weights)[Name]]: number }
}
