import { describe, expect, it } from 'vitest'
import { daysAfter, instantOf, wallClockAt, weekdayOf } from '#shared/contract/time-zone.ts'
import {
  bookableDays,
  earliestDate,
  isBookableDate,
  meetingTimeZones,
  slotsOn,
  slotTimes,
} from '#shared/meetings/slots.ts'

const friday = Date.parse('2026-11-20T13:40:00Z')

describe('the slots of a day', () => {
  it('are every half hour from 09:00 through 16:30', () => {
    expect(slotTimes).toHaveLength(16)
    expect([slotTimes[0], slotTimes[1], slotTimes.at(-1)]).toEqual(['09:00', '09:30', '16:30'])
  })

  it.each(meetingTimeZones)('of 730 days in %s are weekdays 09:00–16:30 on its clocks', zone => {
    let offered = 0
    for (let day = 0; day <= bookableDays + 2; day += 1) {
      const date = daysAfter(wallClockAt(friday, zone).date, day)
      for (const { time, startsAt } of slotsOn(date, zone, friday)) {
        offered += 1
        expect(wallClockAt(startsAt, zone)).toEqual({ date, time })
        expect(weekdayOf(date)).toBeLessThanOrEqual(5)
        expect(time >= '09:00' && time <= '16:30').toBe(true)
        expect(startsAt).toBeGreaterThan(friday)
      }
    }
    expect(offered).toBeGreaterThan(8_000)
  })

  it('on the earliest day start at the present time of day', () => {
    const monday = Date.parse('2026-11-23T13:40:00Z')
    const times = slotsOn('2026-11-24', 'Europe/Stockholm', monday).map(({ time }) => time)
    expect(times).toEqual(['15:00', '15:30', '16:00', '16:30'])
    expect(slotsOn('2026-11-25', 'Europe/Stockholm', monday)).toHaveLength(16)
  })

  it.each([
    ['today', '2026-11-20'],
    ['yesterday', '2026-11-19'],
    ['a Saturday', '2026-11-21'],
    ['a Sunday', '2026-11-22'],
    ['a day in three years', '2029-11-20'],
    ['no date', '2026-02-30'],
  ])('are none on %s', (_, date) => {
    expect(slotsOn(date, 'Europe/Stockholm', friday)).toEqual([])
    expect(isBookableDate(date, friday, 'Europe/Stockholm') && weekdayOf(date) <= 5).toBe(false)
  })

  it('begin tomorrow in the chosen zone, whatever day it is here', () => {
    const lateInStockholm = Date.parse('2026-11-23T22:30:00Z')
    expect(earliestDate(lateInStockholm, 'Europe/Stockholm')).toBe('2026-11-24')
    expect(earliestDate(lateInStockholm, 'Asia/Tokyo')).toBe('2026-11-25')
  })
})

describe('a time on the wall', () => {
  it('that clocks skip in spring does not exist', () => {
    expect(instantOf({ date: '2027-03-28', time: '02:30' }, 'Europe/Stockholm')).toBeNull()
    expect(instantOf({ date: '2027-03-28', time: '03:00' }, 'Europe/Stockholm')).toBe(
      Date.parse('2027-03-28T01:00:00Z'),
    )
  })

  it('that comes twice in autumn is the earlier one', () => {
    expect(instantOf({ date: '2027-10-31', time: '02:30' }, 'Europe/Stockholm')).toBe(
      Date.parse('2027-10-31T00:30:00Z'),
    )
  })

  it('on an invalid date does not exist', () =>
    expect(instantOf({ date: 'x', time: '09:00' }, 'Asia/Tokyo')).toBeNull())
})
