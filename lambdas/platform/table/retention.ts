import { clock } from '#shared/contract/clock.ts'

const day = 86_400

/** How long what is stored is kept, in days; accounting records until seven years after their fiscal year. */
const keptDays = { lead: 730, notice: 90 } as const

/** The `ttl` of something stored now. */
export const ttlOf = (kind: keyof typeof keptDays): number => clock.seconds() + keptDays[kind] * day

/** The `ttl` of an accounting record: the end of the seventh year after the one it belongs to (bokföringslagen 7:2). */
export const accountingTtl = (): number => Date.UTC(new Date(clock.now()).getUTCFullYear() + 8, 0, 1) / 1000
