import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AssignmentStatus } from '#shared/assignments/assignment.ts'
import { listAssignments } from '#shared/assignments/list-assignments.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { buildAssignment } from '../builders/partner-work.ts'
import { createAsk, workIn } from './operated-work.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
let handler: (event: unknown) => Promise<unknown>
let call: ReturnType<typeof httpCaller>
const ask = createAsk(() => handler)
const work = workIn(services)

beforeAll(async () => {
  handler = (await import('#lambdas/operator/operator.command.ts')).handler
  const assignments = await import('#lambdas/assignments/assignments.http.ts')
  call = httpCaller(assignments.handler, services.originSecret)
})

const none = { active: 0, completed: 0, paused: 0, cancelled: 0 }
const steps = ['pause', 'resume', 'complete', 'cancel'] as const

const createAssigned = async (status: AssignmentStatus) => {
  const partnerId = await work.createPartner()
  const { id: assignmentId, ...assignment } = buildAssignment({ status })
  await ask('assignments record', { partnerId, id: assignmentId, ...assignment })
  const take = (step: (typeof steps)[number]) => ask(`assignments ${step}`, { partnerId, assignmentId })
  return { partnerId, assignmentId, take }
}

/** Returns what the partner sees: the count of each status, and the lists. */
const seenBy = async (sub: string) => {
  const claims = { sub, token_use: 'access', client_id: 'partner-client' }
  const all = (await call(listAssignments, { query: {}, claims })).body
  const statuses = Object.keys(none)
  const lists = await Promise.all(
    statuses.map(
      async status => (await call(listAssignments, { query: { status }, claims })).body.items.length,
    ),
  )
  return {
    counts: all.counts,
    lists: Object.fromEntries(statuses.map((status, place) => [status, lists[place]])),
  }
}

describe('an assignment', () => {
  it.each([
    ['active', 'pause', 'paused'],
    ['active', 'complete', 'completed'],
    ['active', 'cancel', 'cancelled'],
    ['paused', 'resume', 'active'],
    ['paused', 'complete', 'completed'],
    ['paused', 'cancel', 'cancelled'],
  ] as const)('that is %s goes by %s to %s, counted once', async (from, step, to) => {
    const { partnerId, take } = await createAssigned(from)
    const answers = await Promise.all([take(step), take(step), take(step)])
    expect(answers.filter(({ changed }) => changed)).toHaveLength(1)
    expect(await take(step)).toEqual({ changed: false })
    expect(await seenBy(partnerId)).toEqual({ counts: { ...none, [to]: 1 }, lists: { ...none, [to]: 1 } })
  })

  it.each([
    ['completed', ['pause', 'resume', 'cancel']],
    ['cancelled', ['pause', 'resume', 'complete']],
  ] as const)('that is %s stays so', async (status, refused) => {
    const { partnerId, take } = await createAssigned(status)
    for (const step of refused) expect((await take(step)).refused).toContain(`The assignment is ${status}`)
    expect((await seenBy(partnerId)).counts).toEqual({ ...none, [status]: 1 })
  })

  it('of another partner stays, and of two the named one is moved', async () => {
    const { partnerId, assignmentId, take } = await createAssigned('active')
    const other = buildAssignment({ createdAt: '2026-02-01T08:00:00.000Z' })
    await ask('assignments record', { partnerId, ...other })
    expect((await ask('assignments pause', { partnerId: randomUUID(), assignmentId })).refused).toMatch(
      /no such/,
    )
    await take('pause')
    const { items = [] } = await ask('assignments list', { partnerId })
    expect(items.map(({ id, status }) => [id, status])).toEqual([
      [other.id, 'active'],
      [assignmentId, 'paused'],
    ])
    expect((await ask('assignments list', { partnerId, status: 'paused' })).items).toHaveLength(1)
  })
})
