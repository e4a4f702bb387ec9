import { instantOf } from '#shared/contract/time-zone.ts'
import { openingHours } from '#shared/meetings/opening-hours.ts'
import { Refusal } from '../platform/commands/refusal.ts'

const halfHour = 30 * 60_000

/** Parses an instant that an operator typed; without a zone it is Swedish time. */
export const parseInstant = (typed: string): string => {
  const hasZone = /(Z|[+-]\d{2}:\d{2})$/.test(typed)
  const [date = '', time = ''] = typed.split('T')
  const instant = hasZone
    ? Date.parse(typed)
    : instantOf({ date, time: time.slice(0, 5) }, openingHours.timeZone)
  if (instant === null || Number.isNaN(instant)) throw new Refusal('There is no such time.')
  if (instant % halfHour !== 0) throw new Refusal('Meetings start on the hour or half hour.')
  return new Date(instant).toISOString()
}
