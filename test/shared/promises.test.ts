import { afterEach, describe, expect, it } from 'vitest'
import { readContentWith } from '#shared/content/read-content.ts'
import { promiseEnd } from '#shared/promises.ts'

const set = (values: Readonly<Record<string, unknown>>) => readContentWith(name => values[name])
afterEach(() => set({}))

const withoutRest = { 'promises.hours': { restDaysCount: false } }

describe('what is promised', () => {
  it('is within the hours that its claim states', () => {
    set({ 'claims.response': { value: 8, shown: true }, 'claims.feedback': { value: 72, shown: true } })
    const at = '2028-03-15T08:00:00.000Z'
    expect(promiseEnd('answer', at)).toBe('2028-03-15T16:00:00.000Z')
    expect(promiseEnd('feedback', at)).toBe('2028-03-18T08:00:00.000Z')
    expect(promiseEnd('proposal', at)).toBe('2028-03-17T08:00:00.000Z')
  })

  it('holds as in the sources if its claim is hidden', () => {
    set({ 'claims.matchingTo': { shown: false } })
    expect(promiseEnd('proposal', '2028-03-15T08:00:00.000Z')).toBe('2028-03-17T08:00:00.000Z')
  })

  it.each([
    ['over a weekend', '2028-03-17T08:00:00.000Z', 48, '2028-03-19T08:00:00.000Z'],
    ['on Christmas Eve', '2026-12-23T08:00:00.000Z', 48, '2026-12-25T08:00:00.000Z'],
  ])('counts the hours of days of rest: %s', (_, at, hours, end) => {
    expect(promiseEnd(hours, at)).toBe(end)
  })

  it.each([
    ['on a working day is as ever', '2028-03-14T08:00:00.000Z', 48, '2028-03-16T08:00:00.000Z'],
    ['passes over a weekend', '2028-03-17T08:00:00.000Z', 48, '2028-03-21T08:00:00.000Z'],
    ['made on a Saturday begins on Monday', '2028-03-18T12:00:00.000Z', 24, '2028-03-20T23:00:00.000Z'],
    ['passes over Easter', '2028-04-13T08:00:00.000Z', 24, '2028-04-18T08:00:00.000Z'],
    [
      'passes over Christmas and the weekend behind it',
      '2026-12-23T08:00:00.000Z',
      48,
      '2026-12-29T08:00:00.000Z',
    ],
    ['passes over the national day', '2028-06-05T08:00:00.000Z', 24, '2028-06-07T08:00:00.000Z'],
    [
      'keeps its hours when the clock is set forward',
      '2028-03-24T20:00:00.000Z',
      24,
      '2028-03-27T19:00:00.000Z',
    ],
    ['of no hours is now', '2028-03-14T08:00:00.000Z', 0, '2028-03-14T08:00:00.000Z'],
  ])('whose days of rest do not count %s', (_, at, hours, end) => {
    set(withoutRest)
    expect(promiseEnd(hours, at)).toBe(end)
  })
})
