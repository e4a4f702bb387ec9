import { describe, expect, it } from 'vitest'
import { statesOther, versionUnder } from '#web/src/features/reports/typed-hours.ts'

const days = (hours: string, note = '') => ({ '2026-11-02': { hours, note } })

describe('a month that is typed over a version', () => {
  it('is sent over the one that it was begun from, if another window has stored something else', () => {
    const [typed, stored] = [
      { version: 3, days: days('7,5') },
      { version: 4, days: days('8') },
    ]
    expect(statesOther(typed, stored)).toBe(true)
    expect(versionUnder(typed, stored)).toBe(3)
  })

  it('is sent over the stored one, if that states the same: the reply to its own save was lost', () => {
    const [typed, stored] = [
      { version: 3, days: days('7:30', ' Felsökning') },
      { version: 4, days: days('7,5', 'Felsökning') },
    ]
    expect(statesOther(typed, stored)).toBe(false)
    expect(versionUnder(typed, stored)).toBe(4)
  })
})
