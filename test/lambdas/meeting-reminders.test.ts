import { randomUUID } from 'node:crypto'
import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { clock } from '#shared/contract/clock.ts'
import { dueEntity } from '#shared/due/due.entity.ts'
import { meetingEntity } from '#shared/meetings/meeting.entity.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { failCallAt } from './failing-table.ts'
import { createMeeting as create } from './living-meeting.ts'
import { createAsk, workIn } from './operated-work.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const { put, read, below } = workIn(services)
let runDue: () => Promise<void>
let operator: (event: unknown) => Promise<unknown>
let table: typeof import('#lambdas/platform/table/table.ts').table
const ask = createAsk(() => operator)

beforeAll(async () => {
  table = (await import('#lambdas/platform/table/table.ts')).table
  runDue = (await import('#lambdas/processes/due.schedule.ts')).handler
  operator = (await import('#lambdas/operator/operator.command.ts')).handler
})
afterEach(() => clock.moveBy(-clock.offset()))

/** A meeting in Stockholm on a Wednesday in March 2028, whose reminder is due the day before at 10:00. */
const startsAt = '2028-03-15T13:00:00.000Z'
const dueAt = '2028-03-14T09:00:00.000Z'
const appointed = { startsAt, meetingDate: '2028-03-15', timezone: 'Europe/Stockholm' as const }

const createMeeting = (given: object = {}) => create(put, { ...appointed, meetingTime: '14:00', ...given })

const life = z.pick(meetingEntity.item, { state: true, revision: true, last: true })
const stored = async (id: string) => life.parse(await read(`MEETING#${id}`, 'MEETING'))
const dueOf = async (wanted: string) =>
  Object.fromEntries(
    (await below('DUE#meeting', ''))
      .filter(({ id }) => id === wanted)
      .map(({ at, transition = 'of old' }) => [transition, at]),
  )
const moveClockTo = (instant: string) => clock.moveBy(Date.parse(instant) - clock.now())

const afterMeeting = { ask: '2028-03-15T14:00:00.000Z', lapse: '2028-03-29T13:00:00.000Z' }

describe('the reminder of a meeting', () => {
  it('is not due before its time, and then made once however many schedulers call', async () => {
    const id = await createMeeting()
    expect(await dueOf(id)).toEqual({ remind: dueAt, ...afterMeeting })
    moveClockTo('2028-03-14T08:59:00.000Z')
    await runDue()
    expect((await stored(id)).last).toBeUndefined()
    moveClockTo('2028-03-14T09:00:30.000Z')
    await Promise.all([runDue(), runDue(), runDue()])
    const { last, revision } = await stored(id)
    expect([last?.name, revision, await dueOf(id)]).toEqual(['remind', 2, afterMeeting])
    moveClockTo('2028-03-14T09:05:00.000Z')
    await runDue()
    expect((await stored(id)).revision).toBe(2)
  })

  it('is not due of a meeting that is booked on the day before', async () => {
    moveClockTo('2028-03-14T12:00:00.000Z')
    expect(await dueOf(await createMeeting())).toEqual(afterMeeting)
  })

  it('goes with a meeting that is cancelled or erased', async () => {
    const [cancelled, erased] = [await createMeeting(), await createMeeting()]
    await ask('meetings cancel', { id: cancelled, reason: 'Vi är sjuka.' })
    const Key = meetingEntity.key({ id: erased })
    await services.documents.send(new DeleteCommand({ TableName: tableName, Key }))
    moveClockTo(afterMeeting.lapse)
    await runDue()
    expect([await dueOf(cancelled), await dueOf(erased)]).toEqual([{}, {}])
    expect((await stored(cancelled)).last?.name).toBe('cancel')
  })

  it('follows a meeting that an operator moves', async () => {
    const id = await createMeeting()
    await ask('meetings move', { id, to: '2028-03-22T14:00' })
    expect(await dueOf(id)).toEqual({
      ...{ remind: '2028-03-21T09:00:00.000Z', ask: '2028-03-22T14:00:00.000Z' },
      lapse: '2028-04-05T13:00:00.000Z',
    })
    moveClockTo('2028-03-14T09:01:00.000Z')
    await runDue()
    expect((await stored(id)).last?.name).toBe('move')
  })

  it('is due again after a move, and not if that would be too late', async () => {
    const id = await createMeeting()
    moveClockTo('2028-03-14T09:01:00.000Z')
    await runDue()
    await ask('meetings move', { id, to: '2028-03-22T14:30' })
    expect(await dueOf(id)).toMatchObject({ remind: '2028-03-21T09:00:00.000Z' })
    await ask('meetings move', { id, to: '2028-03-15T10:00' })
    expect(await dueOf(id)).not.toHaveProperty('remind')
  })

  it('of a meeting that is moved while it is due is one, for the right time', async () => {
    const id = await createMeeting()
    moveClockTo('2028-03-14T09:00:30.000Z')
    await Promise.all([runDue(), ask('meetings move', { id, to: '2028-03-22T15:00' }), runDue()])
    await runDue()
    expect(await dueOf(id)).toMatchObject({ remind: '2028-03-21T09:00:00.000Z' })
  })

  it('is made and taken off the list, or neither, wherever it is killed', async () => {
    for (const when of ['before', 'after'] as const) {
      for (let place = 0, calls = 1; calls > place; place += 1) {
        const id = await createMeeting()
        const seen = async () => [(await stored(id)).revision, Object.keys(await dueOf(id)).length]
        moveClockTo(dueAt)
        const stop = failCallAt(table, place, when)
        await runDue().catch(() => {})
        calls = stop() + 1
        expect([
          [1, 3],
          [2, 2],
        ]).toContainEqual(await seen())
        clock.moveBy(120_000)
        await runDue()
        expect(await seen()).toEqual([2, 2])
        await ask('meetings cancel', { id, reason: 'Vi är sjuka.' })
        clock.moveBy(-clock.offset())
      }
    }
  })
})

