import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { applicationEntity } from '#shared/open-assignments/application.entity.ts'
import { apply, listApplications, readApplication, withdraw } from '#shared/open-assignments/applications.ts'
import { httpCaller } from '../builders/http-caller.ts'
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
const ask = createAsk(() => operator)

beforeAll(async () => {
  operator = (await import('#lambdas/operator/operator.command.ts')).handler
  runDue = (await import('#lambdas/processes/due.schedule.ts')).handler
  const { handler } = await import('#lambdas/open-assignments/open-assignments.http.ts')
  call = httpCaller(handler, services.originSecret)
})
beforeEach(() => emptyTable(services.documents, tableName))
afterEach(() => clock.moveBy(-clock.offset()))

const day = 86_400_000

/** A partner's application for an assignment that nobody has decided on. */
const applied = async () => {
  const { id = '' } = await ask('open-assignments publish', {
    ...{ title: 'Utredning', clientCompany: 'Nordplåt AB', description: 'Internt.' },
  })
  const sub = await work.createPartner()
  const claims = { sub, token_use: 'access', client_id: 'partner-client' }
  const send = () => call(apply, { params: { id }, claims })
  expect((await send()).status).toBe(200)
  return {
    ...{ id, sub, send },
    withdraw: () => call(withdraw, { params: { id }, claims }),
    list: async () => (await call(listApplications, { query: {}, claims })).body.items,
    show: async () => (await call(readApplication, { params: { id }, claims })).status,
    stored: async () => work.read(`OPEN#${id}`, `APPLICATION#${sub}`),
    due: async () => (await work.below('DUE#application', '')).map(({ transition }) => transition),
  }
}

const after = async (days: number) => {
  clock.moveBy(days * day)
  await runDue()
}

describe('an application that waits', () => {
  it('is due for reminders from the beginning, and stands in the queue', async () => {
    const { id, sub, due } = await applied()
    expect((await due()).toSorted()).toEqual(['assure', 'chase', 'nudge'])
    const { items = [] } = await ask('queue list', {})
    expect(items.find(row => row.process === 'application')).toMatchObject({
      ...{ turn: 'operator', who: 'Sara Lund', show: 'applications show' },
      input: { assignmentId: id, partnerId: sub },
    })
  })

  it('reminds operators after two days and each week, and tells the partner after ten days, once', async () => {
    const { stored, due } = await applied()
    const made: unknown[] = []
    for (const days of [2, 5, 3, 4, 7]) {
      await after(days)
      made.push((await stored())?.last)
    }
    const names = ['nudge', 'chase', 'assure', 'chase', 'chase']
    expect(made).toMatchObject(names.map(name => ({ name })))
    expect(await due()).toEqual(['chase'])
  })

  it.each([
    ['declined', 'applications decline', { reason: 'Fel inriktning.' }],
    ['accepted', 'applications accept', {}],
  ] as const)('is due for nothing once it is %s', async (state, command, given) => {
    const { id, sub, stored, due } = await applied()
    await ask(command, { assignmentId: id, partnerId: sub, ...given })
    expect([(await stored())?.state, await due()]).toEqual([state, []])
  })
})

describe('an application that is withdrawn', () => {
  it('is gone for its partner, with what it said, and stays for operators', async () => {
    const { id, sub, withdraw, list, show, stored, due } = await applied()
    expect((await withdraw()).status).toBe(204)
    expect((await withdraw()).status, 'again').toBe(204)
    expect([await list(), await show(), await due()]).toEqual([[], 404, []])
    expect(await stored()).toMatchObject({ state: 'withdrawn', last: { name: 'withdraw', by: 'partner' } })
    expect(await stored()).not.toHaveProperty('message')
    for (const [command, given] of [
      ['applications accept', {}],
      ['applications decline', { reason: 'Nej.' }],
    ] as const)
      expect((await ask(command, { assignmentId: id, partnerId: sub, ...given })).refused).toContain(
        'not applied',
      )
  })

  it('can be sent again, and counts on, so that each mail has a source of its own', async () => {
    const { withdraw, send, list, stored, due } = await applied()
    await withdraw()
    clock.moveBy(60_000)
    expect((await send()).status).toBe(200)
    expect((await list()).map(({ state }: { state: string }) => state)).toEqual(['sent'])
    expect(await stored()).toMatchObject({ state: 'sent', revision: 3 })
    expect(await stored()).not.toHaveProperty('last')
    expect((await due()).toSorted()).toEqual(['assure', 'chase', 'nudge'])
    expect((await withdraw()).status).toBe(204)
    expect(await stored()).toMatchObject({ state: 'withdrawn', revision: 4 })
  })

  it('is withdrawn, though time reminds of it at the same moment, and whole wherever it is killed', async () => {
    const { table } = await import('#lambdas/platform/table/table.ts')
    const { withdrawals } = await import('#lambdas/open-assignments/applications.store.ts')
    const { withdrawApplication } = await import('#lambdas/open-assignments/withdraw.ts')
    const { id, sub, stored } = await applied()
    clock.moveBy(2 * day)
    const now = new Date(clock.now()).toISOString()
    await Promise.all([withdrawApplication(withdrawals(id, sub, now)), runDue()])
    expect((await stored())?.state).toBe('withdrawn')
    clock.moveBy(-clock.offset())
    for (const when of ['before', 'after'] as const) {
      for (let place = 0, calls = 1; calls > place; place += 1) {
        await emptyTable(services.documents, tableName)
        const one = await applied()
        const stop = failCallAt(table, place, when)
        await one.withdraw()
        calls = stop() + 1
        const seen = [(await one.stored())?.state, (await one.due()).length]
        expect([
          ['sent', 3],
          ['withdrawn', 0],
        ]).toContainEqual(seen)
      }
    }
  })
})

describe('an application from before there was a process', () => {
  it('is adopted once, with its reminders, and can be answered without', async () => {
    const { id = '' } = await ask('open-assignments publish', {
      ...{ title: 'Utredning', clientCompany: 'Nordplåt AB', description: 'Internt.' },
    })
    const [sub, other] = [await work.createPartner(), await work.createPartner()]
    await work.putApplication(id, sub)
    await work.putApplication(id, other)
    for (const one of [sub, other])
      await services.documents.send(
        new UpdateCommand({
          TableName: tableName,
          Key: applicationEntity.key({ id, sub: one }),
          UpdateExpression: 'REMOVE revision, due, since, terms',
        }),
      )
    expect(await ask('applications decline', { assignmentId: id, partnerId: other, reason: 'Nej.' })).toEqual(
      {
        changed: true,
      },
    )
    const adopt = () => ask('applications adopt', { assignmentId: id })
    expect((await Promise.all([adopt(), adopt()])).some(({ changed }) => changed)).toBe(true)
    expect(await adopt()).toMatchObject({ changed: false })
    const due = await work.below('DUE#application', '')
    expect(due.map(({ transition }) => transition).toSorted()).toEqual(['assure', 'chase', 'nudge'])
  })
})
