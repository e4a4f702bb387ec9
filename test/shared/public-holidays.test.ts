import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysAfter, weekdayOf } from '#shared/contract/time-zone.ts'
import { holidayOn } from '#shared/meetings/opening-hours.ts'
import { easterSunday, type Holiday, holidaysOf } from '#shared/meetings/public-holidays.ts'

/** The holidays that move, typed from the almanac: good Friday, ascension, whit Sunday, midsummer's and all saints' day. */
const almanac = {
  2026: ['04-03', '05-14', '05-24', '06-20', '10-31'],
  2027: ['03-26', '05-06', '05-16', '06-26', '11-06'],
  2028: ['04-14', '05-25', '06-04', '06-24', '11-04'],
  2029: ['03-30', '05-10', '05-20', '06-23', '11-03'],
  2030: ['04-19', '05-30', '06-09', '06-22', '11-02'],
  2031: ['04-11', '05-22', '06-01', '06-21', '11-01'],
  2032: ['03-26', '05-06', '05-16', '06-26', '11-06'],
  2033: ['04-15', '05-26', '06-05', '06-25', '11-05'],
  2034: ['04-07', '05-18', '05-28', '06-24', '11-04'],
  2035: ['03-23', '05-03', '05-13', '06-23', '11-03'],
} as const

const moving: Holiday[] = ['goodFriday', 'ascensionDay', 'whitSunday', 'midsummerDay', 'allSaintsDay']
const fixed = ['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31']

const dateOf = (year: number, wanted: Holiday) =>
  [...holidaysOf(year)].find(([, holiday]) => holiday === wanted)?.[0]

const anyYear = fc.integer({ min: 1900, max: 2299 })

describe('the public holidays', () => {
  it.each(Object.entries(almanac))('of %s are those of the almanac', (year, dates) => {
    expect(moving.map(holiday => dateOf(Number(year), holiday))).toEqual(dates.map(date => `${year}-${date}`))
    for (const date of fixed) expect(holidayOn(`${year}-${date}`), date).not.toBeNull()
  })

  it('fall in any year on the weekdays and in the weeks that the law names', () => {
    fc.assert(
      fc.property(anyYear, year => {
        const easter = easterSunday(year)
        expect(easter >= `${year}-03-22` && easter <= `${year}-04-25` && weekdayOf(easter) === 7).toBe(true)
        const [friday, ascension, whit, midsummer, saints] = moving.map(one => dateOf(year, one) ?? '')
        expect([friday, ascension, whit, midsummer, saints].map(date => weekdayOf(date ?? ''))).toEqual([
          ...[5, 4, 7, 6, 6],
        ])
        expect(midsummer && midsummer >= `${year}-06-20` && midsummer <= `${year}-06-26`).toBe(true)
        expect(saints && saints >= `${year}-10-31` && saints <= `${year}-11-06`).toBe(true)
        expect(dateOf(year, 'midsummerEve')).toBe(daysAfter(midsummer ?? '', -1))
      }),
    )
  })

  it('are no other days', () => {
    fc.assert(
      fc.property(anyYear, fc.integer({ min: 0, max: 364 }), (year, day) => {
        const date = daysAfter(`${year}-01-01`, day)
        expect(holidayOn(date) !== null).toBe(holidaysOf(year).has(date))
        expect(holidaysOf(year).size).toBeGreaterThanOrEqual(14)
      }),
    )
  })
})
