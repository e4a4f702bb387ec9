import { clock } from '#shared/contract/clock.ts'
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

/** The `ttl` of an accounting record of this instant: when the books of its year may close. */
export const accountingTtl = (instant: number = clock.now()): number =>
  Date.UTC(new Date(instant).getUTCFullYear() + bookYears + 1, 0, 1) / 1000
