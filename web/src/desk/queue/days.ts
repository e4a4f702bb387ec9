import { swedishDay } from '#shared/contract/swedish-day.ts'
import { daysAfter } from '#shared/contract/time-zone.ts'

/** The Swedish day after today, `yyyy-MM-dd`. */
export const tomorrow = (): string => daysAfter(swedishDay(Date.now()), 1)
