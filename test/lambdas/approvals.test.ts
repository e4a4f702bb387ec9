import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { allCommands } from '#shared/operator/all-commands.ts'
import type { OperatorRole } from '#shared/operator/roles.ts'
import { pathNameOf } from '#shared/operator/run-command.ts'
import { signInOperator } from '../infra/local/cognito/operator-session.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { invokeFunction, serveApi } from '../infra/local/gateway/served-api.ts'

const api = serveApi()
const people = { anna: 'finance', bo: 'finance', cia: 'finance', mats: 'matcher' } as const
type Person = keyof typeof people
const tokens = {} as Record<Person, string>

beforeAll(async () => {
  for (const [name, role] of Object.entries(people) as [Person, OperatorRole][]) {
    const { accessToken } = await signInOperator(api.emulator, `${name}@nodverk.example`, [role])
    tokens[name] = accessToken
  }
})

beforeEach(() => clock.moveBy(-clock.offset()))

type Reply = { status: number; body: Record<string, unknown> }

const run = async (person: Person, name: string, input: object, why?: string): Promise<Reply> => {
  const response = await fetch(`http://127.0.0.1:${api.port}/api/operator/commands/${pathNameOf(name)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[person]}` },
    body: JSON.stringify({ input, ...(why && { why }) }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

let asked = 0

/** Anna asks for a price that nobody has asked for before. */
const ask = async () => {
  asked += 1
  const input = { credits: 10, priceOre: 1_000_000 + asked * 100 }
  const { body } = await run('anna', 'prices set', input, 'Priserna höjs i höst.')
  const id = String(body.approval)
  return { id, input, hash: String((await show(id)).inputHash) }
}

const show = async (id: string, person: Person = 'bo') => {
  const { body } = await run(person, 'approvals show', { id })
  return body.item as Record<string, unknown>
}

const release = (person: Person, { id, hash }: { id: string; hash: string }) =>
  run(person, 'approvals release', { id, inputHash: hash })

const priceNow = async (): Promise<unknown> => {
  const { body } = await run('bo', 'prices list', {})
  return (body.items as { credits: number; priceOre: number }[]).find(({ credits }) => credits === 10)
    ?.priceOre
}

const keyOf = (id: string) => ({ PK: `APPROVAL#${id}`, SK: 'APPROVAL' })

const change = (id: string, expression: string, values: object) =>
  api.services.documents.send(
    new UpdateCommand({
      ...{ TableName: tableName, Key: keyOf(id), UpdateExpression: expression },
      ExpressionAttributeValues: { ...values },
    }),
  )

const auditOf = async (action: string) => {
  const { Items = [] } = await api.services.documents.send(
    new QueryCommand({
      ...{ TableName: tableName, IndexName: 'GSI1', KeyConditionExpression: 'GSI1PK = :month' },
      ExpressionAttributeValues: { ':month': `AUDIT#${new Date(clock.now()).toISOString().slice(0, 7)}` },
    }),
  )
  return Items.filter(item => item.action === action)
}

const runDue = () => invokeFunction('releasedCommands', {})

test('what moves money waits for somebody else, is done once, and both see what came of it', async () => {
  const before = await priceNow()
  const approval = await ask()
  expect(await priceNow()).toBe(before)
  expect(await show(approval.id)).toMatchObject({
    ...{ state: 'asked', name: 'prices set', why: 'Priserna höjs i höst.', input: approval.input },
    may: ['release', 'refuse'],
  })
  expect((await release('bo', approval)).body).toMatchObject({ changed: true })
  expect(await priceNow()).toBe(approval.input.priceOre)
  for (const person of ['anna', 'bo'] as const)
    expect(await show(approval.id, person)).toMatchObject({ state: 'released', result: { changed: true } })
  const { askedBy, releasedBy } = await show(approval.id)
  const done = (await auditOf('prices set')).filter(
    ({ by }) => by === `${askedBy}, released by ${releasedBy}`,
  )
  expect(done).toHaveLength(1)
  expect((await release('bo', approval)).body).toMatchObject({ changed: false })
  expect((await release('cia', approval)).body).toEqual({ refused: 'Somebody else has released it.' })
})

test('a reason is needed, and what the command itself refuses is refused before anybody is asked', async () => {
  const input = { credits: 10, priceOre: 1_000_000 }
  expect(await run('anna', 'prices set', input)).toMatchObject({
    status: 422,
    body: { fields: { why: 'required' } },
  })
  expect((await run('anna', 'prices set', { credits: 11, priceOre: 1 }, 'Skäl')).status).toBe(422)
})

test('whoever asked does not release it, at the desk or by a write that was decided earlier', async () => {
  const approval = await ask()
  expect((await release('anna', approval)).body.refused).toMatch(/You asked for it/)
  expect(await show(approval.id, 'anna')).toMatchObject({ state: 'asked', may: ['withdraw'] })
  const { releaseApproval, findApproval } = await import('#lambdas/approvals/approvals.store.ts')
  const stored = await findApproval(approval.id)
  if (!stored) throw new Error('It is gone.')
  const by = stored.askedBy
  const operation = { command: 'approvals release', by, id: crypto.randomUUID(), at: stored.createdAt }
  expect(await releaseApproval(stored, operation)).toBe(false)
})

test('asked again it is the same request; once it was refused, it is another one', async () => {
  const input = { credits: 15, priceOre: 1_800_000 }
  const [first, again] = [
    await run('anna', 'prices set', input, 'Nytt'),
    await run('anna', 'prices set', input, 'Nytt'),
  ]
  expect(again.body).toEqual({ changed: false, approval: first.body.approval })
  const id = String(first.body.approval)
  const reason = 'För dyrt.'
  expect((await run('anna', 'approvals refuse', { id, reason })).body.refused).toMatch(/withdraw/)
  expect((await run('bo', 'approvals refuse', { id, reason })).body).toEqual({ changed: true })
  expect(await show(id, 'anna')).toMatchObject({ state: 'refused', moved: { reason }, may: [] })
  expect((await run('anna', 'prices set', input, 'Nytt')).body.approval).not.toBe(id)
})

test('only its asker withdraws it, and then nobody releases it', async () => {
  const approval = await ask()
  const { id } = approval
  expect((await run('bo', 'approvals withdraw', { id })).body.refused).toMatch(/Whoever asked/)
  expect((await run('anna', 'approvals withdraw', { id })).body).toEqual({ changed: true })
  expect((await release('bo', approval)).body.refused).toMatch(/withdrawn/)
})

test('another input than the one that was read is not released, nor one that was changed in the table', async () => {
  const before = await priceNow()
  const approval = await ask()
  expect((await release('bo', { ...approval, hash: 'a'.repeat(64) })).body.refused).toMatch(/not the input/)
  await change(approval.id, 'SET inputJson = :json', { ':json': '{"credits":10,"priceOre":9000000}' })
  await release('bo', approval)
  expect(await show(approval.id)).toMatchObject({
    result: { refused: expect.stringContaining('Nothing was run') },
  })
  expect(await priceNow()).toBe(before)
})

test('an expired one is not released, also before time has noted it', async () => {
  const approval = await ask()
  await change(approval.id, 'SET expiresAt = :then', { ':then': new Date(clock.now() - 1).toISOString() })
  expect((await release('bo', approval)).body).toEqual({ refused: 'It has expired.' })
})

test('after 72 hours it expires by itself', async () => {
  const { id } = await ask()
  clock.moveBy(73 * 3_600_000)
  await invokeFunction('processes', {})
  const { Item } = await api.services.documents.send(new GetCommand({ TableName: tableName, Key: keyOf(id) }))
  expect(Item?.state).toBe('expired')
})

test('of two who release at once, one does', async () => {
  const approval = await ask()
  const replies = await Promise.all([release('bo', approval), release('cia', approval)])
  expect(replies.filter(({ body }) => 'changed' in body)).toHaveLength(1)
  const { askedBy } = await show(approval.id)
  const done = (await auditOf('prices set')).filter(
    ({ by, priceOre }) => by.startsWith(`${askedBy}, released`) && priceOre === approval.input.priceOre,
  )
  expect(done.length).toBeLessThanOrEqual(1)
  expect(await priceNow()).toBe(approval.input.priceOre)
})

test('stopped between the release and the command, it is run by the next minute, and once', async () => {
  const approval = await ask()
  const { releaseApproval, findApproval } = await import('#lambdas/approvals/approvals.store.ts')
  const stored = await findApproval(approval.id)
  if (!stored) throw new Error('It is gone.')
  const at = new Date(clock.now()).toISOString()
  const operation = { command: 'approvals release', by: 'operator bo', id: crypto.randomUUID(), at }
  expect(await releaseApproval(stored, operation)).toBe(true)
  expect(await priceNow()).not.toBe(approval.input.priceOre)
  await Promise.all([runDue(), runDue()])
  expect(await priceNow()).toBe(approval.input.priceOre)
  expect(await show(approval.id)).toMatchObject({ attempts: 1, result: { changed: true } })
})

test('stopped while the command ran, it waits until that can no longer be running, and is run again', async () => {
  const approval = await ask()
  const { releaseApproval, findApproval, takeRun } = await import('#lambdas/approvals/approvals.store.ts')
  const { leaseMs } = await import('#lambdas/approvals/run-released.ts')
  const stored = await findApproval(approval.id)
  if (!stored) throw new Error('It is gone.')
  const at = new Date(clock.now()).toISOString()
  await releaseApproval(stored, {
    command: 'approvals release',
    by: 'operator bo',
    id: crypto.randomUUID(),
    at,
  })
  expect(await takeRun(stored, at, leaseMs)).toBe(true)
  await runDue()
  expect(await show(approval.id)).not.toHaveProperty('result')
  clock.moveBy(leaseMs + 1000)
  await runDue()
  clock.moveBy(-clock.offset())
  expect(await show(approval.id)).toMatchObject({ attempts: 2, result: { changed: true } })
})

test('a sign-in that is older than five minutes releases nothing', async () => {
  const approval = await ask()
  clock.moveBy(6 * 60_000)
  const { status, body } = await release('bo', approval)
  expect([status, body.code]).toEqual([403, 'sign_in_too_old'])
})

test('whoever may not run a command neither sees nor releases it', async () => {
  const approval = await ask()
  expect((await release('mats', approval)).body).toEqual({ refused: 'There is no such approval.' })
  expect((await run('mats', 'approvals show', { id: approval.id })).body.refused).toBeDefined()
  expect((await run('mats', 'approvals list', {})).body.items).toEqual([])
  const { items } = (await run('cia', 'approvals list', {})).body as { items: { id: string }[] }
  expect(items.map(({ id }) => id)).toContain(approval.id)
})

test('the queue has it for the second operator', async () => {
  const { id } = await ask()
  const { items } = (await run('bo', 'queue list', { turn: 'operator' })).body as { items: { id: string }[] }
  expect(items.find(row => row.id === id)).toMatchObject({
    ...{ process: 'approval', show: 'approvals show', input: { id }, who: 'prices set' },
  })
})

test('the command line sees and refuses all, and releases nothing', async () => {
  const { id, hash } = await ask()
  const cli = (command: string, input: object) =>
    invokeFunction('approvals', { command, input, by: 'arn:aws:iam::1:user/root' })
  expect(await cli('approvals show', { id })).toMatchObject({ item: { id } })
  expect(await cli('approvals release', { id, inputHash: hash })).toMatchObject({
    refused: expect.stringContaining('at the desk'),
  })
  expect(await cli('approvals refuse', { id, reason: 'Nej.' })).toEqual({ changed: true })
})

test('where one operator works alone, money moves with a fresh sign-in, and the audit says so each time', async () => {
  process.env.FOUR_EYES = 'off'
  const input = { credits: 20, priceOre: 2_500_000 }
  const { body } = await run('anna', 'prices set', input)
  clock.moveBy(6 * 60_000)
  const late = await run('anna', 'prices set', input)
  process.env.FOUR_EYES = 'on'
  expect(body).toEqual({ changed: true })
  expect(late.body.code).toBe('sign_in_too_old')
  clock.moveBy(-clock.offset())
  expect((await auditOf('prices set')).filter(({ by }) => /^operator \S+, alone$/.test(by))).toHaveLength(1)
})

test('nothing that waits for a second operator names a person in its input', () => {
  const waiting = Object.values(allCommands).filter(({ money, commandLineOnly }) => money && !commandLineOnly)
  expect(waiting.filter(({ personal = [] }) => personal.length > 0)).toEqual([])
  expect(waiting.length).toBeGreaterThan(15)
})
