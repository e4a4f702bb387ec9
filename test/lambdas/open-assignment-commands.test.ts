import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listOpenAssignments } from '#shared/open-assignments/list-open-assignments.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { emptyTable } from './empty-table.ts'
import { failCallAt } from './failing-table.ts'
import { liveSessions } from './live-sessions.ts'
import { createAsk, workIn } from './operated-work.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
liveSessions()
let handler: (event: unknown) => Promise<unknown>
let call: ReturnType<typeof httpCaller>
const ask = createAsk(() => handler)
const work = workIn(services)

beforeAll(async () => {
  handler = (await import('#lambdas/operator/operator.command.ts')).handler
  const open = await import('#lambdas/open-assignments/open-assignments.http.ts')
  call = httpCaller(open.handler, services.originSecret)
})
beforeEach(() => emptyTable(services.documents, tableName))

const words = { title: 'PLC till packlina', clientCompany: 'Nordplåt AB', description: 'Programmering.' }
const publish = (given: object = {}) => ask('open-assignments publish', { ...words, ...given })
const close = (assignmentId: string) => ask('open-assignments close', { assignmentId })

/** Returns what a partner sees. */
const listed = async () => {
  const claims = { sub: randomUUID(), token_use: 'access', client_id: 'partner-client' }
  return (await call(listOpenAssignments, { query: {}, claims })).body
}

describe('publishing', () => {
  it('shows partners what was written and nothing about the client', async () => {
    const business = await work.createBusiness(10)
    const { id } = await publish({ ...business, creditsAmount: 20, startDate: '2027-01-11' })
    const { items, openCount } = await listed()
    expect(openCount).toBe(1)
    expect(items).toEqual([
      {
        ...{ id, ...words, creditsAmount: 20, location: null, estimatedDuration: null },
        ...{
          startDate: '2027-01-11',
          expertiseRequired: '',
          createdAt: expect.any(String),
          applied: false,
          answered: false,
        },
      },
    ])
    expect(await work.inquiryState(business)).toBe('matching')
    const shown = await ask('open-assignments show', { assignmentId: id })
    expect(shown.item).toMatchObject({ ...business, state: 'open' })
  })

  it('of the same words happens once, also by many at a time', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => publish()))
    expect(answers.filter(({ changed }) => changed)).toHaveLength(1)
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect((await publish({ title: 'Ett annat' })).changed).toBe(true)
    expect(await listed()).toMatchObject({ openCount: 2, items: { length: 2 } })
  })

  it('of words that were closed requires a new id', async () => {
    const { id = '' } = await publish()
    await close(id)
    expect((await publish()).refused).toContain(id)
    expect((await publish({ id: randomUUID() })).changed).toBe(true)
  })

  it('is refused for an inquiry that is missing, not waiting, or without an owner', async () => {
    const business = await work.createBusiness(10)
    expect((await publish({ ...business, inquiryId: randomUUID() })).refused).toMatch(/no such inquiry/)
    expect((await publish({ inquiryId: business.inquiryId })).refused).toMatch(/together/)
    await publish(business)
    expect((await publish({ ...business, title: 'Igen' })).refused).toBe(
      'The inquiry is matching, not received.',
    )
    expect((await listed()).openCount).toBe(1)
  })
})

describe('editing', () => {
  it('changes only the text, once', async () => {
    const { id: assignmentId = '' } = await publish({ location: 'Kalmar' })
    const edit = () => ask('open-assignments edit', { assignmentId, title: 'Robot', creditsAmount: 15 })
    expect(await edit()).toEqual({ changed: true })
    expect(await edit()).toEqual({ changed: false })
    expect((await listed()).items[0]).toMatchObject({
      ...{ title: 'Robot', creditsAmount: 15 },
      ...{ location: 'Kalmar', clientCompany: 'Nordplåt AB' },
    })
    await close(assignmentId)
    expect((await edit()).refused).toBe('The assignment is closed.')
  })
})

describe('closing', () => {
  it('removes it from the list, declines waiting applicants, and reopens the inquiry', async () => {
    const { id, partners, ...business } = await work.published(ask, { partners: 2 })
    expect(await close(id)).toEqual({ changed: true })
    expect(await close(id)).toEqual({ changed: false })
    expect(await listed()).toEqual({ items: [], next: null, openCount: 0, latestPublishedAt: null })
    expect(await work.inquiryState(business)).toBe('received')
    const applications = await work.below(`OPEN#${id}`, 'APPLICATION#')
    expect(applications.map(({ state }) => state)).toEqual(['declined', 'declined'])
  })

  it('does not change an inquiry that was closed by hand', async () => {
    const { id, businessId, inquiryId } = await work.published(ask, {})
    await ask('inquiries close', { businessId, inquiryId, reason: 'Projektet är inställt.' })
    expect(await close(id)).toEqual({ changed: true })
    expect(await work.inquiryState({ businessId, inquiryId })).toBe('closed')
  })

  it('leaves the date of the latest one that is still open', async () => {
    const at = (day: number) => `2026-11-0${day}T08:00:00.000Z`
    const [, second = '', third = ''] = await Promise.all(
      [1, 2, 3].map(async day => (await publish({ title: `Uppdrag ${day}`, createdAt: at(day) })).id),
    )
    expect((await listed()).latestPublishedAt).toBe(at(3))
    await close(second)
    expect((await listed()).latestPublishedAt).toBe(at(3))
    await close(third)
    expect(await listed()).toMatchObject({ latestPublishedAt: at(1), openCount: 1 })
  })

  it('killed at any call and repeated, has happened once', async () => {
    const { table } = await import('#lambdas/platform/table/table.ts')
    for (let place = 0; place < 4; place += 1) {
      await emptyTable(services.documents, tableName)
      const { id } = await work.published(ask, { partners: 1 })
      const stop = failCallAt(table, place, 'after')
      await expect(close(id)).rejects.toThrow('killed')
      stop()
      await close(id)
      expect(await work.openCount()).toBe(0)
      expect((await work.below(`OPEN#${id}`, 'APPLICATION#'))[0]?.state).toBe('declined')
    }
  })
})

it('what is open is listed over pages, newest first', async () => {
  for (const day of [1, 2, 3]) {
    await publish({ title: `Uppdrag ${day}`, createdAt: `2026-11-0${day}T08:00:00.000Z` })
  }
  const first = await ask('open-assignments list', { limit: '2' })
  const rest = await ask('open-assignments list', { limit: '2', cursor: first.next })
  expect([...(first.items ?? []), ...(rest.items ?? [])].map(({ title }) => title)).toEqual([
    'Uppdrag 3',
    'Uppdrag 2',
    'Uppdrag 1',
  ])
  expect(rest.next).toBeNull()
})
