import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { dueEntity } from '#shared/due/due.entity.ts'
import { meetingEntity } from '#shared/meetings/meeting.entity.ts'
import { failCallAt } from './failing-table.ts'
import { createAsk, workIn } from './operated-work.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const { put, read, below } = workIn(services)
let remind: () => Promise<void>
let operator: (event: unknown) => Promise<unknown>
let table: typeof import('#lambdas/platform/table/table.ts').table
const ask = createAsk(() => operator)

beforeAll(async () => {
  table = (await import('#lambdas/platform/table/table.ts')).table
  remind = (await import('#lambdas/meetings/reminders.schedule.ts')).handler
  operator = (await import('#lambdas/operator/operator.command.ts')).handler
})
afterEach(() => clock.moveBy(-clock.offset()))

/** A meeting in Stockholm on a Wednesday in March 2028, whose reminder is due the day before at 10:00. */
const startsAt = '2028-03-15T13:00:00.000Z'
const dueAt = '2028-03-14T09:00:00.000Z'

const createMeeting = async (given: object = {}) => {
  const id = randomUUID()
  const when = { startsAt, meetingDate: '2028-03-15', meetingTime: '14:00', timezone: 'Europe/Stockholm' }
  await put({ ...meetingEntity.key({ id }), id, ...when, remindAt: dueAt, suspect: false, ...given })
  await put({ ...dueEntity.key({ kind: 'meeting', at: dueAt, id }), id, at: dueAt })
  return id
}

const stored = (id: string) => read(`MEETING#${id}`, 'MEETING')
const dueOf = async (wanted: string) =>
  (await below('DUE#meeting', '')).filter(({ id }) => id === wanted).map(({ at }) => at)
const moveClockTo = (instant: string) => clock.moveBy(Date.parse(instant) - clock.now())

