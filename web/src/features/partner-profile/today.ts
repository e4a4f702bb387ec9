import { wallClockAt } from '#shared/contract/time-zone.ts'

/** The present day in Sweden, `yyyy-MM-dd`. */
export const today = (): string => wallClockAt(Date.now(), 'Europe/Stockholm').date
