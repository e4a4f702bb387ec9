import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { noFacts as noInquiryFacts } from '#shared/business-inquiries/inquiry-facts.ts'
import { noFacts } from '#shared/partner-profile/partner-facts.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { readPartners } from '../builders/read-partners.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { emptyTable } from './empty-table.ts'
import type { CommandReply } from './operated-work.ts'
import { createAsk, workIn } from './operated-work.ts'
import { runBeforeWrite } from './run-before-write.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
let handler: (event: unknown) => Promise<unknown>
const ask = createAsk(() => handler)
const askAs = async (by: string, command: string, input: object) =>
  (await handler({ command, input, by })) as CommandReply
const { put, read, below } = workIn(services)

beforeAll(async () => {
  handler = (await import('#lambdas/operator/operator.command.ts')).handler
})
beforeEach(() => emptyTable(services.documents, tableName))

const createdAt = '2026-11-20T08:30:00.000Z'

const putPartner = async (name: string, expertise: string) => {
  const sub = randomUUID()
  const keys = {
    ...partnerProfileEntity.key({ sub }),
    ...partnerProfileEntity.indexKey({ status: 'approved', createdAt }),
  }
  const stated = { experience: '12 år', description: '', email: `${sub}@konsult.se`, status: 'approved' }
  const facts = { ...noFacts, services: ['robotics'] }
  await put({ ...keys, ...stated, name, expertise, facts, createdAt, version: 1, language: 'sv' })
  await readPartners([sub])
  return sub
}

const inquiry = { businessId: 'b1', inquiryId: '5eed0001-0000-4000-8000-000000000018' }
const key = inquiryEntity.key({ sub: inquiry.businessId, id: inquiry.inquiryId })

const putInquiry = (description = 'We weld frames by hand and want a welding robot.', version = 1) =>
  put({
    ...{ ...key, id: inquiry.inquiryId, serviceId: 'robotics', description, version },
    ...{ language: 'en', state: 'received', createdAt, facts: noInquiryFacts },
  })

const needs = async () => (await ask('inquiries needs', inquiry)).item ?? {}

const confirm = (must: string[], { by = 'operator eva', ...rest }: Record<string, unknown> = {}) =>
  askAs(String(by), 'inquiries confirm-needs', { ...inquiry, must, revision: 0, version: 1, ...rest })

test('operators see what the lexicon reads, and what somebody has confirmed of it and added', async () => {
  await putInquiry()
  const before = await needs()
  expect(before.read).toContainEqual({ concept: 'welding-robot', sv: 'robotsvets', en: 'robotic welding' })
  expect(before).toMatchObject({
    confirmed: [],
    confirmedBy: null,
    olderThanText: false,
    revision: 0,
    version: 1,
  })
  expect(await confirm(['welding-robot'], { useful: ['leveransprov'] })).toEqual({ changed: true })
  expect(await needs()).toMatchObject({
    confirmed: [
      { concept: 'welding-robot', en: 'robotic welding', must: true, from: 'read' },
      { concept: 'fat-sat', must: false, from: 'added' },
    ],
    ...{ confirmedBy: 'operator eva', olderThanText: false, revision: 1 },
  })
  expect(await below('BUSINESS#b1', 'AUDIT#')).toMatchObject([
    { action: 'inquiries confirm-needs', by: 'operator eva', inquiryId: inquiry.inquiryId },
  ])
})

test('partners are ranked by what is confirmed, and the list says so', async () => {
  await putInquiry()
  const welder = await putPartner('Sara Lund', 'Robotsvets, ABB IRB')
  const seer = await putPartner('Olle Ek', 'Machine vision, Cognex')
  const first = async () => (await ask('inquiries match', inquiry)).items?.[0]
  expect(await first()).toMatchObject({ partnerId: welder, fit: { needs: 'read' } })
  await confirm(['machine vision'])
  expect(await first()).toMatchObject({ partnerId: seer, fit: { needs: 'confirmed' }, missing: '' })
  expect(await ask('inquiries match', inquiry)).toMatchObject({
    note: 'Ranked by the needs that operator eva confirmed.',
  })
})

