import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { line, reportedWork } from './reported-work.ts'
import { runningServices } from './running-services.ts'

const { ask, assigned, asPartner, asBusiness, reportOf, booked, clockAt } = reportedWork(runningServices())
const month = '2028-01'

beforeEach(() => clockAt('2028-02-01T08:00:00.000Z'))
afterEach(() => clock.moveBy(-clock.offset()))

describe('the time of a month', () => {
  it('is saved, submitted and approved, and is then in the books', async () => {
    const of = await assigned()
    const saved = await asPartner(of).save(month, [line('2028-01-10', 7.5, 'Förstudie')])
    expect(saved.body).toMatchObject({ state: 'draft', version: 1, turn: 'partner' })
    const lines = [line('2028-01-10', 7.5, 'Förstudie'), line('2028-01-11', 8.25)]
    expect((await asPartner(of).submit(month, lines, 1)).body).toMatchObject({
      state: 'submitted',
      turn: 'business',
      until: expect.stringContaining('2028-02-08T08:00'),
    })
    expect((await asBusiness(of).list()).body.items).toMatchObject([{ id: of.id, waiting: 1 }])
    expect(await booked(of)).toMatchObject({ hours: 0 })
    expect((await asBusiness(of).approve(month, 2)).body).toMatchObject({ state: 'approved', turn: null })
    expect(await booked(of)).toEqual({
      hours: 15.75,
      credits: 7.87,
      earnedOre: 885_937,
      months: 15.75,
      entries: 15.75,
    })
    expect((await asPartner(of).read()).body.assignment).toMatchObject({ hoursUsed: 15.75, hoursAgreed: 100 })
  })

  it('is disputed by days: the others are approved at once, and stay so when it is corrected', async () => {
    const of = await assigned()
    const lines = [line('2028-01-10', 8), line('2028-01-11', 10), line('2028-01-12', 6)]
    await asPartner(of).submit(month, lines)
    expect((await asBusiness(of).dispute(month, 2, ['2028-01-11'])).body).toMatchObject({
      state: 'disputed',
      turn: 'partner',
      approvedQuarters: 56,
    })
    expect(await booked(of)).toMatchObject({ hours: 14, entries: 14 })
    const changed = await asPartner(of).submit(month, [line('2028-01-12', 7)], 1)
    expect(changed).toMatchObject({ status: 422, body: { fields: { 'lines.0.day': 'invalid' } } })
    expect((await asPartner(of).submit(month, [line('2028-01-11', 8)], 1)).body).toMatchObject({
      state: 'corrected',
      lines: [
        { status: 'approved' },
        { quarters: 32, reason: 'Inte den 2028-01-11.' },
        { status: 'approved' },
      ],
    })
    expect((await asBusiness(of).approve(month, 4)).body).toMatchObject({ state: 'approved' })
    expect(await booked(of)).toEqual({
      hours: 22,
      credits: 11,
      earnedOre: 1_237_500,
      months: 22,
      entries: 22,
    })
  })

  it('without hours is said in one press, and only in words', async () => {
    const of = await assigned()
    expect((await asPartner(of).submit(month, [], 0, false)).status).toBe(422)
    expect((await asPartner(of).submit(month, [line('2028-01-10', 1)], 0, true)).status).toBe(422)
    expect((await asPartner(of).submit(month, [])).body).toMatchObject({ state: 'none', turn: null })
    expect(await booked(of)).toMatchObject({ hours: 0, entries: 0 })
  })

  it('is over once the partner removes what was disputed', async () => {
    const of = await assigned()
    await asPartner(of).submit(month, [line('2028-01-10', 8), line('2028-01-11', 3)])
    await asBusiness(of).dispute(month, 2, ['2028-01-11'])
    expect((await asPartner(of).submit(month, [], 1)).body).toMatchObject({ state: 'approved' })
    expect(await booked(of)).toMatchObject({ hours: 8, entries: 8 })
  })

  it('opens the next month with its submission', async () => {
    const of = await assigned()
    await asPartner(of).submit(month, [line('2028-01-10', 8)])
    expect(await reportOf(of, '2028-02')).toMatchObject({ state: 'draft', version: 0 })
  })

  it('is hidden from its business while it is a draft', async () => {
    const of = await assigned()
    await asPartner(of).save(month, [line('2028-01-10', 8, 'Hemligt')])
    const { body } = await asBusiness(of).read()
    expect(body.reports).toMatchObject([{ state: 'draft', lines: [] }])
    expect(JSON.stringify(body)).not.toContain('Hemligt')
  })

  it('is nobody’s but that of the two', async () => {
    const of = await assigned()
    await asPartner(of).submit(month, [line('2028-01-10', 8)])
    const stranger = randomUUID()
    expect((await asBusiness(of, stranger).read()).status).toBe(404)
    expect((await asBusiness(of, stranger).approve(month, 2)).status).toBe(404)
    expect((await asBusiness(of, stranger).list()).body.items).toEqual([])
    expect((await asPartner(of, stranger).read()).status).toBe(404)
    expect((await asPartner(of, stranger).save(month, [])).status).toBe(404)
  })
})

