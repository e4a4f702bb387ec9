import { describe, expect, it } from 'vitest'
import { daysAfter, instantOf, wallClockAt, weekdayOf } from '#shared/contract/time-zone.ts'
import { type Closure, holidayOn } from '#shared/meetings/opening-hours.ts'
import {
  bookableDays,
  earliestDate,
  isBookableDate,
  slotsOn,
  slotTimes,
  whyNoSlots,
} from '#shared/meetings/slots.ts'

const friday = Date.parse('2026-11-20T13:40:00Z')

describe('the slots of a day', () => {
  it('are every half hour from 09:00 through 16:30', () => {
    expect(slotTimes).toHaveLength(16)
    expect([slotTimes[0], slotTimes[1], slotTimes.at(-1)]).toEqual(['09:00', '09:30', '16:30'])
  })

  // Of a year and of the hours that a zone has in common with ours: fewer in Sydney, whose day ends as ours begins.
  it.each([
    ['Europe/Stockholm', 7_500],
    ['Europe/London', 7_500],
    ['Europe/Berlin', 7_500],
    ['Europe/Paris', 7_500],
    ['America/New_York', 3_800],
    ['America/Los_Angeles', 950],
    ['Asia/Tokyo', 900],
    ['Australia/Sydney', 450],
  ] as const)('of 730 days in %s are weekdays, in working hours there and here', (zone, least) => {
    let offered = 0
    for (let day = 0; day <= bookableDays + 2; day += 1) {
      const date = daysAfter(wallClockAt(friday, zone).date, day)
      for (const { time, startsAt } of slotsOn(date, zone, { now: friday, closures: [] })) {
        offered += 1
        expect(wallClockAt(startsAt, zone)).toEqual({ date, time })
        expect(weekdayOf(date)).toBeLessThanOrEqual(5)
        expect(time >= '09:00' && time <= '16:30').toBe(true)
        expect(startsAt).toBeGreaterThan(friday)
        const here = wallClockAt(startsAt, 'Europe/Stockholm')
        expect(here.time >= '08:00' && here.time <= '18:30' && weekdayOf(here.date) <= 5).toBe(true)
        expect(holidayOn(here.date)).toBeNull()
      }
    }
    expect(offered).toBeGreaterThan(least)
  })

  it('on the earliest day start at the present time of day', () => {
    const monday = Date.parse('2026-11-23T13:40:00Z')
    const times = slotsOn('2026-11-24', 'Europe/Stockholm', { now: monday, closures: [] }).map(
      ({ time }) => time,
    )
    expect(times).toEqual(['15:00', '15:30', '16:00', '16:30'])
    expect(slotsOn('2026-11-25', 'Europe/Stockholm', { now: monday, closures: [] })).toHaveLength(16)
  })

  it.each([
    ['today', '2026-11-20'],
    ['yesterday', '2026-11-19'],
    ['a Saturday', '2026-11-21'],
    ['a Sunday', '2026-11-22'],
    ['a day in three years', '2029-11-20'],
    ['no date', '2026-02-30'],
  ])('are none on %s', (_, date) => {
    expect(slotsOn(date, 'Europe/Stockholm', { now: friday, closures: [] })).toEqual([])
    expect(isBookableDate(date, friday, 'Europe/Stockholm') && weekdayOf(date) <= 5).toBe(false)
  })

  it('begin tomorrow in the chosen zone, whatever day it is here', () => {
    const lateInStockholm = Date.parse('2026-11-23T22:30:00Z')
    expect(earliestDate(lateInStockholm, 'Europe/Stockholm')).toBe('2026-11-24')
    expect(earliestDate(lateInStockholm, 'Asia/Tokyo')).toBe('2026-11-25')
  })
})

const timesOn = (date: string, zone: Parameters<typeof slotsOn>[1], closures: Closure[] = []) =>
  slotsOn(date, zone, { now: friday, closures }).map(({ time }) => time)

describe('the hours of both sides', () => {
  it.each([
    ['Asia/Tokyo', '2026-12-02', ['16:00', '16:30'], 'our morning'],
    ['America/Los_Angeles', '2026-12-02', ['09:00', '09:30'], 'our evening'],
    ['Australia/Sydney', '2026-12-02', [], 'nobody’s working day'],
    ['Australia/Sydney', '2027-06-02', ['16:00', '16:30'], 'summer here'],
  ] as const)('leave %s on %s %j: %s', (zone, date, times, _why) => {
    expect(timesOn(date, zone)).toEqual(times)
  })

  it.each([
    ['2026-12-24', 'Europe/Stockholm', { why: 'holiday', holiday: 'christmasEve' }],
    ['2026-12-02', 'Australia/Sydney', { why: 'hours' }],
    ['2026-12-02', 'Europe/Stockholm', null],
  ] as const)('explain %s in %s', (date, zone, why) => {
    expect(whyNoSlots(date, zone, [])).toEqual(why)
    expect(timesOn(date, zone).length > 0).toBe(why === null)
  })
})

describe('a closure', () => {
  const morning = { from: '2026-12-02T08:00:00Z', to: '2026-12-02T09:00:00Z' }

  it('takes the slots that it touches, and no others', () => {
    expect(timesOn('2026-12-02', 'Europe/Stockholm', [morning]).slice(0, 3)).toEqual([
      ...['10:00', '10:30', '11:00'],
    ])
    expect(timesOn('2026-12-02', 'Europe/London', [morning])[0], 'the same instant').toBe('09:00')
    const within = { from: '2026-12-02T08:40:00Z', to: '2026-12-02T08:50:00Z' }
    expect(timesOn('2026-12-02', 'Europe/Stockholm', [within]).slice(0, 2)).toEqual(['09:00', '10:00'])
  })

  it('of a whole day is told from one of some hours', () => {
    const days = { from: '2026-12-02T00:00:00Z', to: '2026-12-03T00:00:00Z' }
    expect(whyNoSlots('2026-12-02', 'Europe/Stockholm', [days])).toEqual({ why: 'closed' })
    expect(whyNoSlots('2026-12-02', 'Europe/Stockholm', [morning])).toBeNull()
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