describe('a meeting that is over', () => {
  it('asks operators once, shows in their queue, and counts as held after two weeks', async () => {
    const id = await createMeeting()
    moveClockTo(afterMeeting.ask)
    await runDue()
    expect((await stored(id)).last?.name).toBe('ask')
    const { items = [] } = await ask('queue list', { later: true })
    expect(items.find(row => row.id === id)).toMatchObject({
      ...{ process: 'meeting', transition: 'lapse', turn: 'operator', who: 'Nordplåt AB' },
      ...{ show: 'meetings show', input: { id } },
    })
    moveClockTo(afterMeeting.lapse)
    await runDue()
    expect([(await stored(id)).state, await dueOf(id)]).toEqual(['held', {}])
  })

  it.each([
    ['meetings held', 'held', 'hold'],
    ['meetings no-show', 'missed', 'miss'],
  ] as const)('is noted with %s, once and not before it begins', async (command, state, name) => {
    const id = await createMeeting()
    expect((await ask(command, { id })).refused).toContain('has not begun')
    moveClockTo('2028-03-15T13:05:00.000Z')
    expect(await ask(command, { id })).toEqual({ changed: true })
    expect(await ask(command, { id })).toEqual({ changed: false })
    const noted = await stored(id)
    expect([noted.state, noted.last?.name, await dueOf(id)]).toEqual([state, name, {}])
    const other = command === 'meetings held' ? 'meetings no-show' : 'meetings held'
    expect((await ask(other, { id })).refused).toContain(state)
  })
})

describe('a meeting from before there was a process', () => {
  const storeOld = async (given: object = {}) => {
    const id = randomUUID()
    const createdAt = '2028-02-10T09:00:00.000Z'
    await put({
      ...{ ...meetingEntity.key({ id }), ...meetingEntity.indexKey({ kind: 'meeting', createdAt, id }) },
      ...{
        ...appointed,
        id,
        createdAt,
        remindAt: dueAt,
        suspect: false,
        email: 'anna@verkstad.se',
        ...given,
      },
    })
    await put({ ...dueEntity.key({ kind: 'meeting', at: dueAt, id }), id, at: dueAt })
    return id
  }

  it('is adopted once, with its reminder; one that is over, cancelled or a robot’s is left alone', async () => {
    moveClockTo('2028-03-01T12:00:00.000Z')
    const id = await storeOld()
    const others = [
      await storeOld({ cancelledAt: dueAt }),
      await storeOld({ suspect: true }),
      await storeOld({ startsAt: '2028-02-20T13:00:00.000Z' }),
    ]
    const adopt = () => ask('meetings adopt', { month: '2028-02' })
    expect((await Promise.all([adopt(), adopt()])).some(({ changed }) => changed)).toBe(true)
    expect(await adopt()).toMatchObject({ changed: false })
    expect(await dueOf(id)).toEqual({ remind: dueAt, ...afterMeeting })
    for (const one of others) expect(await dueOf(one)).toEqual({ 'of old': dueAt })
  })

  it('stops neither the minute nor the queue before it is adopted, and can be moved and cancelled', async () => {
    moveClockTo('2028-03-01T12:00:00.000Z')
    const id = await storeOld()
    moveClockTo(dueAt)
    await runDue()
    expect((await ask('queue list', { later: true })).items).toBeDefined()
    expect(await ask('meetings move', { id, to: '2028-03-22T15:30' })).toEqual({ changed: true })
    expect(await dueOf(id)).toMatchObject({ remind: '2028-03-21T09:00:00.000Z' })
    expect(await ask('meetings cancel', { id, reason: 'Vi är sjuka.' })).toEqual({ changed: true })
    expect(await stored(id)).toMatchObject({ state: 'cancelled' })
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
  ] as const)('is %s', async (_, meetingDate, timezone, due) => {
    const { reminderTime } = await import('#lambdas/meetings/reminder-time.ts')
    expect(reminderTime({ meetingDate, timezone })).toBe(due)
  })
})
