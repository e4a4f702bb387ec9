import { minPromises, promiseDays } from '#shared/business-inquiries/promise-figure.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** An inquiry to whose sender proposals were promised. */
export type Promised = {
  createdAt: string
  promisedAt: string
  proposedAt?: string | undefined
  state: string
  /** Its `promise` is a new time once the first one was broken. */
  terms?: Readonly<Record<string, string>> | undefined
}

/** Whether its promise was kept; null while it may be kept yet, and if the inquiry ended before it was due. */
const wasKept = ({ promisedAt, proposedAt, state, terms }: Promised, now: string): boolean | null => {
  if (proposedAt) return proposedAt <= promisedAt
  if ((terms?.promise ?? promisedAt) > promisedAt) return false
  const isOpen = state === 'received' || state === 'matching'
  return isOpen && promisedAt < now ? false : null
}

const medianOf = (numbers: readonly number[]): number | null => {
  const sorted = [...numbers].sort((one, other) => one - other)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)]
  const next = sorted[Math.ceil((sorted.length - 1) / 2)]
  return middle === undefined || next === undefined ? null : (middle + next) / 2
}

/** The instant from which inquiries count. */
export const countedSince = (now: number): string => new Date(now - promiseDays * dayMs).toISOString()

/** The figure over inquiries of the last 90 days. A broken promise whose proposals came late is broken all the same. */
export const promiseFigure = (inquiries: readonly Promised[], now: string) => {
  const decided = inquiries.flatMap(inquiry => {
    const kept = wasKept(inquiry, now)
    return kept === null ? [] : [{ ...inquiry, kept }]
  })
  if (decided.length < minPromises) return { cases: decided.length, keptPercent: null, medianHours: null }
  const hours = decided.flatMap(({ createdAt, proposedAt }) =>
    proposedAt ? [(Date.parse(proposedAt) - Date.parse(createdAt)) / hourMs] : [],
  )
  const median = medianOf(hours)
  return {
    cases: decided.length,
    // Never rounded up to a promise that was always kept.
    keptPercent: Math.floor((100 * decided.filter(({ kept }) => kept).length) / decided.length),
    medianHours: median === null ? null : Math.ceil(median),
  }
}
