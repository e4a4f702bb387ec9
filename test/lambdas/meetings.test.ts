import { randomUUID } from 'node:crypto'
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { daysAfter, weekdayOf } from '#shared/contract/time-zone.ts'
import { bookMeeting } from '#shared/meetings/book-meeting.ts'
import { listSlots } from '#shared/meetings/list-slots.ts'
import { slotTimes } from '#shared/meetings/slots.ts'
import { workingDay } from '#test/builders/working-day.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { solveProof } from '../builders/solved-proof.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { cancelTransactions } from './conflicts.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
let call: ReturnType<typeof httpCaller>
let table: typeof import('#lambdas/platform/table/table.ts').table
let network = 0

beforeAll(async () => {
  table = (await import('#lambdas/platform/table/table.ts')).table
  const { handler } = await import('#lambdas/meetings/meetings.http.ts')
  call = httpCaller(handler, services.originSecret)
})
afterEach(() => {
  clock.moveBy(-clock.offset())
  process.env.MEETING_CAPACITY = '1'
})

const buildMeeting = (given: object = {}) => ({
  firstName: 'Anna',
  lastName: 'Berg',
  email: `anna.${randomUUID()}@verkstad.se`,
  mobile: null,
  company: 'Nordplåt AB',
  meetingDate: workingDay(7),
  meetingTime: '10:00',
  duration: '30 minuter',
  timezone: 'Europe/Stockholm',
  description: 'Vi bygger om en robotcell.',
  participants: ['Kalle', 'Lisa'],
  language: 'sv',
  ...given,
})

const book = (given: object = {}, headers = {}) => {
  network += 1
  const clientAddress = `198.51.${Math.floor(network / 250)}.${network % 250}`
  return call(bookMeeting, { body: buildMeeting(given), clientAddress, headers })
}

/** Books like a browser on a busy machine: again under the same key until there is a reply. */
const bookAtLast = async (fields: object) => {
  const given = { ...fields, email: `anna.${randomUUID()}@verkstad.se` }
  const headers = { 'idempotency-key': randomUUID() }
  const unsettled = ['unavailable', 'proof_required', 'request_in_flight']
  let answer = await book(given, headers)
  while (unsettled.includes(answer.body.code)) answer = await book(given, headers)
  return answer
}

const freeTimes = async (date: string, timezone = 'Europe/Stockholm'): Promise<string[]> =>
  (await call(listSlots, { query: { date, timezone } })).body.times

