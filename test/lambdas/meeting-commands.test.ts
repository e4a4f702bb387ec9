import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { seatEntity } from '#shared/meetings/seat.entity.ts'
import { failCallAt } from './failing-table.ts'
import { createMeeting as create } from './living-meeting.ts'
import { createAsk, workIn } from './operated-work.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
let handler: (event: unknown) => Promise<unknown>
const ask = createAsk(() => handler)
const { put, read, below } = workIn(services)

beforeAll(async () => {
  handler = (await import('#lambdas/operator/operator.command.ts')).handler
})

afterEach(() => {
  clock.moveBy(-clock.offset())
  process.env.MEETING_CAPACITY = '1'
})

let days = 0

/** An instant that no other test here takes; winter time in Stockholm. */
const nextInstant = (time = '13:30') => {
  days += 1
  return `${new Date(Date.UTC(2028, 0, days)).toISOString().slice(0, 10)}T${time}:00.000Z`
}

const createMeeting = async (startsAt: string, given: object = {}) => {
  const appointed = { startsAt, meetingDate: startsAt.slice(0, 10), timezone: 'America/New_York' as const }
  const id = await create(put, { ...appointed, meetingTime: '08:30', ...given })
  await put({ ...seatEntity.key({ startsAt, seat: 1 }), meetingId: id })
  return id
}

const takeTime = async () => {
  const startsAt = nextInstant()
  await createMeeting(startsAt)
  return startsAt
}

const meetingOf = (id: string) => read(`MEETING#${id}`, 'MEETING')
const seatOf = async (startsAt: string) => (await read(`SLOT#${startsAt}`, 'SEAT#1'))?.meetingId
const reason = 'Vi är sjuka.'

describe('cancelling a meeting', () => {
  it('frees its time and stores the reason, once, with its operator', async () => {
    const startsAt = nextInstant()
    const id = await createMeeting(startsAt)
    expect(await ask('meetings cancel', { id, reason })).toEqual({ changed: true })
    expect(await meetingOf(id)).toMatchObject({
      cancelReason: reason,
      cancelledAt: expect.any(String),
      sequence: 1,
    })
    expect(await seatOf(startsAt)).toBeUndefined()
    expect(await ask('meetings cancel', { id, reason })).toEqual({ changed: false })
    const audits = await below(`MEETING#${id}`, 'AUDIT#')
    expect(audits).toMatchObject([{ action: 'meeting cancel', by: 'a test', startsAt }])
    expect(JSON.stringify(audits), 'an audit outlives what is known of a person').not.toContain(reason)
  })

  it('leaves the time to a later booking', async () => {
    const startsAt = nextInstant()
    const id = await createMeeting(startsAt)
    const other = await createMeeting(startsAt)
    await ask('meetings cancel', { id, reason })
    expect(await seatOf(startsAt)).toBe(other)
  })

  it.each([
    ['is not there', async () => randomUUID(), 'no such meeting'],
    ['is over', async () => createMeeting('2020-01-02T09:00:00.000Z'), 'in the past'],
    ['a robot sent', async () => createMeeting(nextInstant(), { suspect: true }), 'robot'],
  ])('is refused for one that %s', async (_, made, words) => {
    expect((await ask('meetings cancel', { id: await made(), reason })).refused).toContain(words)
  })
})

