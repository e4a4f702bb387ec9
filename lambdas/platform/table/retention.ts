import { clock } from '#shared/contract/clock.ts'
import { wallClockAt } from '#shared/contract/time-zone.ts'
import { bookYears, type ItemKind, type Kept, retention } from '#shared/privacy/retention.ts'

const hourSeconds = 3_600
const daySeconds = 24 * hourSeconds

const kept: Readonly<Record<ItemKind, { kept: Kept }>> = retention

type Timed = {
  [Kind in ItemKind]: (typeof retention)[Kind]['kept'] extends { days: number } | { hours: number }
    ? Kind
    : never
}[ItemKind]

/** The `ttl` of something of this kind that is stored now. */
export const ttlOf = (kind: Timed): number => {
  const { kept: rule } = kept[kind]
  const { days = 0, hours = 0 } = { ...rule } as { days?: number; hours?: number }
  return clock.seconds() + days * daySeconds + hours * hourSeconds
}

/** The year of the books that an instant belongs to: Sweden's, which begins before that of UTC. */
const fiscalYear = (instant: number): number =>
  Number(wallClockAt(instant, 'Europe/Stockholm').date.slice(0, 4))

/** The `ttl` of an accounting record of this instant: when the books of its year may close. */
export const accountingTtl = (instant: number = clock.now()): number =>
  Date.UTC(fiscalYear(instant) + bookYears + 1, 0, 1) / 1000
