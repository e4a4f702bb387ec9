import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { listAssignments } from '#shared/assignments/list-assignments.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { buildAssignment } from '../builders/partner-work.ts'
import { workIn } from './operated-work.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const work = workIn(services)
let call: ReturnType<typeof httpCaller>
let operate: (command: unknown) => Promise<{ changed: boolean }>

beforeAll(async () => {
  const { handler } = await import('#lambdas/assignments/assignments.http.ts')
  call = httpCaller(handler, services.originSecret)
  operate = (await import('#lambdas/operator/operator.command.ts')).handler as typeof operate
})

const claimsOf = (sub: string) => ({ sub, token_use: 'access', client_id: 'partner-client' })

const list = (sub: string, query: Record<string, string> = {}) =>
  call(listAssignments, { query, claims: claimsOf(sub) })

const record = (partnerId: string, given: Parameters<typeof buildAssignment>[0]) =>
  operate({ command: 'assignments record', input: { partnerId, ...buildAssignment(given) } })

const minute = (number: number) => new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString()

/** Creates a partner with this many assignments, one a minute, every fourth of them completed. */
const createPartnerWith = async (count: number) => {
  const sub = await work.createPartner()
  const numbers = Array.from({ length: count }, (_, number) => number)
  // Written in no order: the list has to sort them.
  await Promise.all(
    numbers.toReversed().map(number =>
      record(sub, {
        projectTitle: `Uppdrag ${number}`,
        status: number % 4 === 0 ? 'completed' : 'active',
        createdAt: minute(number),
      }),
    ),
  )
  return sub
}

const titlesOverPages = async (sub: string, query: Record<string, string>) => {
  const pages: string[][] = []
  let cursor: string | null = null
  do {
    const { body } = await list(sub, cursor ? { ...query, cursor } : query)
    pages.push(body.items.map(({ projectTitle }: { projectTitle: string }) => projectTitle))
    cursor = body.next
  } while (cursor)
  return pages
}

describe('the assignments of a partner', () => {
  it('are none before the first', async () => {
    expect((await list(randomUUID())).body).toEqual({
      items: [],
      next: null,
      counts: { active: 0, completed: 0, paused: 0, cancelled: 0 },
    })
  })

  it('come newest first over pages, each once', async () => {
    const sub = await createPartnerWith(25)
    const pages = await titlesOverPages(sub, { limit: '10' })
    expect(pages.map(page => page.length)).toEqual([10, 10, 5])
    expect(pages.flat()).toEqual(Array.from({ length: 25 }, (_, number) => `Uppdrag ${24 - number}`))
  })

  it('of one status come newest first over pages, and are counted', async () => {
    const sub = await createPartnerWith(17)
    const pages = await titlesOverPages(sub, { status: 'completed', limit: '2' })
    expect(pages).toEqual([['Uppdrag 16', 'Uppdrag 12'], ['Uppdrag 8', 'Uppdrag 4'], ['Uppdrag 0']])
    expect((await list(sub)).body.counts).toEqual({ active: 12, completed: 5, paused: 0, cancelled: 0 })
  })

  it('have the value of their credits, and nothing that only the table needs', async () => {
    const sub = await work.createPartner()
    const recorded = buildAssignment({ creditsEarned: 12 })
    await record(sub, recorded)
    const { items } = (await list(sub)).body
    expect(items).toEqual([{ ...recorded, totalEarningsOre: 1_350_000 }])
  })

  it('are recorded and counted once, however often the operator repeats it', async () => {
    const sub = await work.createPartner()
    const { id } = buildAssignment()
    const answers = await Promise.all(Array.from({ length: 5 }, () => record(sub, { id, status: 'paused' })))
    expect(answers.filter(({ changed }) => changed)).toHaveLength(1)
    expect((await list(sub)).body).toMatchObject({ items: [{ id }], counts: { paused: 1 } })
  })

  it('are refused under the id of another one', async () => {
    const sub = await work.createPartner()
    const recorded = buildAssignment({ creditsEarned: 12 })
    await record(sub, recorded)
    for (const other of [{ creditsEarned: 120 }, { createdAt: minute(0) }])
      expect(await record(sub, { ...recorded, ...other })).toEqual({
        refused: `${recorded.id} is stored already, with other details: see assignments list.`,
      })
    expect((await list(sub)).body.items).toHaveLength(1)
  })

  it.each([
    ['unknown', () => Promise.resolve(randomUUID())],
    ['not approved', () => work.createPartner('pending')],
  ])('are refused for a partner who is %s', async (_, create) => {
    const sub = await create()
    expect(await record(sub, {})).toEqual({ refused: `The partner is not approved: partners approve ${sub}` })
    expect((await list(sub)).body.items).toEqual([])
  })

  it('are visible to their owner only', async () => {
    const sub = await createPartnerWith(3)
    expect((await list(randomUUID())).body.items).toEqual([])
    expect((await list(randomUUID(), { status: 'active' })).body.items).toEqual([])
    const { next } = (await list(sub, { limit: '1' })).body
    expect(next).toEqual(expect.any(String))
    expect(await list(randomUUID(), { limit: '1', cursor: next })).toMatchObject({
      status: 422,
      body: { fields: { cursor: 'invalid' } },
    })
    expect((await list(sub, { limit: '1', cursor: next, status: 'active' })).status).toBe(422)
  })

  it.each([
    ['a status that there is not', { status: 'archived' }],
    ['no item at all', { limit: '0' }],
    ['more than a hundred', { limit: '101' }],
    ['somebody else by name', { partnerId: 'x' }],
  ])('are not given for %s', async (_, query) => {
    expect((await list(randomUUID(), query as Record<string, string>)).status).toBe(422)
  })
})
