import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { bookMeeting } from '#shared/meetings/book-meeting.ts'
import { listClosures } from '#shared/meetings/list-closures.ts'
import { listSlots } from '#shared/meetings/list-slots.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { createAsk, workIn } from './operated-work.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const { read, below } = workIn(services)
let call: ReturnType<typeof httpCaller>
let operator: (event: unknown) => Promise<unknown>
const ask = createAsk(() => operator)

beforeAll(async () => {
  call = httpCaller((await import('#lambdas/meetings/meetings.http.ts')).handler, services.originSecret)
  operator = (await import('#lambdas/operator/operator.command.ts')).handler
  clock.moveBy(Date.parse('2027-11-01T09:00:00Z') - clock.now())
})
afterEach(() => {
  process.env.MEETING_ROOM = ''
})

const slots = async (date: string, timezone = 'Europe/Stockholm') =>
  (await call(listSlots, { query: { date, timezone } })).body

let network = 0

const book = (given: object = {}) =>
  call(bookMeeting, {
    body: {
      ...{ firstName: 'Anna', lastName: 'Berg', email: `anna.${randomUUID()}@verkstad.se`, mobile: null },
      ...{ company: 'Nordplåt AB', meetingDate: '2027-11-09', meetingTime: '10:00', duration: '30 minuter' },
      ...{ timezone: 'Europe/Stockholm', description: 'Vi bygger om en robotcell.', participants: null },
      language: 'sv',
      ...given,
    },
    clientAddress: `198.51.100.${++network}`,
  })

const reason = 'Kick-off'

describe('a time that operators close', () => {
  it('is offered to nobody, told without its reason, and open again when they open it', async () => {
    const block = { from: '2027-11-10T09:00', to: '2027-11-10T12:00', reason }
    const { changed, id = '' } = await ask('meetings block', block)
    expect(changed).toBe(true)
    const none = { booked: 0, meetings: null }
    expect(await ask('meetings block', block), 'the same again').toEqual({ changed: false, id, ...none })
    expect((await slots('2027-11-10')).times[0]).toBe('12:00')
    expect((await slots('2027-11-10', 'Europe/London')).times[0]).toBe('11:00')
    const { body } = await call(listClosures)
    expect(body.closures).toEqual([{ from: '2027-11-10T08:00:00.000Z', to: '2027-11-10T11:00:00.000Z' }])
    expect((await ask('meetings blocks', {})).items).toMatchObject([{ id, reason }])
    expect(await book({ meetingDate: '2027-11-10', meetingTime: '11:30' })).toMatchObject({
      ...{ status: 422, body: { fields: { meetingTime: 'invalid' } } },
    })
    expect(await ask('meetings unblock', { id })).toEqual({ changed: true })
    expect(await ask('meetings unblock', { id })).toEqual({ changed: false })
    expect((await slots('2027-11-10')).times[0]).toBe('09:00')
    const audits = (await below('OPERATOR', 'AUDIT#')).filter(({ closureId }) => closureId === id)
    expect(audits.map(({ action, by }) => `${action} ${by}`)).toEqual([
      'meetings block a test',
      'meetings unblock a test',
    ])
  })

  it('leaves the meetings that are booked in it, and lists them', async () => {
    const range = { from: '2027-11-22T10:00', to: '2027-11-23T12:00', reason }
    const times = ['2027-11-23 11:30', '2027-11-22 10:00', '2027-11-22 09:30', '2027-11-23 12:00']
    const ids: string[] = []
    for (const time of times) {
      const [meetingDate, meetingTime] = time.split(' ')
      ids.push((await book({ meetingDate, meetingTime })).body.id)
    }
    const blocked = await ask('meetings block', range)
    expect(blocked).toMatchObject({
      changed: true,
      booked: 2,
      meetings: `2027-11-22 10:00 ${ids[1]}, 2027-11-23 11:30 ${ids[0]}`,
    })
    expect(await read('SLOT#2027-11-22T09:00:00.000Z', 'SEAT#1')).toMatchObject({ meetingId: ids[1] })
    await ask('meetings unblock', { id: blocked.id ?? '' })
  })

  it.each([
    ['ends before it begins', { from: '2027-11-10T12:00', to: '2027-11-10T09:00' }, 'before it begins'],
    ['is over', { from: '2027-10-10T12:00', to: '2027-10-10T13:00' }, 'in the past'],
    ['is too far ahead', { from: '2027-12-10T12:00', to: '2030-12-10T13:00' }, 'days ahead'],
    ['is between half hours', { from: '2027-12-10T12:10', to: '2027-12-10T13:00' }, 'half hour'],
  ])('is refused if it %s', async (_, range, words) => {
    expect((await ask('meetings block', { ...range, reason })).refused).toContain(words)
  })
})