describe('moving a meeting', () => {
  it('takes the new time and frees the old one, in the visitor’s time zone', async () => {
    const [from, to] = [nextInstant(), nextInstant('14:00')]
    const id = await createMeeting(from)
    expect(await ask('meetings move', { id, to })).toEqual({ changed: true })
    expect(await meetingOf(id)).toMatchObject({
      ...{ startsAt: to, meetingDate: to.slice(0, 10), meetingTime: '09:00', sequence: 1 },
    })
    expect([await seatOf(from), await seatOf(to)]).toEqual([undefined, id])
    expect(await ask('meetings move', { id, to })).toEqual({ changed: false })
    const audits = await below(`MEETING#${id}`, 'AUDIT#')
    expect(audits).toMatchObject([{ action: 'meeting move', startsAt: from, movedTo: to }])
  })

  it.each([
    ['Swedish time', (to: string) => `${to.slice(0, 10)}T15:00`],
    ['an offset', (to: string) => `${to.slice(0, 10)}T23:00+09:00`],
  ])('understands %s', async (_, typed) => {
    const to = nextInstant('14:00')
    const id = await createMeeting(nextInstant())
    expect(await ask('meetings move', { id, to: typed(to) })).toEqual({ changed: true })
    expect((await meetingOf(id))?.startsAt).toBe(to)
  })

  it('takes the next seat if several meetings are held at the same time', async () => {
    process.env.MEETING_CAPACITY = '2'
    const [from, to] = [nextInstant(), nextInstant()]
    await createMeeting(to)
    const id = await createMeeting(from)
    expect(await ask('meetings move', { id, to })).toEqual({ changed: true })
    expect((await read(`SLOT#${to}`, 'SEAT#2'))?.meetingId).toBe(id)
  })

  it.each([
    ['a time that is taken', async () => takeTime(), 'is taken'],
    ['a time that is over', async () => '2020-01-02T09:00', 'in the past'],
    ['a time between the half hours', async () => nextInstant('13:45'), 'on the hour or half hour'],
    ['a time that Swedish clocks skip', async () => '2028-03-26T02:30', 'no such time'],
  ])('is refused to %s', async (_, to, words) => {
    const id = await createMeeting(nextInstant())
    const { startsAt } = { ...(await meetingOf(id)) }
    expect((await ask('meetings move', { id, to: await to() })).refused).toContain(words)
    expect((await meetingOf(id))?.startsAt).toBe(startsAt)
  })

  it('is refused for one that was cancelled', async () => {
    const id = await createMeeting(nextInstant())
    await ask('meetings cancel', { id, reason })
    expect((await ask('meetings move', { id, to: nextInstant() })).refused).toContain('was cancelled')
  })

  it('is not written over a change that came after it was decided', async () => {
    const { meetingChanges } = await import('#lambdas/meetings/meeting-changes.store.ts')
    const at = new Date(clock.now()).toISOString()
    const changes = meetingChanges({ command: 'meetings move', by: 'eva', id: randomUUID(), at }, 1)
    const [from, to] = [nextInstant(), nextInstant()]
    const id = await createMeeting(from)
    const meeting = await changes.find(id)
    if (!meeting) throw new Error('The meeting is not stored.')
    await ask('meetings cancel', { id, reason })
    expect(await changes.move(meeting, { startsAt: to, seat: 1, former: null })).toBe(false)
    expect(await seatOf(to)).toBeUndefined()
    expect(await meetingOf(id)).toMatchObject({ startsAt: from, cancelReason: reason })
  })

  it('of two to the same time lets one through, and of two of the same meeting keeps one seat', async () => {
    const to = nextInstant()
    const ids = await Promise.all([nextInstant(), nextInstant()].map(from => createMeeting(from)))
    const answers = await Promise.all(ids.map(id => ask('meetings move', { id, to })))
    expect(answers.filter(({ changed }) => changed)).toHaveLength(1)
    const id = await createMeeting(nextInstant())
    const wanted = [nextInstant(), nextInstant()]
    await Promise.all(wanted.map(one => ask('meetings move', { id, to: one })))
    const { startsAt } = { ...(await meetingOf(id)) }
    expect(await Promise.all(wanted.map(seatOf))).toEqual(
      wanted.map(one => (one === startsAt ? id : undefined)),
    )
  })
})

it.each(['meetings cancel', 'meetings move'] as const)(
  '%s is whole or not at all wherever it is killed',
  async command => {
    const { table } = await import('#lambdas/platform/table/table.ts')
    for (const when of ['before', 'after'] as const) {
      for (let place = 0, calls = 1; calls > place; place += 1) {
        const [from, to] = [nextInstant(), nextInstant()]
        const id = await createMeeting(from)
        const input = command === 'meetings move' ? { id, to } : { id, reason }
        const seen = async () => [
          (await meetingOf(id))?.sequence ?? 0,
          await seatOf(from),
          await seatOf(to),
          (await below(`MEETING#${id}`, 'AUDIT#')).length,
        ]
        const before = [0, id, undefined, 0]
        const after = [1, undefined, command === 'meetings move' ? id : undefined, 1]
        const stop = failCallAt(table, place, when)
        await ask(command, input).catch(() => {})
        calls = stop() + 1
        expect([before, after]).toContainEqual(await seen())
        await ask(command, input)
        expect(await seen()).toEqual(after)
      }
    }
  },
)
