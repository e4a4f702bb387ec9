import { randomUUID } from 'node:crypto'
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { listAssignments } from '#shared/assignments/list-assignments.ts'
import { listOpenAssignments } from '#shared/open-assignments/list-open-assignments.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { buildAssignment, buildOpenAssignment } from '../builders/partner-work.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const calls: Record<'assignments' | 'openAssignments', ReturnType<typeof httpCaller>> = {} as never
/** What each Query since the last test has read, by the engine's count. */
let reads: number[] = []

beforeAll(async () => {
  const { table } = await import('#lambdas/platform/table/table.ts')
  table.middlewareStack.add(
    next => async args => {
      const result = await next(args)
      const { ScannedCount } = result.output as { ScannedCount?: number }
      if (ScannedCount !== undefined) reads.push(ScannedCount)
      return result
    },
    { step: 'initialize', name: 'reads' },
  )
  const assignments = await import('#lambdas/assignments/assignments.http.ts')
  const openAssignments = await import('#lambdas/open-assignments/open-assignments.http.ts')
  calls.assignments = httpCaller(assignments.handler, services.originSecret)
  calls.openAssignments = httpCaller(openAssignments.handler, services.originSecret)
})
afterEach(() => {
  reads = []
})

const claims = { sub: randomUUID(), token_use: 'access', client_id: 'partner-client' }
const minute = (number: number) => new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString()

const store = async (items: Record<string, unknown>[]) => {
  for (let from = 0; from < items.length; from += 25) {
    const requests = items.slice(from, from + 25).map(Item => ({ PutRequest: { Item } }))
    await services.documents.send(new BatchWriteCommand({ RequestItems: { [tableName]: requests } }))
  }
}

describe('a list of 300 assignments', () => {
  const listed = (query: Record<string, string>) => calls.assignments(listAssignments, { query, claims })

  beforeAll(() =>
    store(
      Array.from({ length: 300 }, (_, number) => {
        const { id, createdAt, ...rest } = buildAssignment({ createdAt: minute(number) })
        const key = { PK: `PARTNER#${claims.sub}`, SK: `ASSIGNMENT#${createdAt}#${id}` }
        const index = { GSI1PK: `PARTNER#${claims.sub}#active`, GSI1SK: createdAt }
        return { ...key, ...index, ...rest, id, createdAt, totalEarningsOre: 1_125_000 }
      }),
    ),
  )

  it.each([
    ['all of them', {}],
    ['those of a status', { status: 'active' }],
  ])('of %s reads its page and the one item that says whether there is another', async (_, query) => {
    const first = await listed(query)
    expect([first.body.items.length, reads]).toEqual([20, [21]])
    await listed({ ...query, cursor: first.body.next, limit: '100' })
    expect(reads).toEqual([21, 101])
  })
})

describe('a list of 450 open assignments, of which the oldest asks for a rare skill', () => {
  beforeAll(() =>
    store(
      Array.from({ length: 450 }, (_, number) => {
        const expertiseRequired = number === 0 ? 'FORTRAN' : 'PLC, SCADA'
        const item = buildOpenAssignment({ createdAt: minute(number), expertiseRequired })
        const key = { PK: `OPEN#${item.id}`, SK: 'ASSIGNMENT' }
        return { ...key, GSI1PK: 'OPEN', GSI1SK: item.createdAt, ...item, state: 'open' }
      }),
    ),
  )

  it('reads at most 200 for one page, and continues where it stopped', async () => {
    const found: string[] = []
    let cursor: string | null = null
    let pages = 0
    do {
      pages += 1
      const query: Record<string, string> = { skill: 'fortran', ...(cursor && { cursor }) }
      const { body } = await calls.openAssignments(listOpenAssignments, { query, claims })
      found.push(...body.items.map(({ createdAt }: { createdAt: string }) => createdAt))
      cursor = body.next
    } while (cursor)
    expect(found).toEqual([minute(0)])
    expect(Math.max(...reads)).toBeLessThanOrEqual(200)
    // Besides each page, the newest one is read for its date.
    expect(reads.reduce((sum, read) => sum + read, 0)).toBe(450 + 2 * pages)
  })
})