describe('a day without free times', () => {
  it('comes with the next one that has some', async () => {
    expect(await slots('2027-12-24')).toEqual({ times: [], next: '2027-12-27' })
    expect(await slots('2027-12-02', 'Australia/Sydney')).toEqual({ times: [], next: '2028-04-03' })
    expect((await slots('2027-11-11')).next, 'a day with times needs none').toBeNull()
  })

  it('is one that is fully booked, too, and the next may be closed', async () => {
    const { id = '' } = await ask('meetings block', {
      from: '2027-11-16T08:00',
      to: '2027-11-16T19:00',
      reason,
    })
    for (const meetingTime of ['16:00', '16:30']) {
      const taken = { meetingDate: '2027-11-15', meetingTime, timezone: 'Asia/Tokyo' }
      expect((await book(taken)).status).toBe(201)
    }
    expect(await slots('2027-11-15', 'Asia/Tokyo')).toEqual({ times: [], next: '2027-11-17' })
    await ask('meetings unblock', { id })
  })
})

describe('a new meeting', () => {
  it('has a reminder that is due the day before', async () => {
    const { body } = await book({ meetingTime: '13:00' })
    const at = '2027-11-08T09:00:00.000Z'
    expect(await read(`MEETING#${body.id}`, 'MEETING')).toMatchObject({
      state: 'booked',
      due: { remind: at },
    })
    expect(await read('DUE#meeting', `${at}#${body.id}#remind`)).toMatchObject({ id: body.id, at })
  })

  it('has none if that is over, nor if a robot booked it', async () => {
    const tomorrow = await book({ meetingDate: '2027-11-02', meetingTime: '13:00' })
    const robot = await book({ meetingDate: '2027-11-12', website: 'http://spam' })
    const dueOf = async (wanted: unknown) =>
      (await below('DUE#meeting', '')).flatMap(({ id, transition }) => (id === wanted ? [transition] : []))
    expect(await dueOf(tomorrow.body.id)).toEqual(['ask', 'lapse'])
    expect(await dueOf(robot.body.id)).toEqual([])
    expect(await read(`MEETING#${robot.body.id}`, 'MEETING')).not.toHaveProperty('state')
  })

  it('has a video room of its own if there is a template', async () => {
    process.env.MEETING_ROOM = 'https://meet.example/{{room}}'
    const rooms = await Promise.all(
      ['09:00', '09:30'].map(async meetingTime => {
        const { body } = await book({ meetingTime })
        return (await read(`MEETING#${body.id}`, 'MEETING'))?.videoLink
      }),
    )
    for (const room of rooms) expect(room).toMatch(/^https:\/\/meet\.example\/[\w-]{16}$/)
    expect(new Set(rooms).size).toBe(2)
  })
})

describe('the week of operators', () => {
  it('has the meetings of its seven Swedish days in their order, moved ones where they are, and no cancelled one', async () => {
    const times = async (date: string) => {
      const { items = [] } = await ask('meetings week', { date })
      return items.map(({ startsAt, company }) => `${startsAt} ${company}`)
    }
    const company = 'Veckans Verkstad AB'
    const bookAt = async (meetingDate: string, meetingTime: string) =>
      (await book({ company, meetingDate, meetingTime })).body.id as string
    const friday = await bookAt('2027-12-03', '16:30')
    await bookAt('2027-11-29', '09:00')
    const moved = await bookAt('2027-12-06', '09:00')
    expect(await times('2027-12-05')).toEqual([
      `2027-11-29T08:00:00.000Z ${company}`,
      `2027-12-03T15:30:00.000Z ${company}`,
    ])
    await ask('meetings cancel', { id: friday, reason: 'Sjuk.' })
    await ask('meetings move', { id: moved, to: '2027-11-30T10:00' })
    expect(await times('2027-11-29')).toEqual([
      `2027-11-29T08:00:00.000Z ${company}`,
      `2027-11-30T09:00:00.000Z ${company}`,
    ])
    expect(await times('2027-12-06')).toEqual([])
  })

  it('lists closed times that are over only if asked to', async () => {
    const { id = '' } = await ask('meetings block', {
      from: '2027-11-24T09:00',
      to: '2027-11-24T10:00',
      reason,
    })
    const ids = async (over: boolean) =>
      ((await ask('meetings blocks', { over })).items ?? []).map(one => one.id)
    expect(await ids(false)).toContain(id)
    clock.moveBy(30 * 86_400_000)
    expect(await ids(false)).not.toContain(id)
    expect(await ids(true)).toContain(id)
  })
})
