import { randomUUID } from 'node:crypto'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { apply } from '#shared/open-assignments/applications.ts'
import { listOpenAssignments } from '#shared/open-assignments/list-open-assignments.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { buildOpenAssignment } from '../builders/partner-work.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { emptyTable } from './empty-table.ts'
import { liveSessions } from './live-sessions.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
liveSessions()
let call: ReturnType<typeof httpCaller>
let operate: (command: unknown) => Promise<{ changed: boolean }>

beforeAll(async () => {
  const { handler } = await import('#lambdas/open-assignments/open-assignments.http.ts')
  call = httpCaller(handler, services.originSecret)
  operate = (await import('#lambdas/operator/operator.command.ts')).handler as typeof operate
})

// Open assignments are one list for everybody.
beforeEach(() => emptyTable(services.documents, tableName))

const claimsOf = (sub: string) => ({ sub, token_use: 'access', client_id: 'partner-client' })

const list = (sub: string, query: Record<string, string> = {}) =>
  call(listOpenAssignments, { query, claims: claimsOf(sub) })

const minute = (number: number) => new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString()

const publish = async (given: Parameters<typeof buildOpenAssignment>[0] = {}) => {
  const published = buildOpenAssignment(given)
  await operate({ command: 'open-assignments publish', input: published })
  return published
}

/** Publishes this many, one a minute; the skills of each follow from its number. */
const publishMany = async (count: number, expertiseOf: (number: number) => string = () => 'PLC') => {
  for (let number = 0; number < count; number += 1) {
    await publish({
      title: `Uppdrag ${number}`,
      expertiseRequired: expertiseOf(number),
      createdAt: minute(number),
    })
  }
}

const titles = (items: { title: string }[]) => items.map(({ title }) => title)

/** Returns the pages of the list, each as its titles. */
const pagesOf = async (query: Record<string, string>) => {
  const pages: string[][] = []
  const sub = randomUUID()
  let cursor: string | null = null
  do {
    const { body } = await list(sub, cursor ? { ...query, cursor } : query)
    pages.push(titles(body.items))
    cursor = body.next
  } while (cursor)
  return pages
}

describe('assignments open for application', () => {
  it('are none before the operator publishes', async () => {
    expect((await list(randomUUID())).body).toEqual({
      items: [],
      next: null,
      openCount: 0,
      latestPublishedAt: null,
    })
  })

  it('are shown with all their fields, including empty ones', async () => {
    const empty = {
      creditsAmount: null,
      location: null,
      estimatedDuration: null,
      startDate: null,
      createdAt: minute(0),
    }
    const first = await publish(empty)
    const second = await publish({ createdAt: minute(1) })
    expect((await list(randomUUID())).body).toEqual({
      items: [
        { ...second, applied: false, answered: false },
        { ...first, applied: false, answered: false },
      ],
      next: null,
      openCount: 2,
      latestPublishedAt: minute(1),
    })
  })

  it('come newest first over pages', async () => {
    await publishMany(7)
    expect(await pagesOf({ limit: '3' })).toEqual([
      ['Uppdrag 6', 'Uppdrag 5', 'Uppdrag 4'],
      ['Uppdrag 3', 'Uppdrag 2', 'Uppdrag 1'],
      ['Uppdrag 0'],
    ])
  })

  it('are published and counted once, however often the operator repeats it', async () => {
    const published = buildOpenAssignment()
    const command = { command: 'open-assignments publish', input: published }
    const answers = await Promise.all(Array.from({ length: 5 }, () => operate(command)))
    expect(answers.filter(({ changed }) => changed)).toHaveLength(1)
    expect((await list(randomUUID())).body).toMatchObject({ items: [{ id: published.id }], openCount: 1 })
  })

  it('show each partner their own applications, and nobody else’s', async () => {
    const [asked, other] = [await publish(), await publish({ createdAt: minute(0) })]
    const sub = randomUUID()
    const person = { name: 'Sara Lund', email: 'sara@example.se', status: 'pending' }
    const profile = { PK: `PARTNER#${sub}`, SK: 'PROFILE', ...person }
    await services.documents.send(new PutCommand({ TableName: tableName, Item: profile }))
    await call(apply, { params: { id: asked.id }, claims: claimsOf(sub) })
    const appliedOf = async (who: string) =>
      (await list(who)).body.items.map(({ id, applied }: { id: string; applied: boolean }) => [id, applied])
    expect(await appliedOf(sub)).toEqual([
      [asked.id, true],
      [other.id, false],
    ])
    expect(await appliedOf(randomUUID())).toEqual([
      [asked.id, false],
      [other.id, false],
    ])
  })

  it('say which of them have been answered', async () => {
    const { id } = await publish()
    const partnerId = randomUUID()
    const person = { name: 'Sara Lund', email: 'sara@example.se', status: 'pending' }
    const profile = { PK: `PARTNER#${partnerId}`, SK: 'PROFILE', ...person }
    await services.documents.send(new PutCommand({ TableName: tableName, Item: profile }))
    await call(apply, { params: { id }, claims: claimsOf(partnerId) })
    expect((await list(partnerId)).body.items).toMatchObject([{ applied: true, answered: false }])
    const input = { assignmentId: id, partnerId, reason: 'Fel inriktning.' }
    await operate({ command: 'applications decline', input })
    expect((await list(partnerId)).body.items).toMatchObject([{ applied: true, answered: true }])
    expect((await list(randomUUID())).body.items).toMatchObject([{ applied: false, answered: false }])
  })
})

describe('a skill', () => {
  it.each(['plc', 'PLC', ' plc ', 'SÄKERHETSSTYRNING', 'sakerhetsstyrning', 'tia portal'])(
    'is found as %j',
    async skill => {
      const { id } = await publish()
      await publish({ expertiseRequired: 'Python, SCADA' })
      expect((await list(randomUUID(), { skill })).body).toMatchObject({ items: [{ id }], openCount: 2 })
    },
  )

  it.each(['pl', 'plcs', 'portal', 'PLC, TIA Portal'])('is not found as %j', async skill => {
    await publish()
    expect((await list(randomUUID(), { skill })).body.items).toEqual([])
  })

  it('fills its pages without a gap, each once', async () => {
    await publishMany(12, number => (number % 3 === 0 ? 'SCADA' : 'PLC'))
    expect((await pagesOf({ skill: 'scada', limit: '3' })).flat()).toEqual([
      'Uppdrag 9',
      'Uppdrag 6',
      'Uppdrag 3',
      'Uppdrag 0',
    ])
  })
})
