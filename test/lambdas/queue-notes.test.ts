import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { dueEntity } from '#shared/due/due.entity.ts'
import { leadEntity } from '#shared/leads/lead.entity.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { emptyTable } from './empty-table.ts'
import { workIn } from './operated-work.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const { put, below } = workIn(services)
let handler: (event: unknown) => Promise<unknown>

type Reply = { items?: Record<string, unknown>[]; changed?: boolean; refused?: string }

const ask = (command: string, input: object, by = 'operator eva') =>
  handler({ command, input, by }) as Promise<Reply>

beforeAll(async () => {
  handler = (await import('#lambdas/operator/operator.command.ts')).handler
})
beforeEach(async () => {
  await emptyTable(services.documents, tableName)
  clock.moveBy(Date.parse('2026-11-23T09:00:00.000Z') - clock.now())
})
afterEach(() => clock.moveBy(-clock.offset()))

/** A lead that waits for operators, with reminders due at these instants. */
const waitingLead = async (...due: string[]) => {
  const id = randomUUID()
  const key = leadEntity.key({ id })
  await put({ ...key, id, state: 'received', email: 'anna@verkstad.se' })
  for (const at of due) {
    const item = { id, at, transition: 'nudge', item: key }
    await put({ ...dueEntity.key({ kind: 'lead', at, id }), ...item })
  }
  return { process: 'lead', id }
}

const listed = async (input: object = {}) =>
  (await ask('queue list', { turn: 'operator', ...input })).items ?? []

test('what somebody has taken on says by whom, and nobody else can take it until it is left', async () => {
  const lead = await waitingLead('2026-11-24T09:00:00.000Z')
  expect(await ask('queue take', lead)).toEqual({ changed: true })
  expect(await ask('queue take', lead)).toEqual({ changed: false })
  expect((await ask('queue take', lead, 'operator bo')).refused).toBe('operator eva has taken it on.')
  expect((await listed())[0]).toMatchObject({ id: lead.id, takenBy: 'operator eva' })
  expect(await ask('queue leave', lead, 'operator bo')).toEqual({ changed: true })
  expect(await ask('queue leave', lead)).toEqual({ changed: false })
  expect((await listed())[0]).toMatchObject({ takenBy: null })
  // The queue itself is read twice a minute by every desk, which is not noted; any other reading is.
  await ask('meetings blocks', {})
  expect(await below('OPERATOR', 'AUDIT#')).toMatchObject([
    { action: 'queue take', by: 'operator eva', process: 'lead', thingId: lead.id },
    { action: 'queue leave', by: 'operator bo' },
    { action: 'meetings blocks' },
  ])
})

test('of two who take a thing at once one wins, and the other is told who', async () => {
  const lead = await waitingLead('2026-11-24T09:00:00.000Z')
  const replies = await Promise.all(['eva', 'bo'].map(name => ask('queue take', lead, `operator ${name}`)))
  expect(replies.filter(({ changed }) => changed)).toHaveLength(1)
  expect(replies.find(({ refused }) => refused)?.refused).toMatch(/^operator (eva|bo) has taken it on\.$/)
})

test('what is put away comes back on its day, with all that is due', async () => {
  const lead = await waitingLead('2026-11-26T09:00:00.000Z', '2026-11-27T09:00:00.000Z')
  expect(await ask('queue snooze', { ...lead, until: '2026-11-25' })).toEqual({ changed: true })
  expect(await ask('queue snooze', { ...lead, until: '2026-11-25' })).toEqual({ changed: false })
  expect(await listed()).toEqual([])
  expect(await listed({ snoozed: true })).toHaveLength(2)
  // The day begins in Sweden.
  clock.moveBy(Date.parse('2026-11-24T22:59:00.000Z') - clock.now())
  expect(await listed()).toEqual([])
  clock.moveBy(60_000)
  expect(await listed()).toHaveLength(2)
})

test('what is put away comes back four hours before something is due: no promise is missed', async () => {
  const lead = await waitingLead('2026-11-24T09:00:00.000Z', '2026-11-27T09:00:00.000Z')
  await ask('queue snooze', { ...lead, until: '2026-12-01' })
  clock.moveBy(Date.parse('2026-11-24T04:59:00.000Z') - clock.now())
  expect(await listed()).toEqual([])
  clock.moveBy(60_000)
  expect((await listed()).map(({ at }) => at)).toEqual([
    '2026-11-24T09:00:00.000Z',
    '2026-11-27T09:00:00.000Z',
  ])
})

test('nothing is put away until a day that has begun', async () => {
  const lead = await waitingLead('2026-11-24T09:00:00.000Z')
  expect((await ask('queue snooze', { ...lead, until: '2026-11-23' })).refused).toBe('That day has begun.')
  expect(await listed()).toHaveLength(1)
})
