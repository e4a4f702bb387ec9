import { randomUUID } from 'node:crypto'
import { DeleteCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, describe, expect, it } from 'vitest'
import { application, apply, listApplications, withdraw } from '#shared/open-assignments/applications.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { buildOpenAssignment } from '../builders/partner-work.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
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

const claimsOf = (sub: string) => ({ sub, token_use: 'access', client_id: 'partner-client' })

const put = (item: Record<string, unknown>) =>
  services.documents.send(new PutCommand({ TableName: tableName, Item: item }))

const createPartner = async (status = 'approved') => {
  const sub = randomUUID()
  await put({
    PK: `PARTNER#${sub}`,
    SK: 'PROFILE',
    name: 'Sara Lund',
    email: `sara.${sub}@example.se`,
    language: 'en',
    status,
  })
  return sub
}

const publishAssignment = async (title = 'PLC-programmerare') => {
  const published = buildOpenAssignment({ title })
  await operate({ command: 'open-assignments publish', input: published })
  return published.id
}

/** Sets the state of the item under a key, as the operator will. */
const setState = (PK: string, SK: string, state: string) =>
  services.documents.send(
    new UpdateCommand({
      TableName: tableName,
      Key: { PK, SK },
      UpdateExpression: 'SET #state = :state',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':state': state },
    }),
  )

const sends = (sub: string, id: string) => call(apply, { params: { id }, claims: claimsOf(sub) })
const withdraws = (sub: string, id: string) => call(withdraw, { params: { id }, claims: claimsOf(sub) })
const own = async (sub: string, query: Record<string, string> = {}) =>
  (await call(listApplications, { query, claims: claimsOf(sub) })).body

const storedFor = async (id: string) => {
  const { Items = [] } = await services.documents.send(
    new QueryCommand({
      TableName: tableName,
      KeyConditionExpression: 'PK = :id AND begins_with(SK, :application)',
      ExpressionAttributeValues: { ':id': `OPEN#${id}`, ':application': 'APPLICATION#' },
    }),
  )
  return Items
}

