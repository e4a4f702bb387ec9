import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import type { ShownRow } from '#shared/matching/row.ts'
import { seenOf } from '#shared/objections/objection.ts'
import { object, readObjection, withdrawObjection } from '#shared/objections/objections.ts'
import { assignmentThing, proposalThing } from '#shared/objections/things.ts'
import { readFit } from '#shared/open-assignments/read-fit.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { buildOpenAssignment } from '../builders/partner-work.ts'
import { proposalSample } from '../builders/proposal-sample.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { emptyTable } from './empty-table.ts'
import { failCallAt } from './failing-table.ts'
import { liveSessions } from './live-sessions.ts'
import { createAsk, workIn } from './operated-work.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
liveSessions()
const work = workIn(services)
let operator: (event: unknown) => Promise<unknown>
let runDue: () => Promise<void>
let call: ReturnType<typeof httpCaller>
let callFit: ReturnType<typeof httpCaller>
const ask = createAsk(() => operator)

beforeAll(async () => {
  operator = (await import('#lambdas/operator/operator.command.ts')).handler
  runDue = (await import('#lambdas/processes/due.schedule.ts')).handler
  const { handler } = await import('#lambdas/objections/objections.http.ts')
  call = httpCaller(handler, services.originSecret)
  const fit = await import('#lambdas/open-assignments/fit.http.ts')
  callFit = httpCaller(fit.handler, services.originSecret)
})
beforeEach(() => emptyTable(services.documents, tableName))
afterEach(() => clock.moveBy(-clock.offset()))

const dayMs = 86_400_000
const words = 'Jag har bytt S7-300 mot S7-1500 i tre anläggningar, det står i mitt CV.'
const claimsOf = (sub: string) => ({ sub, token_use: 'access', client_id: 'partner-client' })

const partnerWith = async (description: string): Promise<string> => {
  const sub = await work.createPartner()
  await work.put({ ...(await work.read(`PARTNER#${sub}`, 'PROFILE')), description })
  return sub
}

const published = async (): Promise<string> => {
  const input = buildOpenAssignment({
    title: 'Migrering till S7-1500',
    description: 'Vi lämnar S7-300 och programmerar om i TIA Portal.',
  })
  await ask('open-assignments publish', input)
  return input.id
}

/** What one partner does about one thing. */
const toThing = (sub: string, thing: string) => ({
  object: (body: { words: string; seen: number }) =>
    call(object, { params: { thing }, body, claims: claimsOf(sub) }),
  withdraw: () => call(withdrawObjection, { params: { thing }, claims: claimsOf(sub) }),
  last: async () => (await call(readObjection, { params: { thing }, claims: claimsOf(sub) })).body.last,
  stored: () => work.below(`PARTNER#${sub}`, `OBJECTION#${thing}#`),
  due: async () => (await work.below('DUE#objection', '')).map(({ transition }) => transition).toSorted(),
  answer: (given: object, number = '1') =>
    ask('objections answer', { partnerId: sub, thing, number, ...given }),
})

/** A partner who reads how they fit an open assignment. */
const reader = async () => {
  const sub = await partnerWith('Bytte S7-300 mot S7-1500 i en packlina.')
  const id = await published()
  const { body } = await callFit(readFit, { params: { id }, claims: claimsOf(sub) })
  return { sub, id, row: body as ShownRow, seen: seenOf(body), ...toThing(sub, assignmentThing(id)) }
}

const objector = async () => {
  const one = await reader()
  const { status, body } = await one.object({ words, seen: one.seen })
  expect(status, JSON.stringify(body)).toBe(200)
  return one
}

const row: ShownRow = {
  band: 'close',
  met: [],
  missing: [{ sv: 'FAT', en: 'FAT' }],
  unmet: ['place'],
  weights: 2,
  needs: 'confirmed',
}

