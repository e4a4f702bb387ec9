import { clock } from '#shared/contract/clock.ts'
import { wallClockAt } from '#shared/contract/time-zone.ts'
import type { entities } from '#shared/entities.ts'
import { bookYears } from '#shared/privacy/retention.ts'

const hourSeconds = 3_600
const daySeconds = 24 * hourSeconds

type Kinds = typeof entities
type Time = { days: number } | { hours: number }
type Timed = {
  [Kind in keyof Kinds]: Kinds[Kind]['kept'] extends
    | { until: 'consent ends' }
    | { days: number }
    | { hours: number }
    ? Kind
    : never
}[keyof Kinds]

/** Copies of the declared times, so that functions need not bundle all declarations; a difference does not compile. */
const times = {
  inquiry: { days: 730 },
  upload: { days: 1 },
  emailVerification: { days: 1 },
  application: { days: 730 },
  lead: { days: 730 },
  meeting: { days: 730 },
  seat: { days: 730 },
  investor: { days: 730 },
  subscription: { days: 30 },
  code: { days: 2 },
  device: { days: 180 },
  notice: { days: 90 },
  once: { hours: 24 },
} as const satisfies { [Kind in Timed]?: Omit<Kinds[Kind]['kept'], 'until'> }

/** The `ttl` of an item of this kind that is stored now. */
export const ttlOf = (kind: keyof typeof times | { kept: Time }): number => {
  const { days = 0, hours = 0 }: { days?: number; hours?: number } =
    typeof kind === 'string' ? times[kind] : kind.kept
  return clock.seconds() + days * daySeconds + hours * hourSeconds
}

/** The accounting year of an instant, in Swedish time, whose year begins before that of UTC. */
const fiscalYear = (instant: number): number =>
  Number(wallClockAt(instant, 'Europe/Stockholm').date.slice(0, 4))

/** The `ttl` of an accounting record of this instant: when the books of its year may close. */
export const accountingTtl = (instant: number = clock.now()): number =>
  Date.UTC(fiscalYear(instant) + bookYears + 1, 0, 1) / 1000
