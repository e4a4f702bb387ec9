import { daysAfter, weekdayOf } from '../contract/time-zone.ts'
import { monthNamed, monthNames } from './month-names.ts'

/** A day, `yyyy-MM-dd`, as somebody wrote it; `found` are their words. */
export type ReadDay = { day: string; found: string }

type Named = Partial<Record<string, string>>
type Reader = { pattern: RegExp; dayOf: (named: Named, today: string) => string | null }

const two = (part: number): string => String(part).padStart(2, '0')

/** Null for the 31st of April and the like. */
const dateOf = (year: number, month: number, date: number): string | null => {
  const day = `${year}-${two(month)}-${two(date)}`
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : null
}

/** The day of the given year, or else the next one that is not over. */
const upcoming = (dayIn: (year: number) => string | null, year: string | undefined, today: string) => {
  if (year) return dayIn(Number(year))
  const thisYear = Number(today.slice(0, 4))
  const day = dayIn(thisYear)
  return day && day >= today ? day : dayIn(thisYear + 1)
}

/** The first day of the month after that of a day. */
const nextMonth = (day: string): string => `${daysAfter(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`

const middleOf = /^mi/i
const endOf = /slut|end|late/i

/** Of a month, its first day; the middle or the end if that is said. Today if the month has begun. */
const inMonth = (month: number, { year, part = '' }: Named, today: string): string | null => {
  const thisMonth = `${today.slice(0, 7)}-01`
  const first = upcoming(of => dateOf(of, month, 1), year, thisMonth)
  if (!first) return null
  const day = middleOf.test(part)
    ? daysAfter(first, 14)
    : endOf.test(part)
      ? daysAfter(nextMonth(first), -1)
      : first
  return first === thisMonth && day < today ? today : day
}

/** The Monday of an ISO week, whose first is that of the 4th of January; today if the week has begun. */
const inWeek = (week: number, year: string | undefined, today: string): string | null => {
  if (week < 1 || week > 53) return null
  const mondayBefore = (day: string) => daysAfter(day, 1 - weekdayOf(day))
  const monday = upcoming(
    of => daysAfter(mondayBefore(`${of}-01-04`), (week - 1) * 7),
    year,
    mondayBefore(today),
  )
  return monday === mondayBefore(today) ? today : monday
}

const year = String.raw`(?:,?\s(?<year>20\d\d))?(?!\d)`
const name = `(?<name>${monthNames})`
const within = String.raw`(?:(?<part>mitten av|mid(?:dle of)?|slutet av|(?:the\s)?end of|late)[\s-])?`
const reader = (pattern: string, dayOf: Reader['dayOf']): Reader => ({
  pattern: new RegExp(String.raw`(?<![\p{L}\d])${pattern}`, 'iu'),
  dayOf,
})

/** Of two that begin at the same place the first is meant. */
const readers: readonly Reader[] = [
  reader(String.raw`(?<year>20\d\d)-(?<month>\d\d)-(?<date>\d\d)(?!\d)`, ({ year, month, date }) =>
    dateOf(Number(year), Number(month), Number(date)),
  ),
  reader(
    String.raw`(?<date>\d{1,2})(?::?(?:[ae]|st|nd|rd|th))?(?:\sof)?\s${name}(?!\p{L})\.?${year}`,
    ({ date, name = '', year }, today) =>
      upcoming(of => dateOf(of, monthNamed(name), Number(date)), year, today),
  ),
  reader(
    String.raw`${name}\.?\s(?<date>\d{1,2})(?:st|nd|rd|th)?(?![\p{L}\d])${year}`,
    ({ date, name = '', year }, today) =>
      upcoming(of => dateOf(of, monthNamed(name), Number(date)), year, today),
  ),
  reader(String.raw`${within}${name}(?!\p{L})${year}`, ({ name = '', ...named }, today) =>
    inMonth(monthNamed(name), named, today),
  ),
  reader(String.raw`(?:vecka|week|v\.?|w)\s?(?<week>\d{1,2})(?!\d)${year}`, ({ week, year }, today) =>
    inWeek(Number(week), year, today),
  ),
  reader(String.raw`(?:q|kvartal\s)(?<quarter>[1-4])(?!\d)${year}`, ({ quarter, year }, today) =>
    upcoming(of => dateOf(of, Number(quarter) * 3 - 2, 1), year, today),
  ),
  reader(String.raw`(?<date>\d{1,2})\/(?<month>\d{1,2})(?![\d/])`, ({ date, month }, today) =>
    upcoming(of => dateOf(of, Number(month), Number(date)), undefined, today),
  ),
  reader(String.raw`(?:nästa månad|next month)(?!\p{L})`, (_, today) => nextMonth(today)),
  reader(
    String.raw`(?:omgående|omedelbart|snarast|genast|nu|now|asap|as soon as possible|immediately)(?!\p{L})`,
    (_, today) => today,
  ),
]

/** The first day that a text in Swedish or English names, and where in the text; null if it names none. */
export const readDay = (text: string, today: string): (ReadDay & { at: number }) | null => {
  const matches = readers.flatMap(({ pattern, dayOf }) => {
    const match = pattern.exec(text)
    return match ? [{ match, dayOf }] : []
  })
  const [first] = matches.sort((one, other) => one.match.index - other.match.index)
  const day = first?.dayOf({ ...first.match.groups }, today)
  return first && day ? { day, found: first.match[0], at: first.match.index } : null
}