describe('what cannot be', () => {
  const refused = [
    ['a day of 25 hours', line('2028-01-10', 25), 'quarters', 'out_of_range'],
    ['a thousand million hours', line('2028-01-10', 1e9), 'quarters', 'out_of_range'],
    ['a day before the start', line('2028-01-09', 8), 'day', 'out_of_range'],
    ['a day of another month', line('2028-02-01', 8), 'day', 'invalid'],
    ['a day that is not in the calendar', line('2028-01-32', 8), 'day', 'invalid'],
    ['a part of a quarter', { ...line('2028-01-10', 1), quarters: 1.5 }, 'quarters', 'invalid'],
    ['no time at all', line('2028-01-10', 0), 'quarters', 'out_of_range'],
  ] as const

  it.each(refused)('is not stored: %s', async (_, stated, field, code) => {
    const of = await assigned()
    const { status, body } = await asPartner(of).save(month, [stated])
    expect({ status, fields: body.fields }).toEqual({ status: 422, fields: { [`lines.0.${field}`]: code } })
    expect(await reportOf(of, month)).toMatchObject({ version: 0, lines: [] })
  })

  it('is a day twice, or one that has not come', async () => {
    const of = await assigned()
    const twice = await asPartner(of).save(month, [line('2028-01-10', 1), line('2028-01-10', 1)])
    expect(twice.body.fields).toEqual({ 'lines.1.day': 'invalid' })
    const ahead = await asPartner(of).save('2028-02', [line('2028-02-02', 1)])
    expect(ahead.body.fields).toEqual({ 'lines.0.day': 'out_of_range' })
    expect((await asPartner(of).save('2028-03', [line('2028-03-01', 1)])).status).toBe(422)
  })

  it('is more than a day has over two assignments', async () => {
    const of = await assigned()
    const other = await assigned({}, of.partnerId)
    await asPartner(of).save(month, [line('2028-01-10', 14)])
    const refusedDay = await asPartner(other).save(month, [line('2028-01-10', 11)])
    expect(refusedDay.body.fields).toEqual({ 'lines.0.quarters': 'out_of_range' })
    expect((await asPartner(other).save(month, [line('2028-01-10', 10)])).status).toBe(200)
  })

  it('is a day after the end; what was worked before it can still be reported', async () => {
    const of = await assigned({ startDate: '2028-01-10' })
    await clockAt('2028-01-20T08:00:00.000Z')
    const { partnerId, id: assignmentId } = of
    expect(await ask('assignments complete', { partnerId, assignmentId })).toEqual({ changed: true })
    await clockAt('2028-02-01T08:00:00.000Z')
    const late = await asPartner(of).save(month, [line('2028-01-21', 8)])
    expect(late.body.fields).toEqual({ 'lines.0.day': 'out_of_range' })
    expect((await asPartner(of).submit(month, [line('2028-01-20', 8)])).body.state).toBe('submitted')
    expect(await reportOf(of, '2028-02')).toBeUndefined()
    expect((await asPartner(of).save('2028-02', [])).body.fields).toEqual({ month: 'out_of_range' })
  })

  it('is a dispute without days, or of a day without hours', async () => {
    const of = await assigned()
    await asPartner(of).submit(month, [line('2028-01-10', 8)])
    expect((await asBusiness(of).dispute(month, 2, [])).status).toBe(422)
    const unknown = await asBusiness(of).dispute(month, 2, ['2028-01-11'])
    expect(unknown.body.fields).toEqual({ 'lines.0.day': 'invalid' })
    expect(await booked(of)).toMatchObject({ hours: 0 })
  })
})

