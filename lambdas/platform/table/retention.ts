import { clock } from '#shared/contract/clock.ts'
import { wallClockAt } from '#shared/contract/time-zone.ts'
import { bookYears } from '#shared/privacy/retention.ts'

const hourSeconds = 3_600
const daySeconds = 24 * hourSeconds

type Timed = { readonly kept: { readonly days?: number; readonly hours?: number } }

/** The `ttl` of an item of this kind that is stored now. */
export const ttlOf = ({ kept: { days = 0, hours = 0 } }: Timed): number =>
  clock.seconds() + days * daySeconds + hours * hourSeconds

/** The accounting year of an instant, in Swedish time, whose year begins before that of UTC. */
const fiscalYear = (instant: number): number =>
  Number(wallClockAt(instant, 'Europe/Stockholm').date.slice(0, 4))

/** The `ttl` of an accounting record of this instant: when the books of its year may close. */
export const accountingTtl = (instant: number = clock.now()): number =>
  Date.UTC(fiscalYear(instant) + bookYears + 1, 0, 1) / 1000
