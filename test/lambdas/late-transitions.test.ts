import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { startOf } from '#shared/contract/step.ts'
import { dueEntity } from '#shared/due/due.entity.ts'
import { leadEntity } from '#shared/leads/lead.entity.ts'
import { leadProcess } from '#shared/leads/lead.process.ts'
import { promiseEnd } from '#shared/promises.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { emptyTable } from './empty-table.ts'
import { createAsk, workIn } from './operated-work.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const { put, read, below } = workIn(services)
const ask = createAsk(() => operator)
let runDue: () => Promise<void>
let operator: (event: unknown) => Promise<unknown>
let living: typeof import('#lambdas/platform/process/living.ts')
let transact: typeof import('#lambdas/platform/table/transact.ts').transact
let logger: typeof import('#lambdas/platform/logging/logger.ts').logger

beforeAll(async () => {
  living = await import('#lambdas/platform/process/living.ts')
  transact = (await import('#lambdas/platform/table/transact.ts')).transact
  logger = (await import('#lambdas/platform/logging/logger.ts')).logger
  runDue = (await import('#lambdas/processes/due.schedule.ts')).handler
  operator = (await import('#lambdas/operator/operator.command.ts')).handler
})
afterEach(async () => {
  vi.restoreAllMocks()
  clock.moveBy(-clock.offset())
  await emptyTable(services.documents, tableName)
})

const minute = 60_000
const now = () => new Date(clock.now()).toISOString()
const later = (hours: number) => clock.moveBy(hours * 60 * minute)

/** A lead that has come in now; a broken one cannot be read. */
const createLead = async ({ broken = false } = {}) => {
  const id = randomUUID()
  const key = leadEntity.key({ id })
  const item = {
    process: leadProcess,
    id,
    key,
    life: startOf(leadProcess, now(), { answer: promiseEnd('answer', now()) }),
  }
  const read = { suspect: false, createdAt: now() }
  await put({ ...key, id, ...(broken ? { suspect: 'who knows' } : read), ...living.lifeAttributes(item) })
  await transact(living.schedulingDue(item))
  return id
}

const createBroken = (count: number) =>
  Promise.all(Array.from({ length: count }, () => createLead({ broken: true })))

const lastOf = async (id: string) => (await read(`LEAD#${id}`, 'LEAD'))?.last as { name: string } | undefined
const dueOf = async (id: string) =>
  (await below('DUE#lead', '')).find(item => item.id === id && item.transition === 'nudge')

/** What the minute's calls log as errors. */
const errorsLogged = () => {
  const logged = vi.spyOn(logger, 'error').mockImplementation(() => undefined)
  return (message: string) =>
    logged.mock.calls.filter(([text]) => text === message).map(([, fields]) => fields)
}

const callEachMinute = async (minutes: number) => {
  for (let left = minutes; left > 0; left -= 1) {
    await runDue().catch(() => undefined)
    clock.moveBy(minute)
  }
}

describe('transitions that fail', () => {
  it('hold back no other, however many they are, and are tried again less and less often', async () => {
    await createBroken(150)
    clock.moveBy(minute)
    const sound = await createLead()
    later(20)
    const logged = errorsLogged()
    await expect(runDue()).rejects.toThrow()
    expect(await lastOf(sound)).toMatchObject({ name: 'nudge' })
    expect(logged('transition_failed')).toHaveLength(150)
    const [broken] = await below('DUE#lead', '')
    const wait = Date.parse(String(broken?.retryAt)) - clock.now()
    expect([broken?.tries, wait > 0, wait <= minute]).toEqual([1, true, true])
  })

  it('leave room for what comes due later, while they fail for hours', async () => {
    await createBroken(150)
    later(20)
    const logged = errorsLogged()
    await callEachMinute(10)
    const fresh = await createLead()
    later(20)
    await runDue().catch(() => undefined)
    expect(await lastOf(fresh)).toMatchObject({ name: 'nudge' })
    // Ten minutes, and one call a day later: not 150 each minute.
    expect(logged('transition_failed').length).toBeLessThan(700)
  })

  it('are made once what hindered them is mended', async () => {
    const id = await createLead({ broken: true })
    const hourAgo = now()
    later(20)
    errorsLogged()
    await callEachMinute(2)
    expect((await dueOf(id))?.tries).toBe(2)
    const stored = await read(`LEAD#${id}`, 'LEAD')
    await put({ ...stored, suspect: false, createdAt: hourAgo })
    await runDue()
    expect(await lastOf(id)).toBeUndefined()
    clock.moveBy(30 * minute)
    await runDue()
    expect([await lastOf(id), await dueOf(id)]).toMatchObject([{ name: 'nudge' }, undefined])
  })

  it('stay withdrawn if they are withdrawn while they fail', async () => {
    const { dueItems } = await import('#lambdas/processes/due-items.store.ts')
    const id = await createLead()
    const { at, SK } = { ...(await dueOf(id)) } as { at: string; SK: string }
    const due = { process: 'lead', id, at, transition: 'nudge', item: leadEntity.key({ id }) }
    const items = dueItems(now())
    await items.withdraw(due)
    await items.putOff(due)
    expect(await read(dueEntity.key({ kind: 'lead', at, id }).PK, SK)).toBeUndefined()
  })

  it('show how often they have failed in the queue of the operators', async () => {
    const id = await createLead()
    const stored = await dueOf(id)
    await put({ ...stored, tries: 4, retryAt: now() })
    const { items = [] } = await ask('queue list', {})
    expect(items.filter(item => item.id === id)).toMatchObject([
      { transition: 'nudge', tries: 4 },
      { tries: 0 },
      { tries: 0 },
    ])
  })
})

describe('a minute', () => {
  it('reports the oldest that is more than five minutes late, and nothing before', async () => {
    await createBroken(2)
    later(20)
    const logged = errorsLogged()
    await callEachMinute(5)
    // Ten seconds before they are: the calls themselves take some.
    clock.moveBy(-10_000)
    await runDue().catch(() => undefined)
    expect(logged('transitions_late')).toEqual([])
    clock.moveBy(70_000)
    await runDue().catch(() => undefined)
    expect(logged('transitions_late')).toMatchObject([
      { process: 'lead', transition: 'nudge', late: expect.closeTo(360, -1), waiting: 2 },
    ])
  })

  it('reports nothing of what it has made, however late it was', async () => {
    const id = await createLead()
    later(22)
    const logged = errorsLogged()
    await runDue()
    expect([await lastOf(id), logged('transitions_late')]).toMatchObject([{ name: 'nudge' }, []])
  })

  it('makes a hundred of each process, and reports those that have to wait', async () => {
    const ids = await Promise.all(Array.from({ length: 103 }, () => createLead()))
    later(20.1)
    const logged = errorsLogged()
    await runDue()
    expect(logged('transitions_late')).toMatchObject([{ waiting: 3 }])
    await runDue()
    expect((await Promise.all(ids.map(lastOf))).every(last => last?.name === 'nudge')).toBe(true)
  })
})
