import { describe, expect, it } from 'vitest'
import { inquiryProcess } from '#shared/business-inquiries/inquiry.process.ts'
import { type Life, lifeOf, process } from '#shared/contract/process.ts'
import { type Step, startOf, step } from '#shared/contract/step.ts'

const day = (days: number) =>
  new Date(Date.parse('2028-03-13T08:00:00.000Z') + days * 86_400_000).toISOString()

const made = (result: ReturnType<typeof step>): Step => {
  if (typeof result === 'string') throw new Error(result)
  return result
}

const asked = process({
  name: 'question',
  version: 1,
  parties: ['business', 'partner'],
  start: 'open',
  states: { open: { turn: 'partner' }, returned: { turn: 'business' }, closed: {} },
  transitions: {
    give: { by: 'partner', from: ['open'], to: 'returned', reason: 'required' },
    close: { by: 'business', from: ['returned'], to: 'closed' },
    remind: { by: 'time', from: ['returned'], after: { days: 1 }, repeats: true },
  },
})

describe('a reminder', () => {
  it('is the last transition, and leaves the reason of the last move', () => {
    const request = { name: 'give', by: 'partner', at: day(0), reason: 'Ritningen saknas.' } as const
    const returned = made(step(asked, startOf(asked, day(0)), request)).life
    const reminded = made(step(asked, returned, { name: 'remind', by: 'time', at: day(1) })).life
    expect(reminded.last).toEqual({ name: 'remind', by: 'time', at: day(1) })
    expect(reminded.moved).toMatchObject({ name: 'give', reason: 'Ritningen saknas.' })
    const closed = made(step(asked, reminded, { name: 'close', by: 'business', at: day(2) })).life
    expect(closed.moved).toEqual(closed.last)
  })

  it('is no move of an item from before moves were noted; its last transition is one if it was', () => {
    const old = (name: string) =>
      lifeOf(asked, { state: 'returned', last: { name, by: 'partner', at: day(0), reason: 'Nej.' } }, day(0))
    expect([old('give').moved?.reason, old('remind').moved]).toEqual(['Nej.', undefined])
  })
})

describe('more proposals', () => {
  const proposed: Life = {
    ...startOf(inquiryProcess, day(0), { asked: day(-1), promise: day(1) }, 'proposed'),
  }
  const more = (life: Life, at: string) =>
    made(step(inquiryProcess, life, { name: 'proposeMore', by: 'operator', at }))

  it('give the business its fourteen days again, with both reminders', () => {
    const reminded = made(step(inquiryProcess, proposed, { name: 'remind', by: 'time', at: day(2) })).life
    const { life, withdrawn, scheduled } = more(reminded, day(3))
    expect(life).toMatchObject({ state: 'proposed', since: day(3), revision: 3 })
    expect(life.due).toEqual({ remind: day(5), remindAgain: day(8), lapse: day(17) })
    expect(withdrawn).toEqual({ remindAgain: day(5), lapse: day(14) })
    expect(scheduled).toEqual(life.due)
  })

  it('change nothing of time while a partner is interviewed', () => {
    const { life } = more(startOf(inquiryProcess, day(0), proposed.terms, 'interviewing'), day(3))
    expect([life.state, life.due]).toEqual(['interviewing', {}])
  })
})
