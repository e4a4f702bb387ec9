import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { assignmentThing } from '#shared/objections/things.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { emptyTable } from './empty-table.ts'
import { failCallAt } from './failing-table.ts'
import { liveSessions } from './live-sessions.ts'
import { dayMs, objectedIn, words } from './objected.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
liveSessions()
let objected: Awaited<ReturnType<typeof objectedIn>>
let runDue: () => Promise<void>

beforeAll(async () => {
  objected = await objectedIn(services)
  runDue = (await import('#lambdas/processes/due.schedule.ts')).handler
})
beforeEach(() => emptyTable(services.documents, tableName))
afterEach(() => clock.moveBy(-clock.offset()))

describe('an answer', () => {
  it.each(['upheld', 'dismissed'] as const)('%s is read by the partner and ends it, once', async outcome => {
    const { answer, last, due, sub, stored } = await objected.objector()
    const given = { outcome, answer: 'Vi har läst ditt CV igen.' }
    expect(await answer(given)).toEqual({ changed: true })
    expect(await answer(given)).toEqual({ changed: false })
    expect(await last()).toMatchObject({ state: outcome, answer: given.answer })
    expect(await due()).toEqual([])
    const other = outcome === 'upheld' ? 'dismissed' : 'upheld'
    expect((await answer({ outcome: other, answer: 'Nej.' })).refused).toContain('ended')
    expect((await answer({ outcome, answer: 'Något annat.' })).refused).toContain('ended')
    expect((await stored())[0]).toMatchObject({ answer: given.answer })
    const audits = await objected.work.below(`PARTNER#${sub}`, 'AUDIT#')
    expect(JSON.stringify(audits), 'the audit is kept for years').not.toContain(given.answer)
  })

  it('is not given to what was withdrawn, and cannot be taken back by a withdrawal', async () => {
    const withdrawn = await objected.objector()
    expect((await withdrawn.withdraw()).status).toBe(204)
    expect((await withdrawn.withdraw()).status, 'again').toBe(204)
    expect((await withdrawn.answer({ outcome: 'upheld', answer: 'Ja.' })).refused).toContain('ended')
    expect(await withdrawn.last()).toMatchObject({ state: 'withdrawn', answer: null })
    const answered = await objected.objector()
    await answered.answer({ outcome: 'upheld', answer: 'Ja.' })
    expect(await answered.withdraw()).toMatchObject({ status: 409, body: { code: 'moved_on' } })
  })

  it('is listed and shown with the row, and stands in the queue until then', async () => {
    const { sub, id, answer, row: shown } = await objected.objector()
    const input = { partnerId: sub, thing: assignmentThing(id), number: '001' }
    const { items: listed = [] } = await objected.ask('objections list', {})
    expect(listed).toMatchObject([{ partnerId: sub, state: 'objected', words }])
    const { items = [] } = await objected.ask('queue list', {})
    expect(items.find(one => one.process === 'objection')).toMatchObject({
      ...{ turn: 'operator', who: 'Sara Lund', show: 'objections show', input },
    })
    const { item } = await objected.ask('objections show', input)
    expect(item).toMatchObject({ row: { met: shown.met } })
    await answer({ outcome: 'upheld', answer: 'Ja.' }, '001')
    const { items: left = [] } = await objected.ask('queue list', {})
    expect(left.filter(one => one.process === 'objection')).toEqual([])
  })
})

describe('time', () => {
  it('reminds before the promise, tells both when it breaks, and goes on each week', async () => {
    const { stored, due, last } = await objected.objector()
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
    const late = await objected.objector()
    clock.moveBy(3 * dayMs)
    const withdrawing = withdrawals(late.sub, assignmentThing(late.id), new Date(clock.now()).toISOString())
    await Promise.all([withdrawLast(withdrawing), runDue()])
    expect((await late.stored())[0]?.state).toBe('withdrawn')
    clock.moveBy(-clock.offset())
    for (const when of ['before', 'after'] as const) {
      for (let place = 0, calls = 1; calls > place; place += 1) {
        await emptyTable(services.documents, tableName)
        const one = await objected.reader()
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
