import { describe, expect, it } from 'vitest'
import { readTimes } from '#web/src/features/proposals/typed-times.ts'

const here = { now: Date.parse('2026-11-23T10:00:00Z'), timeZone: 'Europe/Stockholm' }

describe('the times that are offered for an interview', () => {
  it('are meant in the time zone of the reader', () => {
    const typed = ['2026-11-24T09:00', '2026-11-25T13:30', '2027-01-10T08:00']
    const { times, faults } = readTimes(typed, here)
    expect(faults).toEqual([undefined, undefined, undefined])
    expect(times).toEqual([
      '2026-11-24T08:00:00.000Z',
      '2026-11-25T12:30:00.000Z',
      '2027-01-10T07:00:00.000Z',
    ])
    const elsewhere = readTimes(typed, { ...here, timeZone: 'America/New_York' })
    expect(elsewhere.times[0]).toBe('2026-11-24T14:00:00.000Z')
  })

  it('have to be there, ahead, within two months, and different', () => {
    const faultsOf = (...typed: string[]) => readTimes(typed, here).faults
    expect(faultsOf('', '2026-11-23T10:59', '2026-11-23T11:01')).toEqual(['missing', 'outside', undefined])
    expect(faultsOf('2027-02-01T09:00', '2026-11-24T09:00', '2026-11-24T09:00')).toEqual([
      'outside',
      undefined,
      'twice',
    ])
  })

  it('do not exist in the hour that is skipped in spring', () => {
    const march = { ...here, now: Date.parse('2026-03-20T10:00:00Z') }
    expect(readTimes(['2026-03-29T02:30'], march).faults).toEqual(['missing'])
  })
})