describe('the reminder of a meeting', () => {
  it('is not due before its time, and then noted once however many schedulers call', async () => {
    const id = await createMeeting()
    moveClockTo('2028-03-14T08:59:00.000Z')
    await remind()
    expect(await stored(id)).not.toHaveProperty('remindedAt')
    moveClockTo('2028-03-14T09:00:30.000Z')
    await Promise.all([remind(), remind(), remind()])
    const { remindedAt, remindAt } = { ...(await stored(id)) }
    expect([typeof remindedAt, remindAt, await dueOf(id)]).toEqual(['string', undefined, []])
    moveClockTo('2028-03-14T09:05:00.000Z')
    await remind()
    expect((await stored(id))?.remindedAt).toBe(remindedAt)
  })

  it('is claimed by one of several, and not for a time that was left', async () => {
    const { reminders } = await import('#lambdas/meetings/reminders.store.ts')
    const id = await createMeeting()
    const claims = await Promise.all([1, 2, 3].map(() => reminders.claim({ id, at: dueAt }, dueAt)))
    expect(claims.filter(Boolean)).toHaveLength(1)
    const moved = await createMeeting({ remindAt: '2028-03-20T09:00:00.000Z' })
    expect(await reminders.claim({ id: moved, at: dueAt }, dueAt)).toBe(false)
  })

  it('comes late rather than not at all', async () => {
    const id = await createMeeting()
    moveClockTo('2028-03-15T12:00:00.000Z')
    await remind()
    expect(await stored(id)).toHaveProperty('remindedAt')
  })

  it.each([
    ['has begun', {}, startsAt],
    ['was cancelled', { cancelledAt: dueAt }, dueAt],
    ['was moved', { remindAt: '2028-03-20T09:00:00.000Z' }, dueAt],
  ])('is withdrawn if the meeting %s', async (_, given, now) => {
    const id = await createMeeting(given)
    moveClockTo(now)
    await remind()
    expect([(await stored(id))?.remindedAt, await dueOf(id)]).toEqual([undefined, []])
  })

  it('is withdrawn if the meeting was erased', async () => {
    const id = randomUUID()
    await put({ ...dueEntity.key({ kind: 'meeting', at: dueAt, id }), id, at: dueAt })
    moveClockTo(dueAt)
    await remind()
    expect([await stored(id), await dueOf(id)]).toEqual([undefined, []])
  })

  it('follows a meeting that an operator moves, and goes with one that is cancelled', async () => {
    const id = await createMeeting()
    await ask('meetings move', { id, to: '2028-03-22T14:00' })
    expect(await dueOf(id)).toEqual(['2028-03-21T09:00:00.000Z'])
    moveClockTo('2028-03-14T09:01:00.000Z')
    await remind()
    expect(await stored(id)).not.toHaveProperty('remindedAt')
    await ask('meetings cancel', { id, reason: 'Vi är sjuka.' })
    expect([await dueOf(id), (await stored(id))?.remindAt]).toEqual([[], undefined])
  })

  it('of a meeting that is moved while it is due is one, for the right time', async () => {
    const id = await createMeeting()
    moveClockTo('2028-03-14T09:00:30.000Z')
    await Promise.all([remind(), ask('meetings move', { id, to: '2028-03-22T14:00' }), remind()])
    await remind()
    expect(await dueOf(id)).toEqual(['2028-03-21T09:00:00.000Z'])
    expect((await stored(id))?.remindAt).toBe('2028-03-21T09:00:00.000Z')
  })

  it('is noted and taken off the list, or neither, wherever it is killed', async () => {
    for (const when of ['before', 'after'] as const) {
      for (let place = 0, calls = 1; calls > place; place += 1) {
        const id = await createMeeting()
        const seen = async () => [Boolean((await stored(id))?.remindedAt), (await dueOf(id)).length]
        moveClockTo(dueAt)
        const stop = failCallAt(table, place, when)
        await remind().catch(() => {})
        calls = stop() + 1
        expect([
          [false, 1],
          [true, 0],
        ]).toContainEqual(await seen())
        await remind()
        expect(await seen()).toEqual([true, 0])
      }
    }
  })

  it('of one that fails holds back no other, and is reported', async () => {
    const { remindOfMeetings } = await import('#lambdas/meetings/remind.ts')
    const [broken, sound] = [randomUUID(), randomUUID()]
    const claimed: string[] = []
    const logged: string[] = []
    const reminding = remindOfMeetings({
      reminders: {
        due: async () => [broken, sound].map(id => ({ id, at: dueAt })),
        find: async id => {
          if (id === broken) throw new Error('The table is down.')
          return { id, startsAt, remindAt: dueAt, timezone: 'Europe/Stockholm', sequence: 0, suspect: false }
        },
        claim: async ({ id }) => Boolean(claimed.push(id)),
        withdraw: async () => {},
      },
      now: dueAt,
      log: { info: () => {}, error: message => logged.push(message) },
    })
    await expect(reminding).rejects.toThrow('The table is down.')
    expect([claimed, logged]).toEqual([[sound], ['reminder_failed']])
  })
})

describe('the time of a reminder', () => {
  it.each([
    ['10:00 the day before in Tokyo', '2028-03-15', 'Asia/Tokyo', '2028-03-14T01:00:00.000Z'],
    ['10:00 on the Sunday before', '2028-03-13', 'Europe/Stockholm', '2028-03-12T09:00:00.000Z'],
    [
      'the clock that is set forward in between',
      '2028-03-27',
      'Europe/Stockholm',
      '2028-03-26T08:00:00.000Z',
    ],
    ['none if that is over', '2028-03-02', 'Europe/Stockholm', undefined],
  ] as const)('is %s', async (_, meetingDate, timezone, due) => {
    const { reminderTime } = await import('#lambdas/meetings/reminder-time.ts')
    expect(reminderTime({ meetingDate, timezone }, Date.parse('2028-03-01T12:00:00Z'))).toBe(due)
  })
})
