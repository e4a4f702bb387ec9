import { randomUUID } from 'node:crypto'
import type { Context } from 'aws-lambda'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { leadEntity } from '#shared/leads/lead.entity.ts'
import { sendProjectInquiry } from '#shared/leads/project-inquiry.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { buildStreamEvent } from '../builders/stream-event.ts'
import { createAsk, workIn } from './operated-work.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const { put, read, below } = workIn(services)
const operatorAddress = 'drift@nodverk.example'
let leads: unknown
let runDue: () => Promise<void>
let operator: (event: unknown) => Promise<unknown>
let notices: typeof import('#lambdas/notifications/notices.stream.ts').handler
const ask = createAsk(() => operator)

beforeAll(async () => {
  leads = (await import('#lambdas/leads/leads.http.ts')).handler
  runDue = (await import('#lambdas/processes/due.schedule.ts')).handler
  operator = (await import('#lambdas/operator/operator.command.ts')).handler
  notices = (await import('#lambdas/notifications/notices.stream.ts')).handler
})
afterEach(() => clock.moveBy(-clock.offset()))

const hours = (count: number) => count * 3_600_000

const send = async (given: object = {}) => {
  const email = `anna.${randomUUID()}@nordplat.se`
  const projectTitle = `Robotcell ${randomUUID()}`
  const body = { name: 'Anna', email, projectTitle, description: 'En cell till.', language: 'sv', ...given }
  const headers = { 'idempotency-key': randomUUID() }
  const reply = await httpCaller(leads, services.originSecret)(sendProjectInquiry, { body, headers })
  expect(reply.status).toBe(201)
  return { id: reply.body.id as string, email, projectTitle }
}

const stored = async (id: string) => {
  const { PK, SK } = leadEntity.key({ id })
  return (await read(PK, SK)) ?? {}
}

const dueOf = async (id: string) =>
  (await below('DUE#lead', '')).filter(item => item.id === id).map(({ transition }) => transition)

/** Lets time pass and time’s transitions be made, and delivers the last of them. */
const pass = async (id: string, count: number) => {
  const before = await stored(id)
  clock.moveBy(hours(count))
  await Promise.all([runDue(), runDue()])
  await deliver(before, id)
  return ((await stored(id)).last as { name?: string } | undefined)?.name
}

const deliver = async (before: Record<string, unknown>, id: string) => {
  const event = buildStreamEvent([before, await stored(id)])
  expect(await notices(event, {} as Context)).toEqual({ batchItemFailures: [] })
}

/** The mails to the operators about a lead, in the order in which they were sent. */
const toOperators = (title: string) =>
  services.ses.inbox
    .list(operatorAddress)
    .filter(({ subject }) => subject.includes(title))
    .toReversed()

describe('a lead that nobody answers', () => {
  it('reminds the operators after 20 hours, once more when the promise is broken, and every other day', async () => {
    const { id, projectTitle } = await send()
    expect(await pass(id, 19)).toBeUndefined()
    expect([await pass(id, 1.1), await pass(id, 4), await pass(id, 24), await pass(id, 48)]).toEqual([
      'nudge',
      'nudgeAgain',
      'chase',
      'chase',
    ])
    expect(toOperators(projectTitle).map(({ subject }) => subject.replace(projectTitle, '…'))).toEqual([
      'Snart dags att svara: …',
      'Försenat svar: …',
      'Fortfarande obesvarad: …',
      'Fortfarande obesvarad: …',
    ])
    expect(toOperators(projectTitle)[0]?.text).toContain(`npm run operator -- leads answer ${id}`)
    expect((await stored(id)).state).toBe('received')
  })

  it('is closed with a reason, which the visitor gets', async () => {
    const { id, email } = await send()
    const before = await stored(id)
    const close = () => ask('leads close', { id, reason: 'Vi arbetar inte med svets <än>.' })
    expect([await close(), await close()]).toEqual([{ changed: true }, { changed: false }])
    await deliver(before, id)
    const mails = services.ses.inbox.list(email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toMatch(/^Besked om er förfrågan till /)
    expect(mails[0]?.text).toContain('Skäl: Vi arbetar inte med svets <än>.')
    expect(await dueOf(id)).toEqual([])
  })
})

describe('a lead that was answered', () => {
  it('mails no visitor, asks the operators what came of it, and closes by itself after a month', async () => {
    const { id, email, projectTitle } = await send()
    const before = await stored(id)
    const answer = () => ask('leads answer', { id })
    expect([await answer(), await answer()]).toEqual([{ changed: true }, { changed: false }])
    await deliver(before, id)
    expect(await dueOf(id)).toEqual(['follow', 'lapse'])
    expect([await pass(id, 14 * 24 + 1), await pass(id, 16 * 24)]).toEqual(['follow', 'lapse'])
    expect((await stored(id)).state).toBe('closed')
    expect(services.ses.inbox.list(email)).toEqual([])
    expect(toOperators(projectTitle).map(({ subject }) => subject)).toEqual([
      `Har det blivit något? ${projectTitle}`,
      `Stängd av sig själv: ${projectTitle}`,
    ])
    expect((await ask('leads answer', { id })).refused).toBe('The lead is closed: it has ended.')
  })

  it('is closed with a reason that nobody is mailed', async () => {
    const { id, email } = await send()
    await ask('leads answer', { id })
    const before = await stored(id)
    expect(await ask('leads close', { id, reason: 'Kunden väntar till våren.' })).toEqual({ changed: true })
    await deliver(before, id)
    expect(services.ses.inbox.list(email)).toEqual([])
  })
})

describe('a lead', () => {
  it('of a robot waits for nobody', async () => {
    const { id } = await send({ website: 'https://spam.example' })
    expect([await dueOf(id), (await stored(id)).state]).toEqual([[], undefined])
    expect((await ask('leads answer', { id })).refused).toContain('A robot sent it')
  })

  it('from before there was a process is answered and closed like any other', async () => {
    const id = randomUUID()
    const createdAt = '2026-10-05T08:00:00.000Z'
    const sender = { email: 'anna@nordplat.se', name: 'Anna', language: 'sv', suspect: false }
    await put({ ...leadEntity.key({ id }), id, kind: 'project_inquiry', createdAt, ...sender })
    expect(await ask('leads answer', { id })).toEqual({ changed: true })
    expect(await stored(id)).toMatchObject({ state: 'answered', revision: 1 })
    expect(await dueOf(id)).toEqual(['follow', 'lapse'])
  })

  it('that does not exist is reported as missing', async () => {
    for (const [command, input] of [
      ['leads answer', {}],
      ['leads close', { reason: 'Spam.' }],
    ] as const) {
      const id = randomUUID()
      expect((await ask(command, { id, ...input })).refused).toBe('There is no such lead.')
      expect(await stored(id)).toEqual({})
    }
  })
})
