import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { daysAfter, instantOf, wallClockAt } from '#shared/contract/time-zone.ts'
import { cancelMeeting, confirmMeeting, moveMeeting, readMeeting } from '#shared/meetings/follow-link.ts'
import { seatEntity } from '#shared/meetings/seat.entity.ts'
import { workingDay } from '#test/builders/working-day.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { failCallAt } from './failing-table.ts'
import { createMeeting as create } from './living-meeting.ts'
import { workIn } from './operated-work.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const { put, read, below } = workIn(services)
let call: ReturnType<typeof httpCaller>
let table: typeof import('#lambdas/platform/table/table.ts').table

beforeAll(async () => {
  table = (await import('#lambdas/platform/table/table.ts')).table
  const { handler } = await import('#lambdas/meetings/meeting-links.http.ts')
  call = httpCaller(handler, services.originSecret)
})
afterEach(() => clock.moveBy(-clock.offset()))

let used = 20

/** A working day that no other test here uses: counted from now, whatever a test has done to the clock. */
const nextDay = (): string => workingDay(++used, Date.now())

const tokenOf = async (id: string): Promise<string> => {
  const { meetingPage } = await import('#lambdas/meetings/meeting-links.ts')
  return (await meetingPage(id, 'sv', 'https://site.example')).split('token=')[1] ?? ''
}

const instantIn = (date: string, time: string) =>
  new Date(instantOf({ date, time }, 'Europe/London') ?? 0).toISOString()

/** Books a meeting as the table has it: at noon in London, with its seat and its reminder. */
const createBooked = async (given: object = {}) => {
  const meetingDate = nextDay()
  const startsAt = instantIn(meetingDate, '12:00')
  const remindAt = instantIn(daysAfter(meetingDate, -1), '10:00')
  const id = await create(put, {
    ...{ startsAt, meetingDate, meetingTime: '12:00', timezone: 'Europe/London' },
    ...{ language: 'sv', duration: '30 minuter' },
    ...{ participants: ['Kalle', 'lisa@verkstad.se', 'anna@verkstad.se'] },
    ...given,
  })
  await put({ ...seatEntity.key({ startsAt, seat: 1 }), meetingId: id })
  return { id, startsAt, meetingDate, remindAt, token: await tokenOf(id) }
}

const stored = (id: string) => read(`MEETING#${id}`, 'MEETING')
const seatAt = async (startsAt: string) => (await read(`SLOT#${startsAt}`, 'SEAT#1'))?.meetingId
const dueOf = async (wanted: string) =>
  (await below('DUE#meeting', ''))
    .filter(({ id, transition }) => id === wanted && transition === 'remind')
    .map(({ at }) => at)
const elsewhere = (meetingDate = nextDay()) => ({
  ...{ meetingDate, meetingTime: '14:00', timezone: 'Europe/London' as const },
})