describe('a partner who applies', () => {
  it('finds the application in their own list, and the operator finds its owner', async () => {
    const [sub, id] = [await createPartner(), await publishAssignment()]
    const answer = await sends(sub, id)
    const expected = {
      id,
      title: 'PLC-programmerare',
      clientCompany: 'Nordplåt AB',
      state: 'sent',
      appliedAt: expect.any(String),
    }
    expect(answer).toMatchObject({ status: 200, body: expected })
    expect(await own(sub)).toEqual({ items: [answer.body], next: null })
    expect(await storedFor(id)).toEqual([expect.objectContaining({ partnerId: sub, name: 'Sara Lund' })])
  })

  it('has applied once after twenty presses at the same time', async () => {
    const [sub, id] = [await createPartner(), await publishAssignment()]
    const answers = await Promise.all(Array.from({ length: 20 }, () => sends(sub, id)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const [stored] = await storedFor(id)
    expect(new Set(answers.map(({ body }) => body.appliedAt))).toEqual(new Set([stored?.appliedAt]))
    expect(await storedFor(id)).toHaveLength(1)
  })

  it('gets the first application again, even if the assignment has closed since', async () => {
    const [sub, id] = [await createPartner(), await publishAssignment()]
    const first = await sends(sub, id)
    await setState(`OPEN#${id}`, 'ASSIGNMENT', 'closed')
    expect((await sends(sub, id)).body).toEqual(first.body)
  })

  it('sees that an assignment is closed, or does not exist', async () => {
    const [sub, id] = [await createPartner(), await publishAssignment()]
    await setState(`OPEN#${id}`, 'ASSIGNMENT', 'closed')
    expect(await sends(sub, id)).toMatchObject({ status: 409, body: { code: 'assignment_closed' } })
    expect(await sends(sub, randomUUID())).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect((await sends(sub, 'not-an-id')).status).toBe(422)
    expect(await storedFor(id)).toEqual([])
  })

  it('needs a profile', async () => {
    const id = await publishAssignment()
    expect(await sends(randomUUID(), id)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(await storedFor(id)).toEqual([])
  })

  it('cannot flood the operator by applying and withdrawing in turn', async () => {
    const [sub, id] = [await createPartner(), await publishAssignment()]
    for (let time = 0; time < 30; time += 1) {
      expect((await sends(sub, id)).status).toBe(200)
      expect((await withdraws(sub, id)).status).toBe(204)
    }
    expect(await sends(sub, id)).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  })
})

describe('a change between the check and the write', () => {
  const storing = async (sub: string) => {
    const { applicationsOf } = await import('#lambdas/open-assignments/applications.store.ts')
    const person = { name: 'Sara Lund', email: 'sara@example.se' }
    const applicant = { ...person, language: 'sv', status: 'approved' } as const
    return (id: string) =>
      applicationsOf(sub).add(
        application.parse({
          ...{ id, title: 'x', clientCompany: 'y', state: 'sent' },
          appliedAt: '2026-11-01T08:00:00.000Z',
        }),
        applicant,
        0,
      )
  }

  it('counts: an assignment that closed accepts no application', async () => {
    const [sub, id] = [await createPartner(), await publishAssignment()]
    await setState(`OPEN#${id}`, 'ASSIGNMENT', 'closed')
    await expect((await storing(sub))(id)).rejects.toMatchObject({ code: 'assignment_closed' })
    expect(await storedFor(id)).toEqual([])
  })

  it('cannot lose a declined partner the text of an earlier application', async () => {
    const [id, before] = [await publishAssignment(), await publishAssignment()]
    const sub = await createPartner()
    expect((await sends(sub, before)).status).toBe(200)
    await put({
      ...{ PK: `PARTNER#${sub}`, SK: 'PROFILE', name: 'Sara Lund', email: 's@example.se' },
      ...{ language: 'en', status: 'declined' },
    })
    expect(await sends(sub, id)).toMatchObject({ status: 403, body: { code: 'profile_declined' } })
    expect((await sends(sub, before)).status).toBe(200)
  })

  it('counts: a partner whose profile was removed does not apply', async () => {
    const [sub, id] = [await createPartner(), await publishAssignment()]
    const Key = { PK: `PARTNER#${sub}`, SK: 'PROFILE' }
    await services.documents.send(new DeleteCommand({ TableName: tableName, Key }))
    await expect((await storing(sub))(id)).rejects.toMatchObject({ code: 'forbidden' })
    expect(await storedFor(id)).toEqual([])
  })

  it('decides nothing twice: an accepted application stays as it is', async () => {
    const [sub, id] = [await createPartner(), await publishAssignment()]
    await sends(sub, id)
    await setState(`OPEN#${id}`, `APPLICATION#${sub}`, 'accepted')
    expect(await (await storing(sub))(id)).toMatchObject({ id, state: 'accepted' })
  })
})

describe('a partner who withdraws', () => {
  it('has no application then, and can apply again', async () => {
    const [sub, id] = [await createPartner(), await publishAssignment()]
    await sends(sub, id)
    expect((await withdraws(sub, id)).status).toBe(204)
    expect(await own(sub)).toEqual({ items: [], next: null })
    expect((await withdraws(sub, id)).status, 'what is withdrawn already').toBe(204)
    expect((await sends(sub, id)).status).toBe(200)
  })

  it.each(['accepted', 'declined'])('is too late when it was %s', async state => {
    const [sub, id] = [await createPartner(), await publishAssignment()]
    await sends(sub, id)
    await setState(`OPEN#${id}`, `APPLICATION#${sub}`, state)
    expect(await withdraws(sub, id)).toMatchObject({ status: 409, body: { code: 'application_decided' } })
    expect((await own(sub)).items).toMatchObject([{ id, state }])
  })

  it('cannot withdraw another partner’s application', async () => {
    const [sub, other, id] = [await createPartner(), await createPartner(), await publishAssignment()]
    await sends(sub, id)
    expect((await withdraws(other, id)).status).toBe(204)
    expect((await own(sub)).items).toHaveLength(1)
  })
})

describe('the applications of a partner', () => {
  it('come newest first over pages, and only their own', async () => {
    const [sub, other] = [await createPartner(), await createPartner()]
    for (const title of ['ett', 'två', 'tre', 'fyra', 'fem']) {
      const id = await publishAssignment(title)
      await sends(sub, id)
      await sends(other, id)
    }
    const titles = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title)
    const first = await own(sub, { limit: '3' })
    expect(titles(first)).toEqual(['fem', 'fyra', 'tre'])
    const second = await own(sub, { limit: '3', cursor: first.next })
    expect([titles(second), second.next]).toEqual([['två', 'ett'], null])
    expect(
      await call(listApplications, { query: { cursor: first.next }, claims: claimsOf(other) }),
    ).toMatchObject({
      status: 422,
      body: { fields: { cursor: 'invalid' } },
    })
  })
})
