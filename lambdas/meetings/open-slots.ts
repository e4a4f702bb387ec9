import { daysAfter } from '#shared/contract/time-zone.ts'
import { type Agenda, type MeetingTimeZone, slotsOn } from '#shared/meetings/slots.ts'

/** What the use case needs of the store. */
export type TakenSeats = {
  /** How many seats are taken at each of the instants. */
  takenAt: (instants: readonly string[]) => Promise<ReadonlyMap<string, number>>
}

type Context = { seats: TakenSeats; capacity: number; agenda: Agenda }

/** Half a year: in some time zones no hours are common with ours in winter. */
const daysSearched = 200
/** Days with slots that are read before giving up: a month of full days. */
const daysRead = 20

const freeTimes = async (
  date: string,
  timezone: MeetingTimeZone,
  { seats, capacity, agenda }: Context,
): Promise<string[]> => {
  const slots = slotsOn(date, timezone, agenda).map(({ time, startsAt }) => ({
    time,
    instant: new Date(startsAt).toISOString(),
  }))
  if (slots.length === 0) return []
  const taken = await seats.takenAt(slots.map(({ instant }) => instant))
  return slots.filter(({ instant }) => (taken.get(instant) ?? 0) < capacity).map(({ time }) => time)
}

/** The next date after this one with a free time; null if there is none soon. */
const nextFreeDate = async (
  date: string,
  timezone: MeetingTimeZone,
  context: Context,
): Promise<string | null> => {
  const days = Array.from({ length: daysSearched }, (_, index) => daysAfter(date, index + 1))
  let read = 0
  for (const day of days) {
    if (read === daysRead) return null
    if (slotsOn(day, timezone, context.agenda).length === 0) continue
    read += 1
    if ((await freeTimes(day, timezone, context)).length > 0) return day
  }
  return null
}

/** The times of a date that can still be booked, in the chosen time zone; if there is none, the next date with one. */
export const openSlots = async (
  { date, timezone }: { date: string; timezone: MeetingTimeZone },
  context: Context,
): Promise<{ times: string[]; next: string | null }> => {
  const times = await freeTimes(date, timezone, context)
  return { times, next: times.length > 0 ? null : await nextFreeDate(date, timezone, context) }
}