/** A partner who was proposed for an inquiry, with the row it was sent with. */
const proposed = async (given: object = {}) => {
  const partnerId = await work.createPartner()
  const text = { markup: 'Cell', endless: 'Cell', lines: 'Ring Anna Berg på 070-123 45 67' }
  const { after } = proposalSample('sv', '2026-11-20T08:30:00.000Z', text)
  const inquiryId = String(after.inquiryId)
  const contacts = {
    business: { name: 'Anna Berg', email: 'a@b.se', phone: null, onSite: null },
    partner: { name: 'Sara', email: 's@b.se', phone: null, onSite: null },
  }
  await work.put({
    ...after,
    ...{ SK: `PROPOSAL#${inquiryId}#${partnerId}`, partnerId, fit: row, contacts },
    ...{ GSI1PK: `PARTNER#${partnerId}`, GSI1SK: `PROPOSAL#${after.createdAt}` },
    ...given,
  })
  return { partnerId, inquiryId, thing: proposalThing({ inquiryId, round: 1 }) }
}

describe('an objection to how a profile fits an open assignment', () => {
  it('keeps the row as it was shown, with what it was computed with', async () => {
    const { row: shown, sub, id, stored, last } = await objector()
    const [kept, ...others] = await stored()
    expect(others).toEqual([])
    const { band, met, missing, unmet, weights, needs } = shown
    expect(kept).toMatchObject({
      ...{ state: 'objected', words, number: 1, partnerId: sub, title: 'Migrering till S7-1500' },
      ...{ engine: 1, lexicon: 1, row: { band, met, missing, unmet, weights, needs } },
    })
    expect(met.length).toBeGreaterThan(0)
    expect(await last()).toMatchObject({ state: 'objected', words, answer: null })
    const profile = await work.read(`PARTNER#${sub}`, 'PROFILE')
    await work.put({ ...profile, description: 'Snickare.' })
    await ask('open-assignments edit', { assignmentId: id, description: 'Något annat.' })
    expect((await stored())[0]?.row).toEqual(kept?.row)
  })

  it('is refused if the row is another one by now', async () => {
    const { sub, seen, object: send, stored } = await reader()
    await work.put({ ...(await work.read(`PARTNER#${sub}`, 'PROFILE')), description: 'Snickare.' })
    expect(await send({ words, seen })).toMatchObject({ status: 409, body: { code: 'fit_changed' } })
    expect(await stored()).toEqual([])
  })

  it.each([
    ['x'.repeat(19), 'too_short'],
    [`  ${'x'.repeat(19)}  `, 'too_short'],
    ['x'.repeat(2_001), 'too_long'],
  ])('says what is wrong in 20 to 2,000 characters: %#', async (text, code) => {
    const { object: send, seen } = await reader()
    expect(await send({ words: text, seen })).toMatchObject({
      status: 422,
      body: { fields: { words: code } },
    })
  })

  it('is one while it is open: the same words are the same, other words are refused', async () => {
    const { object: send, seen, stored } = await objector()
    const replies = await Promise.all([send({ words, seen }), send({ words, seen })])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(await send({ words: `${words} Igen.`, seen })).toMatchObject({
      status: 409,
      body: { code: 'objection_open' },
    })
    expect(await stored()).toHaveLength(1)
  })

  it('is stored once of two that are sent at once', async () => {
    const { object: send, seen, stored } = await reader()
    const replies = await Promise.all([send({ words, seen }), send({ words: `${words} Igen.`, seen })])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await stored()).toHaveLength(1)
  })

  it('may be followed by another one once it has ended, and each stays', async () => {
    const { object: send, seen, stored, answer, last } = await objector()
    await answer({ outcome: 'dismissed', answer: 'Raden stämmer.' })
    expect((await send({ words: `${words} Igen.`, seen })).status).toBe(200)
    expect((await stored()).map(({ number, state }) => [number, state])).toEqual([
      [1, 'dismissed'],
      [2, 'objected'],
    ])
    expect(await last()).toMatchObject({ state: 'objected', words: `${words} Igen.` })
  })

  it('is refused for a closed assignment and for one that does not exist', async () => {
    const { sub, id, object: send, seen } = await reader()
    await ask('open-assignments close', { assignmentId: id })
    expect(await send({ words, seen })).toMatchObject({ status: 409, body: { code: 'assignment_closed' } })
    const { object: elsewhere } = toThing(sub, assignmentThing(randomUUID()))
    expect((await elsewhere({ words, seen })).status).toBe(404)
  })

  it('stores nothing of a partner who is erased meanwhile', async () => {
    const { DeleteCommand } = await import('@aws-sdk/lib-dynamodb')
    const { objectionsOf } = await import('#lambdas/objections/objections.store.ts')
    const { objectTo } = await import('#lambdas/objections/object.ts')
    const { sub, id, row: shown, seen, stored, due } = await reader()
    const erased = async () => {
      const Key = { PK: `PARTNER#${sub}`, SK: 'PROFILE' }
      await services.documents.send(new DeleteCommand({ TableName: tableName, Key }))
      return { title: 'Migrering', row: shown, engine: 1, lexicon: 1 }
    }
    const objections = objectionsOf(sub, assignmentThing(id), erased)
    const now = new Date(clock.now()).toISOString()
    await expect(objectTo({ words, seen }, { objections, now })).rejects.toMatchObject({ code: 'forbidden' })
    expect([await stored(), await due()]).toEqual([[], []])
    expect((await toThing(sub, assignmentThing(id)).object({ words, seen })).status).toBe(403)
  })

  it('is seen, withdrawn and answered by its own thing only', async () => {
    const { id, due } = await objector()
    const stranger = toThing(await partnerWith('Snickare.'), assignmentThing(id))
    expect(await stranger.last()).toBeNull()
    expect((await stranger.withdraw()).status).toBe(204)
    expect((await stranger.answer({ outcome: 'upheld', answer: 'Ja.' })).refused).toContain('no such')
    expect(await due()).toEqual(['breakPromise', 'chase', 'nudge'])
  })
})

