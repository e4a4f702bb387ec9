import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { seenOf } from '#shared/objections/objection.ts'
import { assignmentThing, proposalThing } from '#shared/objections/things.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { emptyTable } from './empty-table.ts'
import { liveSessions } from './live-sessions.ts'
import { objectedIn, row, words } from './objected.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
liveSessions()
let objected: Awaited<ReturnType<typeof objectedIn>>

beforeAll(async () => {
  objected = await objectedIn(services)
})
beforeEach(() => emptyTable(services.documents, tableName))
afterEach(() => clock.moveBy(-clock.offset()))

describe('an objection to how a profile fits an open assignment', () => {
  it('keeps the row as it was shown, with what it was computed with', async () => {
    const { row: shown, sub, id, stored, last } = await objected.objector()
    const [kept, ...others] = await stored()
    expect(others).toEqual([])
    const { band, met, missing, unmet, weights, needs } = shown
    expect(kept).toMatchObject({
      ...{ state: 'objected', words, number: 1, partnerId: sub, title: 'Migrering till S7-1500' },
      ...{ engine: 1, lexicon: 1, row: { band, met, missing, unmet, weights, needs } },
    })
    expect(met.length).toBeGreaterThan(0)
    expect(await last()).toMatchObject({ state: 'objected', words, answer: null })
    const profile = await objected.work.read(`PARTNER#${sub}`, 'PROFILE')
    await objected.work.put({ ...profile, description: 'Snickare.' })
    await objected.ask('open-assignments edit', { assignmentId: id, description: 'Något annat.' })
    expect((await stored())[0]?.row).toEqual(kept?.row)
  })

  it('is refused if the row is another one by now', async () => {
    const { sub, seen, object: send, stored } = await objected.reader()
    await objected.work.put({
      ...(await objected.work.read(`PARTNER#${sub}`, 'PROFILE')),
      description: 'Snickare.',
    })
    expect(await send({ words, seen })).toMatchObject({ status: 409, body: { code: 'fit_changed' } })
    expect(await stored()).toEqual([])
  })

  it.each([
    ['x'.repeat(19), 'too_short'],
    [`  ${'x'.repeat(19)}  `, 'too_short'],
    ['x'.repeat(2_001), 'too_long'],
  ])('says what is wrong in 20 to 2,000 characters: %#', async (text, code) => {
    const { object: send, seen } = await objected.reader()
    expect(await send({ words: text, seen })).toMatchObject({
      status: 422,
      body: { fields: { words: code } },
    })
  })

  it('is one while it is open: the same words are the same, other words are refused', async () => {
    const { object: send, seen, stored } = await objected.objector()
    const replies = await Promise.all([send({ words, seen }), send({ words, seen })])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(await send({ words: `${words} Igen.`, seen })).toMatchObject({
      status: 409,
      body: { code: 'objection_open' },
    })
    expect(await stored()).toHaveLength(1)
  })

  it('is stored once of two that are sent at once', async () => {
    const { object: send, seen, stored } = await objected.reader()
    const replies = await Promise.all([send({ words, seen }), send({ words: `${words} Igen.`, seen })])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await stored()).toHaveLength(1)
  })

  it('may be followed by another one once it has ended, and each stays', async () => {
    const { object: send, seen, stored, answer, last } = await objected.objector()
    await answer({ outcome: 'dismissed', answer: 'Raden stämmer.' })
    expect((await send({ words: `${words} Igen.`, seen })).status).toBe(200)
    expect((await stored()).map(({ number, state }) => [number, state])).toEqual([
      [1, 'dismissed'],
      [2, 'objected'],
    ])
    expect(await last()).toMatchObject({ state: 'objected', words: `${words} Igen.` })
  })

  it('is refused for a closed assignment and for one that does not exist', async () => {
    const { sub, id, object: send, seen } = await objected.reader()
    await objected.ask('open-assignments close', { assignmentId: id })
    expect(await send({ words, seen })).toMatchObject({ status: 409, body: { code: 'assignment_closed' } })
    const { object: elsewhere } = objected.toThing(sub, assignmentThing(randomUUID()))
    expect((await elsewhere({ words, seen })).status).toBe(404)
  })

  it('stores nothing of a partner who is erased meanwhile', async () => {
    const { DeleteCommand } = await import('@aws-sdk/lib-dynamodb')
    const { objectionsOf } = await import('#lambdas/objections/objections.store.ts')
    const { findAll, objectTo } = await import('#lambdas/objections/object.ts')
    const { sub, id, row: shown, seen, stored, due } = await objected.reader()
    const compared = async () => ({ title: 'Migrering', row: shown, engine: 1, lexicon: 1 })
    const objections = objectionsOf(sub, assignmentThing(id), compared)
    const found = await findAll(objections)
    const Key = { PK: `PARTNER#${sub}`, SK: 'PROFILE' }
    await services.documents.send(new DeleteCommand({ TableName: tableName, Key }))
    const now = new Date(clock.now()).toISOString()
    await expect(objectTo({ words, seen }, found, { objections, now })).rejects.toMatchObject({
      code: 'forbidden',
    })
    expect([await stored(), await due()]).toEqual([[], []])
    expect((await objected.toThing(sub, assignmentThing(id)).object({ words, seen })).status).toBe(403)
  })

  it('is seen, withdrawn and answered by its own thing only', async () => {
    const { id, due } = await objected.objector()
    const stranger = objected.toThing(await objected.partnerWith('Snickare.'), assignmentThing(id))
    expect(await stranger.last()).toBeNull()
    expect((await stranger.withdraw()).status).toBe(204)
    expect((await stranger.answer({ outcome: 'upheld', answer: 'Ja.' })).refused).toContain('no such')
    expect(await due()).toEqual(['breakPromise', 'chase', 'nudge'])
  })
})

describe('an objection to the row of a proposal', () => {
  it('keeps that row, and the title without how the business is reached', async () => {
    const { partnerId, thing } = await objected.proposed()
    const { object: send, stored } = objected.toThing(partnerId, thing)
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
    const { partnerId, thing } = await objected.proposed(given)
    const sub = isStranger ? await objected.work.createPartner() : partnerId
    const { object: send, stored } = objected.toThing(sub, thing)
    expect((await send({ words, seen: seenOf(row) })).status).toBe(404)
    expect(await stored()).toEqual([])
  })

  it('is refused for a round that has not been', async () => {
    const { partnerId, inquiryId } = await objected.proposed()
    const { object: send } = objected.toThing(partnerId, proposalThing({ inquiryId, round: 2 }))
    expect((await send({ words, seen: seenOf(row) })).status).toBe(404)
  })
})
