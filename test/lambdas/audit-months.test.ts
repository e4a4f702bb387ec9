import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { guardClient } from '#infra/local/dynamodb/grants.ts'
import type { Grant } from '#infra/system/function.ts'
import { type FunctionName, functions } from '#infra/system/functions.ts'
import { auditMonthEntity } from '#shared/audit/audit-month.entity.ts'
import { clock } from '#shared/contract/clock.ts'
import { buildStreamEvent } from '../builders/stream-event.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { chainedAudit } from './chained-audit.ts'
import { emptyTable } from './empty-table.ts'
import { failCallAt } from './failing-table.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const { ask, chain, verify, links, read, rewrite, remove } = chainedAudit(services)

const goTo = (instant: string) => clock.moveBy(Date.parse(instant) - clock.now())

beforeEach(async () => {
  await emptyTable(services.documents, tableName)
  goTo('2027-02-27T10:00:00Z')
})
afterEach(() => clock.moveBy(-clock.offset()))

const closedMonth = () => read(auditMonthEntity.key({ month: '2027-02' }).PK, 'CLOSED')

const operators = ['drift@nodverk.example', 'jour@nodverk.example']

/** Delivers what closed the month twice, and returns the mails to the operators. */
const mailed = async () => {
  const closed = (await closedMonth()) ?? {}
  const { handler } = await import('#lambdas/notifications/notices.stream.ts')
  for (let time = 0; time < 2; time += 1) await handler(buildStreamEvent([null, closed]), {} as never)
  return operators.map(address => services.ses.inbox.list(address))
}

/** Makes one call as IAM lets a function call the table. */
const granted = async <Result>(name: FunctionName, call: () => Promise<Result>): Promise<Result> => {
  const { table } = await import('#lambdas/platform/table/table.ts')
  const grants: readonly Grant[] = functions[name].grants
  guardClient(
    table,
    grants.filter(grant => grant.on === 'table'),
    tableName,
    name,
  )
  try {
    return await call()
  } finally {
    table.middlewareStack.remove('grants')
  }
}

/** February with three items, the last of them in its last second; then March. */
const throughFebruary = async () => {
  await ask('audit list', {})
  await chain()
  goTo('2027-02-28T23:59:59.500Z')
  await ask('audit list', {})
  goTo('2027-03-01T00:00:30Z')
  await ask('audit list', {})
  await chain()
}

describe('the turn of a month', () => {
  it('mails both operators the last hash and the count, once, when its last commands have ended', async () => {
    await throughFebruary()
    expect(await closedMonth()).toBeUndefined()
    goTo('2027-03-01T01:00:30Z')
    await Promise.all([chain(), chain()])
    await chain()
    const chained = await links('2027-02')
    const hash = String(chained.at(-1)?.hash)
    expect(await closedMonth()).toMatchObject({ month: '2027-02', count: 2, hash })
    for (const [mail, ...others] of await mailed()) {
      expect(others).toEqual([])
      expect(mail?.subject).toContain('2027-02')
      expect(mail?.text).toContain(hash)
      expect(mail?.text).toContain('audit verify --month 2027-02')
    }
    expect(await verify('2027-02')).toMatchObject({
      ...{ holds: true, checksum: hash, chained: 2 },
      closedAt: expect.any(String),
    })
    expect(await verify()).toMatchObject({
      holds: true,
      chainedFrom: '2027-03-01T00:00:00.000Z',
      firstChained: expect.any(String),
    })
  })

  it('is closed once, at whichever call to the table a function was killed', async () => {
    const { table } = await import('#lambdas/platform/table/table.ts')
    await throughFebruary()
    goTo('2027-03-01T01:00:30Z')
    const closed = new Set<unknown>()
    for (const when of ['before', 'after'] as const)
      for (let place = 0; place < 8; place += 1) {
        const stop = failCallAt(table, place, when)
        await chain().catch(() => undefined)
        stop()
        closed.add((await closedMonth())?.createdAt)
      }
    closed.delete(undefined)
    expect(closed.size).toBe(1)
    expect(await verify('2027-02')).toMatchObject({ holds: true, chained: 2 })
  })

  it('comes late without losing anything if the function has stood still', async () => {
    await ask('audit list', {})
    await chain()
    await ask('audit list', {})
    goTo('2027-03-09T10:00:00Z')
    await ask('audit list', {})
    await chain()
    expect(await closedMonth()).toMatchObject({ count: 2 })
    expect(await verify()).toMatchObject({
      holds: true,
      beforeChain: 0,
      chainedFrom: '2027-03-01T00:00:00.000Z',
      chained: 1,
    })
  })

  it('lets nothing in afterwards, and shows if what was mailed is changed', async () => {
    await throughFebruary()
    goTo('2027-03-01T01:00:30Z')
    await chain()
    const { auditWrite } = await import('#lambdas/platform/table/audit-item.ts')
    const { write } = await import('#lambdas/platform/table/write.ts')
    const at = '2027-02-28T23:59:00.000Z'
    const closed = (await closedMonth()) ?? {}
    await rewrite({ ...closed, count: 3 })
    expect(await verify('2027-02')).toMatchObject({ holds: false, broken: 'the end of the month' })
    await rewrite(closed)
    await write(auditWrite({ action: 'credits record', by: 'a test', id: randomUUID(), at }, 'OPERATOR', {}))
    await chain()
    expect(await verify('2027-02')).toMatchObject({
      ...{ holds: false, chained: 2, fault: 'It is not in the chain: it was inserted.' },
    })
  })

  it('misses a chain that was removed whole, if the month before it was closed', async () => {
    await throughFebruary()
    goTo('2027-03-01T01:00:30Z')
    await chain()
    const [link, ...others] = await links('2027-03')
    for (const SK of ['HEAD', link?.SK, ...others.map(other => other.SK)]) await remove({ PK: link?.PK, SK })
    expect(await verify('2027-03')).toMatchObject({ holds: false, broken: 'the head of the month' })
  })

  it('needs nothing that its functions are not granted', async () => {
    await throughFebruary()
    goTo('2027-03-01T01:00:30Z')
    await granted('auditChain', chain)
    expect(await granted('operator', () => verify('2027-02'))).toMatchObject({ holds: true, chained: 2 })
    expect(await granted('operator', () => verify('2027-01'))).toMatchObject({ holds: null })
    await ask('audit list', {})
    await expect(granted('operator', chain)).rejects.toThrow('not authorized to perform: dynamodb:PutItem')
  })

  it('closes no month from before there was a chain', async () => {
    await ask('audit list', {})
    goTo('2027-03-05T10:00:00Z')
    await chain()
    expect(await closedMonth()).toBeUndefined()
    expect(await verify('2027-02')).toMatchObject({ holds: null, chained: 0, beforeChain: 1 })
  })
})