describe('the link in the mail of a meeting', () => {
  it('shows it, and who would be invited, but changes nothing', async () => {
    const { id, token, startsAt } = await createBooked()
    const before = await stored(id)
    expect(await call(readMeeting, { body: { token } })).toMatchObject({
      status: 200,
      body: { state: 'booked', sequence: 0, startsAt, confirmed: false, invitees: 1, videoLink: null },
    })
    expect(await stored(id)).toEqual(before)
  })

  it.each([
    ['of another meeting', async (token: string) => `${randomUUID()}${token.slice(36)}`],
    ['that was changed', async (token: string) => `${token.slice(0, -4)}AAAA`],
    ['of a meeting that is gone', async () => tokenOf(randomUUID())],
  ])('is not found with a signature %s', async (_, forge) => {
    const { id, token } = await createBooked()
    const forged = await forge(token)
    const tries = [
      call(readMeeting, { body: { token: forged } }),
      call(confirmMeeting, { body: { token: forged } }),
      call(cancelMeeting, { body: { token: forged, sequence: 0 } }),
      call(moveMeeting, { body: { token: forged, sequence: 0, ...elsewhere() } }),
    ]
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(await stored(id)).not.toHaveProperty('changedAt')
  })

  it('confirms the meeting, once', async () => {
    const { id, token } = await createBooked()
    const confirmed = await call(confirmMeeting, { body: { token } })
    expect(confirmed).toMatchObject({ status: 200, body: { confirmed: true } })
    const after = await stored(id)
    clock.moveBy(60_000)
    expect(await call(confirmMeeting, { body: { token } })).toMatchObject({ status: 200 })
    expect(await stored(id)).toEqual(after)
  })

  it.each([
    ['moved', (token: string) => call(moveMeeting, { body: { token, sequence: 0, ...elsewhere() } })],
    ['cancelled', (token: string) => call(cancelMeeting, { body: { token, sequence: 0 } })],
    ['confirmed', (token: string) => call(confirmMeeting, { body: { token } })],
  ])('confirms nothing that was %s after it was read', async (_, change) => {
    const { linkedMeetings } = await import('#lambdas/meetings/meeting-changes.store.ts')
    const { id, token } = await createBooked()
    const meetings = linkedMeetings(new Date(clock.now()).toISOString(), 3)
    const asRead = await meetings.find(id)
    if (!asRead) throw new Error('It is booked.')
    expect(await change(token)).toMatchObject({ status: 200 })
    const after = await stored(id)
    expect(await meetings.confirm(asRead)).toBe(false)
    expect(await stored(id)).toEqual(after)
  })

  it('moves it, in the zone that is chosen then, with its seat and its reminder, and works again after', async () => {
    const { id, token, startsAt } = await createBooked()
    const to = { ...elsewhere(), timezone: 'Europe/Stockholm' as const }
    const moved = await call(moveMeeting, { body: { token, sequence: 0, ...to } })
    expect(moved).toMatchObject({ status: 200, body: { sequence: 1, timezone: 'Europe/Stockholm' } })
    const now = moved.body.startsAt
    expect(wallClockAt(Date.parse(now), 'Europe/Stockholm')).toEqual({ date: to.meetingDate, time: '14:00' })
    expect([await seatAt(startsAt), await seatAt(now)]).toEqual([undefined, id])
    const [due, ...others] = await dueOf(id)
    expect(others).toEqual([])
    expect(wallClockAt(Date.parse(String(due)), 'Europe/Stockholm')).toEqual({
      ...{ date: daysAfter(to.meetingDate, -1), time: '10:00' },
    })
    expect(await stored(id)).toMatchObject({ ...to, changedBy: 'booker' })
    const again = await call(moveMeeting, { body: { token, sequence: 0, ...to } })
    expect(again, 'the same move again').toMatchObject({ status: 200, body: { sequence: 1, startsAt: now } })
    const back = await call(moveMeeting, { body: { token, sequence: 1, ...elsewhere() } })
    expect(back).toMatchObject({ status: 200, body: { sequence: 2 } })
  })

  it('keeps the one reminder of a meeting that is moved within its day', async () => {
    const { id, token, meetingDate, remindAt } = await createBooked()
    await call(moveMeeting, { body: { token, sequence: 0, ...elsewhere(meetingDate) } })
    expect(await dueOf(id)).toEqual([remindAt])
  })

  it('cancels it, with its seat and its reminder, and shows that from then on', async () => {
    const { id, token, startsAt } = await createBooked()
    const cancelled = await call(cancelMeeting, { body: { token, sequence: 0 } })
    expect(cancelled).toMatchObject({ status: 200, body: { state: 'cancelled', sequence: 1 } })
    expect([await seatAt(startsAt), await dueOf(id)]).toEqual([undefined, []])
    expect(await call(cancelMeeting, { body: { token, sequence: 0 } })).toMatchObject({ status: 200 })
    expect(await stored(id)).toMatchObject({ sequence: 1, changedBy: 'booker' })
    for (const [endpoint, body] of [
      [moveMeeting, { token, sequence: 1, ...elsewhere() }],
      [confirmMeeting, { token }],
    ] as const) {
      expect(await call(endpoint as typeof moveMeeting, { body: body as never })).toMatchObject({
        ...{ status: 409, body: { code: 'meeting_changed' } },
      })
    }
  })

  it('changes nothing of a meeting that has begun', async () => {
    const { token, startsAt } = await createBooked()
    const to = elsewhere()
    clock.moveBy(Date.parse(startsAt) - clock.now())
    expect(await call(readMeeting, { body: { token } })).toMatchObject({ body: { state: 'over' } })
    const later = { ...to, meetingDate: nextDay() }
    const tries = [
      call(moveMeeting, { body: { token, sequence: 0, ...later } }),
      call(cancelMeeting, { body: { token, sequence: 0 } }),
      call(confirmMeeting, { body: { token } }),
    ]
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([409, 409, 409])
  })

  it('changes only what its page showed: of two tabs the later is told of the change', async () => {
    const { id, token, startsAt } = await createBooked()
    await call(moveMeeting, { body: { token, sequence: 0, ...elsewhere() } })
    const { startsAt: moved } = { ...(await stored(id)) }
    const late = [
      await call(moveMeeting, { body: { token, sequence: 0, ...elsewhere() } }),
      await call(cancelMeeting, { body: { token, sequence: 0 } }),
    ]
    for (const one of late) expect(one).toMatchObject({ status: 409, body: { code: 'meeting_changed' } })
    expect((await stored(id))?.startsAt).toBe(moved)
    expect(await seatAt(startsAt)).toBeUndefined()
  })

  it('of two moves at once lets one through, and leaves one seat and one reminder', async () => {
    const { id, token } = await createBooked()
    const wanted = [elsewhere(), elsewhere()]
    const answers = await Promise.all(
      wanted.map(to => call(moveMeeting, { body: { token, sequence: 0, ...to } })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { startsAt, due } = { ...(await stored(id)) }
    expect(await dueOf(id)).toEqual([(due as { remind: string }).remind])
    expect(await seatAt(String(startsAt))).toBe(id)
  })

  it('is refused a time that somebody else has taken, and keeps its own', async () => {
    const { id, token, startsAt } = await createBooked()
    const other = await createBooked()
    const to = { ...elsewhere(other.meetingDate), meetingTime: '12:00' }
    const refused = await call(moveMeeting, { body: { token, sequence: 0, ...to } })
    expect(refused).toMatchObject({ status: 409, body: { code: 'meeting_slot_taken' } })
    expect([await seatAt(startsAt), await seatAt(other.startsAt)]).toEqual([id, other.id])
  })

  it.each([
    [
      'outside our hours',
      (date: string) => ({ meetingDate: date, meetingTime: '16:00', timezone: 'America/New_York' }),
    ],
    ['outside the list', (date: string) => ({ meetingDate: date, meetingTime: '18:00' })],
    ['on a holiday', () => ({ meetingDate: `${new Date(clock.now()).getUTCFullYear() + 1}-01-01` })],
  ])('is refused a time %s', async (_, to) => {
    const { id, token, startsAt } = await createBooked()
    const body = { token, sequence: 0, ...elsewhere(), ...to(nextDay()) }
    expect(await call(moveMeeting, { body: body as never })).toMatchObject({ status: 422 })
    expect((await stored(id))?.startsAt).toBe(startsAt)
  })

  it('moves it five times a day and no more', async () => {
    clock.moveBy(86_400_000 - (clock.now() % 86_400_000))
    const { token } = await createBooked()
    const move = async (sequence: number) =>
      (await call(moveMeeting, { body: { token, sequence, ...elsewhere() } })).status
    for (let sequence = 0; sequence < 5; sequence += 1) expect(await move(sequence)).toBe(200)
    expect(await move(5)).toBe(429)
    clock.moveBy(86_400_000)
    expect(await move(5), 'the next day').toBe(200)
  })
})

it('a move is whole or not at all wherever it is killed', async () => {
  for (const when of ['before', 'after'] as const) {
    for (let place = 0, calls = 1; calls > place; place += 1) {
      const { id, token, startsAt: from } = await createBooked()
      const body = { token, sequence: 0, ...elsewhere() }
      const to = instantIn(body.meetingDate, '14:00')
      const seen = async () => {
        const { sequence = 0, due } = { ...(await stored(id)) }
        const isOne = JSON.stringify(await dueOf(id)) === JSON.stringify([(due as { remind: string }).remind])
        return [sequence, await seatAt(from), await seatAt(to), isOne]
      }
      const stop = failCallAt(table, place, when)
      await call(moveMeeting, { body }).catch(() => {})
      calls = stop() + 1
      expect([
        [0, id, undefined, true],
        [1, undefined, id, true],
      ]).toContainEqual(await seen())
      await call(moveMeeting, { body })
      expect(await seen()).toEqual([1, undefined, id, true])
    }
  }
})