test('a must counts more than what is only useful', async () => {
  await putInquiry('Hej')
  const seer = await putPartner('Olle Ek', 'Machine vision, Cognex')
  const welder = await putPartner('Sara Lund', 'Robotsvets')
  const first = async () => (await ask('inquiries match', inquiry)).items?.[0]?.partnerId
  await confirm(['machine vision'], { useful: ['robotsvets'] })
  expect(await first()).toBe(seer)
  await confirm(['robotsvets'], { useful: ['machine vision'], revision: 1 })
  expect(await first()).toBe(welder)
})

test('of two operators the later one is told of the other, and overwrites nothing', async () => {
  await putInquiry()
  await confirm(['robotsvets'])
  const second = await confirm(['machine vision'], { by: 'operator bo' })
  expect(second.refused).toBe('operator eva has confirmed other needs. Look at them first.')
  expect(await needs()).toMatchObject({ revision: 1, confirmedBy: 'operator eva' })
  expect(await confirm(['machine vision'], { by: 'operator bo', revision: 1 })).toEqual({ changed: true })
  expect(await needs()).toMatchObject({ revision: 2, confirmedBy: 'operator bo' })
})

test('who confirms between reading and writing of another one is not overwritten', async () => {
  await putInquiry()
  const { table } = await import('#lambdas/platform/table/table.ts')
  runBeforeWrite(table, () => confirm(['robotsvets'], { by: 'operator bo' }))
  const slower = await confirm(['machine vision'])
  expect(slower.refused).toBe('operator bo has confirmed other needs. Look at them first.')
  expect(await needs()).toMatchObject({ revision: 1, confirmedBy: 'operator bo' })
})

test('the same confirmation again changes nothing', async () => {
  await putInquiry()
  await confirm(['robotsvets'])
  expect(await confirm(['welding-robot'])).toEqual({ changed: false })
})

test('an edit of the text makes confirmed needs older than it, and nobody confirms a text that was not read', async () => {
  await putInquiry()
  await confirm(['robotsvets'])
  await putInquiry('We want a camera that inspects welds.', 2)
  expect(await needs()).toMatchObject({ olderThanText: true, version: 2 })
  expect(await ask('inquiries match', inquiry)).toMatchObject({
    note: expect.stringContaining('The text was edited after operator eva had confirmed its needs'),
  })
  const unread = await confirm(['machine vision'], { revision: 1 })
  expect(unread.refused).toBe('The business has edited the inquiry. Read it once more.')
  expect(await confirm(['robotsvets'], { revision: 1, version: 2 })).toEqual({ changed: true })
  expect(await needs()).toMatchObject({ olderThanText: false, revision: 2 })
})

test('an edit of facts alone leaves confirmed needs as new as the text', async () => {
  await putInquiry()
  await confirm(['robotsvets'])
  await put({
    ...(await read(key.PK, key.SK)),
    version: 2,
    facts: { ...noInquiryFacts, startsOn: '2027-01-11' },
  })
  expect(await needs()).toMatchObject({ olderThanText: false, version: 2 })
})

test.each([
  ['a word of no concept', ['kaffe'], {}, '"kaffe" is no single concept'],
  ['a word of several', ['robotsvets och FAT'], {}, 'is no single concept'],
  ['a concept twice', ['robotsvets'], { useful: ['welding-robot'] }, 'welding-robot is named twice.'],
  ['nothing', [], {}, 'Name at least one need.'],
])('%s is refused', async (_, must, rest, words) => {
  await putInquiry()
  expect((await confirm(must, rest)).refused).toContain(words)
  expect(await needs()).toMatchObject({ revision: 0 })
})

test('a stranger’s inquiry has no needs', async () => {
  await putInquiry()
  const strange = { ...inquiry, businessId: 'b2' }
  expect((await ask('inquiries needs', strange)).refused).toBe('That business has no such inquiry.')
})