describe('two at once', () => {
  it('of two tabs, the second is told that the first has saved, and of the same save nothing', async () => {
    const of = await assigned()
    const first = [line('2028-01-10', 8)]
    expect((await asPartner(of).save(month, first)).status).toBe(200)
    expect((await asPartner(of).save(month, first)).body).toMatchObject({ version: 1 })
    expect((await asPartner(of).save(month, [line('2028-01-10', 4)])).body.code).toBe('moved_on')
    expect((await asPartner(of).submit(month, [line('2028-01-10', 4)])).body.code).toBe('moved_on')
    expect(await reportOf(of, month)).toMatchObject({ lines: [{ quarters: 32 }] })
  })

  it('a month is submitted once, and approved once, however often it is pressed', async () => {
    const of = await assigned()
    const lines = [line('2028-01-10', 8)]
    const submitted = await Promise.all([1, 2, 3].map(() => asPartner(of).submit(month, lines)))
    expect(submitted.map(({ status }) => status)).toEqual([200, 200, 200])
    const approved = await Promise.all([1, 2, 3].map(() => asBusiness(of).approve(month, 2)))
    expect(approved.map(({ body }) => body.state)).toEqual(Array(3).fill('approved'))
    expect(await booked(of)).toMatchObject({ hours: 8, entries: 8 })
  })

  it('approving a revision that was replaced changes nothing', async () => {
    const of = await assigned()
    await asPartner(of).submit(month, [line('2028-01-10', 8)])
    await asBusiness(of).dispute(month, 2, ['2028-01-10'])
    expect((await asBusiness(of).approve(month, 2)).body.code).toBe('moved_on')
    await asPartner(of).submit(month, [line('2028-01-10', 9)], 1)
    expect((await asBusiness(of).approve(month, 2)).body.code).toBe('moved_on')
    expect(await booked(of)).toMatchObject({ hours: 0 })
  })

  it('approve and dispute: one wins, the other is told', async () => {
    const of = await assigned()
    await asPartner(of).submit(month, [line('2028-01-10', 8), line('2028-01-11', 2)])
    const both = await Promise.all([
      asBusiness(of).approve(month, 2),
      asBusiness(of).dispute(month, 2, ['2028-01-11']),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const { state } = await reportOf(of, month)
    expect((await booked(of)).hours).toBe(state === 'approved' ? 10 : 8)
  })
})

describe('more hours than were agreed', () => {
  const above = [line('2028-01-10', 20), line('2028-01-11', 20), line('2028-01-12', 20)]

  it('are asked for: only a yes that says so approves them', async () => {
    const of = await assigned({ hoursAgreed: 59.75 })
    expect((await asPartner(of).submit(month, above)).body).toMatchObject({ state: 'above', until: null })
    const refused = await asBusiness(of).approve(month, 2)
    expect(refused).toMatchObject({ status: 422, body: { fields: { acceptsMore: 'required' } } })
    expect(await booked(of)).toMatchObject({ hours: 0 })
    expect((await asBusiness(of).approve(month, 2, true)).body.state).toBe('approved')
    expect(await booked(of)).toMatchObject({ hours: 60, entries: 60 })
  })

  it('count what other months still wait with', async () => {
    const of = await assigned({ hoursAgreed: 60 })
    expect((await asPartner(of).submit(month, above)).body.state).toBe('submitted')
    expect((await asPartner(of).submit('2028-02', [line('2028-02-01', 0.25)])).body.state).toBe('above')
  })

  it('earn their part of what was agreed, to the öre, and no more', async () => {
    const of = await assigned({ hoursAgreed: 30, creditsAgreed: 10 })
    await asPartner(of).submit(month, [line('2028-01-10', 1), line('2028-01-11', 1), line('2028-01-12', 1)])
    await asBusiness(of).dispute(month, 2, ['2028-01-11', '2028-01-12'])
    expect(await booked(of)).toMatchObject({ hours: 1, credits: 0.33, earnedOre: 37_500 })
    await asPartner(of).submit(month, [line('2028-01-11', 1), line('2028-01-12', 1)], 1)
    await asBusiness(of).approve(month, 4)
    expect(await booked(of)).toMatchObject({ hours: 3, credits: 1, earnedOre: 112_500 })
  })
})

describe('operators', () => {
  it('decide what a disputed day counts, once, and say why', async () => {
    const of = await assigned()
    const { partnerId, id: assignmentId } = of
    await asPartner(of).submit(month, [line('2028-01-10', 8), line('2028-01-11', 6)])
    await asBusiness(of).dispute(month, 2, ['2028-01-11'])
    const one = { partnerId, assignmentId, month }
    const { item } = await ask('reports show', one)
    expect(item).toMatchObject({ state: 'disputed', openHours: 6, approvedHours: 8 })
    const settle = (hours: number) => ask('reports settle', { ...one, hours, reason: 'Enligt loggen.' })
    expect((await settle(6.25)).refused).toContain('Only 6 hours')
    expect(await settle(4)).toEqual({ changed: true })
    expect(await settle(4)).toEqual({ changed: false })
    expect(await booked(of)).toMatchObject({ hours: 12, entries: 12 })
    expect(await reportOf(of, month)).toMatchObject({ state: 'settled', reason: 'Enligt loggen.' })
    const { items } = await ask('reports list', { partnerId })
    expect(items).toMatchObject([
      { month, approvedHours: 12 },
      { month: '2028-02', hours: 0 },
    ])
  })

  it('list what waits for somebody: a draft once its month is over, and nothing that was decided', async () => {
    const [draft, early] = [await assigned(), await assigned()]
    const [submitted, approved] = [await assigned(), await assigned()]
    const waiting = async () => {
      const { items = [] } = await ask('reports waiting', {})
      return items.map(({ assignmentId, month: of, state }) => [assignmentId, of, state].join(' '))
    }
    await asPartner(submitted).submit(month, [line('2028-01-10', 8)])
    await asPartner(approved).submit(month, [line('2028-01-10', 8)])
    await asBusiness(approved).approve(month, 2)
    await asPartner(early).submit(month, [])
    const listed = await waiting()
    expect(listed).toContain(`${draft.id} ${month} draft`)
    expect(listed).toContain(`${submitted.id} ${month} submitted`)
    expect(listed.filter(one => one.startsWith(approved.id) || one.startsWith(early.id))).toEqual([])
    await clockAt('2028-03-01T08:00:00.000Z')
    expect(await waiting()).toContain(`${early.id} 2028-02 draft`)
  })

  it('record no hours of a month that has a report, but credits', async () => {
    const of = await assigned()
    const entry = { partnerId: of.partnerId, assignmentId: of.id, month, credits: 1 }
    expect((await ask('hours record', { ...entry, hours: 8 })).refused).toContain('time report')
    expect(await ask('hours record', { ...entry, hours: 0 })).toEqual({ changed: true })
    expect(await ask('hours record', { ...entry, month: '2027-12', hours: 8 })).toEqual({ changed: true })
  })
})