describe('a visitor books a meeting', () => {
  it('in a free slot, which is then taken, in every zone', async () => {
    const meetingDate = workingDay(10)
    const { status, body } = await book({ meetingDate, meetingTime: '15:00' })
    expect(status).toBe(201)
    const Key = { PK: `MEETING#${body.id}`, SK: 'MEETING' }
    const { Item } = await services.documents.send(new GetCommand({ TableName: tableName, Key }))
    expect(Item).toMatchObject({
      startsAt: body.startsAt,
      meetingTime: '15:00',
      participants: ['Kalle', 'Lisa'],
    })
    expect(await freeTimes(meetingDate)).not.toContain('15:00')
    expect(await freeTimes(meetingDate, 'America/New_York'), 'the same instant').not.toContain('09:00')
    expect(await freeTimes(meetingDate, 'America/New_York')).toContain('09:30')
  })

  it('of 200 at once for one slot exactly one wins', async () => {
    const meetingDate = workingDay(20)
    const answers = await Promise.all(Array.from({ length: 200 }, () => bookAtLast({ meetingDate })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(new Set(answers.map(({ status, body }) => body.code ?? status))).toEqual(
      new Set([201, 'meeting_slot_taken']),
    )
  })

  it('in a slot that another booking is just failing to take', async () => {
    const meetingDate = workingDay(25)
    const sent = cancelTransactions(table, 1, 'TransactionConflict', 'None', 'None', 'None', 'None')
    expect([(await book({ meetingDate })).status, sent.count]).toEqual([201, 2])
    expect(await freeTimes(meetingDate)).not.toContain('10:00')
  })

  it('and sees that the slot is taken if the other booking was faster', async () => {
    const meetingDate = workingDay(26)
    expect((await book({ meetingDate })).status).toBe(201)
    cancelTransactions(table, 1, 'TransactionConflict', 'None', 'None', 'None', 'None')
    expect(await book({ meetingDate })).toMatchObject({ status: 409, body: { code: 'meeting_slot_taken' } })
  })

  it('as many at a time as there are seats', async () => {
    process.env.MEETING_CAPACITY = '3'
    const meetingDate = workingDay(30)
    const answers = await Promise.all(Array.from({ length: 8 }, () => book({ meetingDate })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
  })

  it('and sees what is free of more seats than one read of the table returns', async () => {
    process.env.MEETING_CAPACITY = '7'
    const query = { date: workingDay(35), timezone: 'Europe/Stockholm' }
    const taken = { meetingDate: query.date, meetingTime: '16:30' }
    for (let seat = 0; seat < 7; seat += 1) expect((await book(taken)).status).toBe(201)
    const { status, body } = await call(listSlots, { query })
    expect([status, body.times?.length, body.times?.at(-1)]).toEqual([200, 15, '16:00'])
  })

  it('without participants, stored as none', async () => {
    const { body } = await book({ meetingDate: workingDay(40), participants: [] })
    const Key = { PK: `MEETING#${body.id}`, SK: 'MEETING' }
    const { Item } = await services.documents.send(new GetCommand({ TableName: tableName, Key }))
    expect(Item?.participants).toBeNull()
  })

  it('and a robot takes no seat', async () => {
    const meetingDate = workingDay(50)
    expect((await book({ meetingDate, website: 'http://spam' })).status).toBe(201)
    expect((await book({ meetingDate })).status).toBe(201)
  })
})

describe('one network cannot take every time of a day', () => {
  const heavyProof = async () => {
    const { proofChallenge } = await import('#lambdas/platform/proof/proof.ts')
    return solveProof((await proofChallenge('meeting', 'net', 'heavy')) as never)
  }
  const usualProof = async () => {
    const { proofChallenge } = await import('#lambdas/platform/proof/proof.ts')
    return solveProof((await proofChallenge('meeting', 'net')) as never)
  }
  const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => body.code ?? status

  it('books once without a proof, then with a heavy one each, ten times a day', async () => {
    // From midnight on, by which days are counted.
    clock.moveBy(86_400_000 - (clock.now() % 86_400_000))
    const date = workingDay(80)
    const from = (place: number) => `2001:db8:9:${place.toString(16)}::1`
    const bookFrom = async (place: number, given: object = {}) =>
      codeOf(
        await call(bookMeeting, {
          body: buildMeeting({ meetingDate: date, meetingTime: slotTimes[place], ...given }),
          clientAddress: from(place),
        }),
      )
    expect(await bookFrom(0)).toBe(201)
    expect(await bookFrom(1)).toBe('proof_required')
    expect(await bookFrom(1, { proof: await usualProof() })).toBe('proof_required')
    for (let place = 1; place < 10; place += 1)
      expect(await bookFrom(place, { proof: await heavyProof() }), `${place}`).toBe(201)
    expect(await bookFrom(10, { proof: await heavyProof() })).toBe('rate_limited')
    expect(await freeTimes(date)).toHaveLength(6)
    clock.moveBy(86_400_000)
    expect(await bookFrom(10), 'the next day').toBe(201)
  })
})

describe('the server repeats every check', () => {
  it.each([
    ['today', () => ({ meetingDate: new Date().toISOString().slice(0, 10) }), { meetingDate: 'invalid' }],
    [
      'a Saturday',
      () => ({ meetingDate: daysAfter(workingDay(60), 6 - weekdayOf(workingDay(60))) }),
      { meetingDate: 'invalid' },
    ],
    ['a time between slots', () => ({ meetingTime: '10:10' }), { meetingTime: 'invalid' }],
    ['an hour before', () => ({ meetingTime: '08:30' }), { meetingTime: 'invalid' }],
    ['another zone', () => ({ timezone: 'Asia/Kolkata' }), { timezone: 'invalid' }],
    ['an hour long', () => ({ duration: '60 minuter' }), { duration: 'invalid' }],
    ['eleven participants', () => ({ participants: Array(11).fill('Kalle') }), { participants: 'too_many' }],
    ['no description', () => ({ description: '  ' }), { description: 'required' }],
    ['no date', () => ({ meetingDate: '2027-02-30' }), { meetingDate: 'invalid' }],
    ['a line break in a name', () => ({ firstName: 'Anna\nBcc: x' }), { firstName: 'one_line_only' }],
  ])('%s is refused', async (_, given, fields) => {
    expect(await book({ meetingDate: workingDay(70), ...given() })).toMatchObject({
      status: 422,
      body: { fields },
    })
  })
})
