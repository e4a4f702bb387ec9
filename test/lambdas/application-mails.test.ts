import { randomUUID } from 'node:crypto'
import type { Context, DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { beforeAll, expect, it } from 'vitest'
import { applicationEntity } from '#shared/open-assignments/application.entity.ts'
import { buildStreamEvent } from '../builders/stream-event.ts'
import { runningServices } from './running-services.ts'

type Consumer = (event: DynamoDBStreamEvent, context: Context) => Promise<DynamoDBBatchResponse>

const services = runningServices()
let notices: Consumer

beforeAll(async () => {
  notices = (await import('#lambdas/notifications/notices.stream.ts')).handler
})

const buildApplication = (given: object = {}, id = randomUUID(), partnerId = randomUUID()) => ({
  ...applicationEntity.key({ id, sub: partnerId }),
  id,
  partnerId,
  title: 'PLC-programmerare till packlina',
  clientCompany: 'Nordplåt AB',
  state: 'sent',
  name: 'Sara Lund',
  email: `sara.${randomUUID()}@example.se`,
  language: 'sv',
  appliedAt: '2026-11-20T08:30:00.000Z',
  revision: 1,
  ...given,
})

const mailsFor = async (item: ReturnType<typeof buildApplication>, deliveries = 5) => {
  const event = buildStreamEvent([null, item])
  for (let time = 0; time < deliveries; time += 1) {
    expect(await notices(event, {} as Context)).toEqual({ batchItemFailures: [] })
  }
  const ours = services.ses.inbox.list('drift@nodverk.example')
  return {
    theirs: services.ses.inbox.list(item.email),
    ours: ours.filter(({ text }) => text.includes(item.email)),
  }
}

it('an application is confirmed to the partner and mailed to the operator, once', async () => {
  const { theirs, ours } = await mailsFor(buildApplication())
  expect(theirs.map(({ subject }) => subject)).toEqual(['Ansökan mottagen: PLC-programmerare till packlina'])
  expect(theirs[0]?.text).toContain('Din ansökan är mottagen, vi återkommer inom kort.')
  expect(ours.map(({ subject }) => subject)).toEqual([
    'Ny ansökan: PLC-programmerare till packlina, Sara Lund',
  ])
  expect(ours[0]?.text).toContain('Företag: Nordplåt AB')
  expect(ours[0]?.text).toContain('20 nov. 2026 09:30')
})

it('the confirmation is in the partner’s language, the operator’s mail in Swedish', async () => {
  const { theirs, ours } = await mailsFor(buildApplication({ language: 'en' }))
  expect(theirs[0]?.subject).toBe('Application received: PLC-programmerare till packlina')
  expect(theirs[0]?.text).toContain('Assignment: PLC-programmerare till packlina')
  expect(ours[0]?.subject).toMatch(/^Ny ansökan/)
})

const decide = async (sent: ReturnType<typeof buildApplication>, state: string, deliveries = 3) => {
  const name = { accepted: 'accept', declined: 'decline', withdrawn: 'withdraw' }[state]
  const last = name && { name, by: name === 'withdraw' ? 'partner' : 'operator', at: sent.appliedAt }
  const event = buildStreamEvent([sent, { ...sent, state, ...(last && { last, revision: 2 }) }])
  for (let time = 0; time < deliveries; time += 1) {
    expect(await notices(event, {} as Context)).toEqual({ batchItemFailures: [] })
  }
  return services.ses.inbox.list(sent.email)
}

it('the operator is told that a partner has withdrawn, and both are mailed again if the partner applies again', async () => {
  const first = buildApplication()
  await mailsFor(first)
  expect(await decide(first, 'withdrawn')).toHaveLength(1)
  const again = { ...first, revision: 3, appliedAt: '2026-11-21T08:30:00.000Z' }
  const event = buildStreamEvent([{ ...first, state: 'withdrawn', revision: 2 }, again])
  await notices(event, {} as Context)
  const subjects = services.ses.inbox
    .list('drift@nodverk.example')
    .filter(({ text }) => text.includes(first.email))
  expect(subjects.map(({ subject }) => subject.split(':')[0]).toSorted()).toEqual([
    'Ny ansökan',
    'Ny ansökan',
    'Tillbakadragen ansökan',
  ])
  expect(services.ses.inbox.list(first.email)).toHaveLength(2)
})

it.each([
  ['sv', 'accepted', 'Uppdraget är ditt: PLC-programmerare till packlina', 'Mina uppdrag'],
  ['sv', 'declined', 'Svar på din ansökan: PLC-programmerare till packlina', 'Tillgängliga uppdrag'],
  ['en', 'accepted', 'The assignment is yours: PLC-programmerare till packlina', 'My assignments'],
  ['en', 'declined', 'About your application: PLC-programmerare till packlina', 'Available assignments'],
])('in %s the partner is told once that it was %s', async (language, state, subject, where) => {
  const theirs = await decide(buildApplication({ language }), state)
  expect(theirs.map(mail => mail.subject)).toEqual([subject])
  expect(theirs[0]?.text).toContain(where)
})

it('a change that decides nothing is not mailed', async () => {
  expect(await decide(buildApplication(), 'sent')).toEqual([])
})
