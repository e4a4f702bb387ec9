import { wallClockAt } from './time-zone.ts'

/** The day in Sweden at an instant: in milliseconds, or as ISO 8601. */
export const swedishDay = (instant: number | string): string =>
  wallClockAt(new Date(instant).getTime(), 'Europe/Stockholm').date
