import { expect, test } from 'vitest'
import { weekNumberOf, weekOf } from '#web/src/desk/meetings/week.ts'

const on = (date: string, meetings: object[] = [], blocks: object[] = []) =>
  weekOf(date, meetings as never, blocks as never)

test('a week has seven days from Monday on, open on weekdays that are no holidays', () => {
  const week = on('2026-12-25')
  expect(week.map(({ date, isOpen, holiday }) => [date.slice(5), isOpen, holiday])).toEqual([
    ['12-21', true, null],
    ['12-22', true, null],
    ['12-23', true, null],
    ['12-24', false, 'christmasEve'],
    ['12-25', false, 'christmasDay'],
    ['12-26', false, 'boxingDay'],
    ['12-27', false, null],
  ])
})

test('meetings and closures are on their Swedish days, in their order, also where the clock changes', () => {
  const meetings = [
    { id: 'a', startsAt: '2027-03-29T07:30:00.000Z', duration: '30 minuter' },
    { id: 'b', startsAt: '2027-03-26T08:00:00.000Z', duration: '15 minuter' },
  ]
  const block = { id: 'c', from: '2027-03-28T22:30:00.000Z', to: '2027-03-30T07:00:00.000Z' }
  const shown = (date: string) =>
    on(date, meetings, [block]).flatMap(day =>
      day.entries.map(({ kind, from, to }) => [day.date.slice(5), kind, from, to].join(' ')),
    )
  expect(shown('2027-03-26')).toEqual(['03-26 meeting 09:00 09:15'])
  expect(shown('2027-03-29')).toEqual([
    ...['03-29 block 00:30 24:00', '03-29 meeting 09:30 10:00', '03-30 block 00:00 09:00'],
  ])
})

test.each([
  ['2026-11-28', 48],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
  ['2024-12-30', 1],
])('the week of %s is number %i', (date, number) => {
  expect(weekNumberOf(date)).toBe(number)
})
