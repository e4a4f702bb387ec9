import { daysAfter, weekdayOf } from '../contract/time-zone.ts'

/** Easter Sunday, by the Gregorian computus (Meeus, Astronomical Algorithms, chapter 8). */
export const easterSunday = (year: number): string => {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const correction = Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const offset = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const shift = Math.floor((golden + 11 * epact + 22 * offset) / 451)
  // Days after the 22nd of March, the earliest that Easter can be.
  return daysAfter(`${year}-03-22`, epact + offset - 7 * shift)
}

/** The first Saturday on or after a date. */
const saturdayFrom = (date: string): string => daysAfter(date, (13 - weekdayOf(date)) % 7)

/**
 * The days of a year that are public holidays in Sweden besides ordinary Sundays (lag 1989:253), and the three eves on
 * which offices are closed by custom.
 */
const datesOf = (year: number) => {
  const easter = easterSunday(year)
  const midsummer = saturdayFrom(`${year}-06-20`)
  return {
    newYearsDay: `${year}-01-01`,
    epiphany: `${year}-01-06`,
    goodFriday: daysAfter(easter, -2),
    easterSunday: easter,
    easterMonday: daysAfter(easter, 1),
    mayDay: `${year}-05-01`,
    ascensionDay: daysAfter(easter, 39),
    whitSunday: daysAfter(easter, 49),
    nationalDay: `${year}-06-06`,
    midsummerEve: daysAfter(midsummer, -1),
    midsummerDay: midsummer,
    allSaintsDay: saturdayFrom(`${year}-10-31`),
    christmasEve: `${year}-12-24`,
    christmasDay: `${year}-12-25`,
    boxingDay: `${year}-12-26`,
    newYearsEve: `${year}-12-31`,
  } as const
}

export type Holiday = keyof ReturnType<typeof datesOf>

const years = new Map<number, ReadonlyMap<string, Holiday>>()

/** The holidays of a year by their dates, eves included. If two fall on a day, the later one in the list names it. */
export const holidaysOf = (year: number): ReadonlyMap<string, Holiday> => {
  const known = years.get(year)
  if (known) return known
  const named = Object.entries(datesOf(year)) as [Holiday, string][]
  const made = new Map(named.map(([holiday, date]) => [date, holiday]))
  years.set(year, made)
  return made
}
