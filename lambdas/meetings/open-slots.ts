import { type MeetingTimeZone, slotsOn } from '#shared/meetings/slots.ts'

/** What the use case needs of the store. */
export type TakenSeats = {
  /** How many seats are taken at each of the instants. */
  takenAt: (instants: readonly string[]) => Promise<ReadonlyMap<string, number>>
}

/** The times of a date that can still be booked, in the chosen time zone. */
export const openSlots = async (
  { date, timezone }: { date: string; timezone: MeetingTimeZone },
  { seats, capacity, now }: { seats: TakenSeats; capacity: number; now: number },
): Promise<{ times: string[] }> => {
  const slots = slotsOn(date, timezone, now).map(({ time, startsAt }) => ({
    time,
    instant: new Date(startsAt).toISOString(),
  }))
  if (slots.length === 0) return { times: [] }
  const taken = await seats.takenAt(slots.map(({ instant }) => instant))
  return {
    times: slots.filter(({ instant }) => (taken.get(instant) ?? 0) < capacity).map(({ time }) => time),
  }
}
