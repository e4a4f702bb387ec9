/** The parts of an instant in local time. */
export type WallClock = { date: string; time: string }

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formats.set(timeZone, made)
  return made
}

/** The local date and time of a time zone at an instant (milliseconds): `yyyy-MM-dd` and `HH:mm`. */
export const wallClockAt = (instant: number, timeZone: string): WallClock => {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return { date: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` }
}

const asIfUtc = ({ date, time }: WallClock): number => Date.parse(`${date}T${time}:00Z`)

/**
 * The instant (milliseconds) of a local date and time in a time zone; the earlier of two if the clock is set back. Null if
 * there is none: for the hour that is skipped in spring, or for an invalid date.
 */
export const instantOf = (wanted: WallClock, timeZone: string): number | null => {
  const target = asIfUtc(wanted)
  if (Number.isNaN(target)) return null
  const hours = 3_600_000
  // A zone's offset around the target is one of those just before and just after it.
  for (const guess of [target - 14 * hours, target + 14 * hours]) {
    const offset = asIfUtc(wallClockAt(guess, timeZone)) - guess
    const instant = target - offset
    if (asIfUtc(wallClockAt(instant, timeZone)) === target) return instant
  }
  return null
}

/** The date some days after another, both `yyyy-MM-dd`. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** Monday is 1, Sunday 7. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7
