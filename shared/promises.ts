import { type ClaimName, claim, standardClaims } from './claims.ts'
import { contentOf } from './content/read-content.ts'
import { daysAfter, instantOf, wallClockAt, weekdayOf } from './contract/time-zone.ts'
import { holidaysOf } from './meetings/public-holidays.ts'

/** What we promise within hours, and the claim that states how many. */
const claims = {
  /** The first proposals for the inquiry of a business. */
  proposal: 'matchingTo',
  /** An answer to what a visitor sent. */
  answer: 'response',
  /** What a partner hears of the application. */
  feedback: 'feedback',
} as const satisfies Record<string, ClaimName>

export type PromiseName = keyof typeof claims

/** How the hours of promises are counted. An operator changes it with `content set promises.hours`. */
export const standardPromiseHours = { restDaysCount: true }

const hourMs = 3_600_000
const zone = 'Europe/Stockholm'

/** Saturdays, Sundays, public holidays, and the eves that are free by custom. */
const isRestDay = (date: string): boolean =>
  weekdayOf(date) > 5 || holidaysOf(Number(date.slice(0, 4))).has(date)

const midnightAfter = (date: string): number =>
  instantOf({ date: daysAfter(date, 1), time: '00:00' }, zone) as number

/** The instant some time after another, as if the days of rest in Sweden did not exist. */
const afterWorkingTime = (from: number, milliseconds: number): number => {
  let at = from
  for (let left = milliseconds; ; ) {
    const { date } = wallClockAt(at, zone)
    const end = midnightAfter(date)
    if (!isRestDay(date)) {
      if (at + left <= end) return at + left
      left -= end - at
    }
    at = end
  }
}

/** A claim that is hidden has no figure, and what was promised before holds. */
const hoursOf = (promised: PromiseName): number => {
  const { value, shown } = claim(claims[promised])
  return shown ? value : standardClaims[claims[promised]]
}

/** By when is kept what is promised now: within the hours that its claim states at present, or within a number of them. */
export const promiseEnd = (promised: PromiseName | number, at: string): string => {
  const hours = typeof promised === 'number' ? promised : hoursOf(promised)
  const { restDaysCount } = contentOf('promises.hours', standardPromiseHours)
  const from = Date.parse(at)
  const end = restDaysCount ? from + hours * hourMs : afterWorkingTime(from, hours * hourMs)
  return new Date(end).toISOString()
}