describe('an objection to the row of a proposal', () => {
  it('keeps that row, and the title without how the business is reached', async () => {
    const { partnerId, thing } = await proposed()
    const { object: send, stored } = toThing(partnerId, thing)
    expect((await send({ words, seen: seenOf(row) })).status).toBe(200)
    const [kept] = await stored()
    expect(kept).toMatchObject({ row, engine: null, lexicon: null })
    expect(kept?.title).not.toMatch(/070|Berg/)
  })

  it.each([
    ['another partner’s', {}, true],
    ['a draft', { state: 'drafted' }, false],
    [
      'a discarded draft',
      {
        state: 'withdrawn',
        last: { name: 'discard', by: 'operator', at: '2026-11-20T08:30:00.000Z' },
      },
      false,
    ],
    ['one without a row', { fit: null }, false],
  ] as const)('is refused to %s', async (_what, given, isStranger) => {
    const { partnerId, thing } = await proposed(given)
    const sub = isStranger ? await work.createPartner() : partnerId
    const { object: send, stored } = toThing(sub, thing)
    expect((await send({ words, seen: seenOf(row) })).status).toBe(404)
    expect(await stored()).toEqual([])
  })

  it('is refused for a round that has not been', async () => {
    const { partnerId, inquiryId } = await proposed()
    const { object: send } = toThing(partnerId, proposalThing({ inquiryId, round: 2 }))
    expect((await send({ words, seen: seenOf(row) })).status).toBe(404)
  })
})

describe('an answer', () => {
  it.each(['upheld', 'dismissed'] as const)('%s is read by the partner and ends it, once', async outcome => {
    const { answer, last, due, sub, stored } = await objector()
    const given = { outcome, answer: 'Vi har läst ditt CV igen.' }
    expect(await answer(given)).toEqual({ changed: true })
    expect(await answer(given)).toEqual({ changed: false })
    expect(await last()).toMatchObject({ state: outcome, answer: given.answer })
    expect(await due()).toEqual([])
    const other = outcome === 'upheld' ? 'dismissed' : 'upheld'
    expect((await answer({ outcome: other, answer: 'Nej.' })).refused).toContain('ended')
    expect((await answer({ outcome, answer: 'Något annat.' })).refused).toContain('ended')
    expect((await stored())[0]).toMatchObject({ answer: given.answer })
    const audits = await work.below(`PARTNER#${sub}`, 'AUDIT#')
    expect(JSON.stringify(audits), 'the audit is kept for years').not.toContain(given.answer)
  })

  it('is not given to what was withdrawn, and cannot be taken back by a withdrawal', async () => {
    const withdrawn = await objector()
    expect((await withdrawn.withdraw()).status).toBe(204)
    expect((await withdrawn.withdraw()).status, 'again').toBe(204)
    expect((await withdrawn.answer({ outcome: 'upheld', answer: 'Ja.' })).refused).toContain('ended')
    expect(await withdrawn.last()).toMatchObject({ state: 'withdrawn', answer: null })
    const answered = await objector()
    await answered.answer({ outcome: 'upheld', answer: 'Ja.' })
    expect(await answered.withdraw()).toMatchObject({ status: 409, body: { code: 'moved_on' } })
  })

  it('is listed and shown with the row, and stands in the queue until then', async () => {
    const { sub, id, answer, row: shown } = await objector()
    const input = { partnerId: sub, thing: assignmentThing(id), number: '001' }
    const { items: listed = [] } = await ask('objections list', {})
    expect(listed).toMatchObject([{ partnerId: sub, state: 'objected', words }])
    const { items = [] } = await ask('queue list', {})
    expect(items.find(one => one.process === 'objection')).toMatchObject({
      ...{ turn: 'operator', who: 'Sara Lund', show: 'objections show', input },
    })
    const { item } = await ask('objections show', input)
    expect(item).toMatchObject({ row: { met: shown.met } })
    await answer({ outcome: 'upheld', answer: 'Ja.' }, '001')
    const { items: left = [] } = await ask('queue list', {})
    expect(left.filter(one => one.process === 'objection')).toEqual([])
  })
})

describe('time', () => {
  it('reminds before the promise, tells both when it breaks, and goes on each week', async () => {
    const { stored, due, last } = await objector()
    const { answerBy, createdAt } = (await last()) ?? {}
    expect(Date.parse(answerBy) - Date.parse(createdAt)).toBe(5 * dayMs)
    const made: unknown[] = []
    for (const days of [3, 2, 2, 7]) {
      clock.moveBy(days * dayMs)
      await runDue()
      made.push((await stored())[0]?.last)
    }
    const names = ['nudge', 'breakPromise', 'chase', 'chase']
    expect(made).toMatchObject(names.map(name => ({ name })))
    expect([(await stored())[0]?.state, await due()]).toEqual(['objected', ['chase']])
  })

  it('withdraws at the same moment as it reminds, and is whole wherever it is killed', async () => {
    const { table } = await import('#lambdas/platform/table/table.ts')
    const { withdrawals } = await import('#lambdas/objections/objections.store.ts')
    const { withdrawLast } = await import('#lambdas/objections/withdraw-objection.ts')
    const late = await objector()
    clock.moveBy(3 * dayMs)
    const withdrawing = withdrawals(late.sub, assignmentThing(late.id), new Date(clock.now()).toISOString())
    await Promise.all([withdrawLast(withdrawing), runDue()])
    expect((await late.stored())[0]?.state).toBe('withdrawn')
    clock.moveBy(-clock.offset())
    for (const when of ['before', 'after'] as const) {
      for (let place = 0, calls = 1; calls > place; place += 1) {
        await emptyTable(services.documents, tableName)
        const one = await reader()
        const stop = failCallAt(table, place, when)
        await one.object({ words, seen: one.seen })
        calls = stop() + 1
        const seen = [(await one.stored()).length, (await one.due()).length]
        expect([
          [0, 0],
          [1, 3],
        ]).toContainEqual(seen)
      }
    }
  })
})
