import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { noFacts as noInquiryFacts } from '#shared/business-inquiries/inquiry-facts.ts'
import { noFacts } from '#shared/partner-profile/partner-facts.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { readPartners } from '../builders/read-partners.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { emptyTable } from './empty-table.ts'
import { createAsk, workIn } from './operated-work.ts'
import { runBeforeWrite } from './run-before-write.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
let handler: (event: unknown) => Promise<unknown>
const ask = createAsk(() => handler)
const { put, read, below } = workIn(services)

beforeAll(async () => {
  handler = (await import('#lambdas/operator/operator.command.ts')).handler
})
beforeEach(async () => {
  await emptyTable(services.documents, tableName)
  await put({
    ...{ ...inquiryEntity.key({ sub: 'b1', id: inquiry.inquiryId }), id: inquiry.inquiryId, version: 1 },
    ...{ description: 'We want a welding robot.', serviceId: 'robotics', language: 'en', state: 'received' },
    ...{ createdAt, facts: noInquiryFacts },
  })
})

const createdAt = '2026-11-20T08:30:00.000Z'
const inquiry = { businessId: 'b1', inquiryId: '5eed0001-0000-4000-8000-000000000018' }

const putPartner = async (expertise: string, { language = 'sv', status = 'approved' } = {}) => {
  const sub = randomUUID()
  const keys = {
    ...partnerProfileEntity.key({ sub }),
    ...partnerProfileEntity.indexKey({ status, createdAt }),
  }
  const stated = { name: 'Sara Lund', experience: '12 år', description: '', email: `${sub}@konsult.se` }
  const facts = { ...noFacts, services: expertise.includes('Robot') ? ['robotics'] : ['web'] }
  await put({ ...keys, ...stated, expertise, facts, status, createdAt, version: 1, language })
  await readPartners([sub])
  return sub
}

const freeze = (decisions: Readonly<Record<string, string>>) =>
  ask('inquiries shortlist', {
    ...{ ...inquiry, partners: Object.keys(decisions), reasonCodes: Object.values(decisions) },
  })

const frozen = async () => (await ask('inquiries shortlists', inquiry)).items ?? []

test('a shortlist is the ranking as it was, with a reason for who was chosen and who was passed over', async () => {
  const chosen = await putPartner('Robotsvets, ABB IRB')
  const passed = await putPartner('Robot welding', { language: 'en' })
  const undecided = await putPartner('Robotsvets')
  expect(await freeze({ [chosen]: 'chosen_evidence', [passed]: 'passed_busy' })).toEqual({ changed: true })
  const [only, ...others] = await frozen()
  expect(others).toEqual([])
  expect(only).toMatchObject({
    ...{ number: 1, by: 'a test', engine: 1, lexicon: 1, weights: 2, needsRevision: null, shown: 3 },
    decided: expect.stringContaining(`${passed} passed_busy`),
  })
  const ranked = (await ask('inquiries match', inquiry)).items ?? []
  const rows = only?.rows as Record<string, unknown>[]
  expect(rows.map(({ partnerId }) => partnerId)).toEqual(ranked.map(({ partnerId }) => partnerId))
  const rowOf = (id: string) => rows.find(({ partnerId }) => partnerId === id)
  expect(rowOf(chosen)).toMatchObject({ reason: 'chosen_evidence', sameLanguage: false })
  expect(rowOf(chosen)?.met).toContain('welding-robot')
  expect(rowOf(passed)).toMatchObject({ reason: 'passed_busy', sameLanguage: true })
  expect(rowOf(undecided)).toMatchObject({ reason: null })
  expect(await below('BUSINESS#b1', 'AUDIT#')).toMatchObject([
    { action: 'inquiries shortlist', by: 'a test' },
  ])
})

test('it keeps no name and no quote, and stays as it was when a profile changes', async () => {
  const partnerId = await putPartner('Robotsvets, ABB IRB')
  await freeze({ [partnerId]: 'chosen_close' })
  const before = await frozen()
  expect(JSON.stringify(before)).not.toMatch(/Sara|Lund|Robotsvets|konsult/)
  await put({ ...(await read(`PARTNER#${partnerId}`, 'PROFILE')), expertise: 'Målar hus', version: 2 })
  await readPartners([partnerId])
  expect(await frozen()).toEqual(before)
})

test('what was decided changes no ranking', async () => {
  const first = await putPartner('Robotsvets, ABB IRB')
  await putPartner('Robotsvets')
  const ranked = async () => (await ask('inquiries match', inquiry)).items
  const before = await ranked()
  await freeze({ [first]: 'passed_evidence' })
  expect(await ranked()).toEqual(before)
})

test('the same decisions again change nothing, and others are a shortlist of their own', async () => {
  const partnerId = await putPartner('Robotsvets')
  await freeze({ [partnerId]: 'chosen_evidence' })
  expect(await freeze({ [partnerId]: 'chosen_evidence' })).toEqual({ changed: false })
  expect(await freeze({ [partnerId]: 'passed_facts' })).toEqual({ changed: true })
  expect((await frozen()).map(({ number, decided }) => [number, decided])).toEqual([
    [2, `${partnerId} passed_facts`],
    [1, `${partnerId} chosen_evidence`],
  ])
})

test('of two operators at once each has a shortlist, and none is overwritten', async () => {
  const partnerId = await putPartner('Robotsvets')
  const { table } = await import('#lambdas/platform/table/table.ts')
  runBeforeWrite(table, () => freeze({ [partnerId]: 'passed_facts' }))
  await freeze({ [partnerId]: 'chosen_evidence' })
  expect((await frozen()).map(({ decided }) => decided)).toEqual([
    `${partnerId} chosen_evidence`,
    `${partnerId} passed_facts`,
  ])
})

test('who is chosen although the ranking does not show them has a row without a band', async () => {
  await putPartner('Robotsvets, ABB IRB')
  const unseen = await putPartner('React, Figma')
  await freeze({ [unseen]: 'chosen_asked' })
  const [only] = await frozen()
  const rows = only?.rows as Record<string, unknown>[]
  expect(rows.at(-1)).toMatchObject({ partnerId: unseen, band: null, reason: 'chosen_asked' })
  expect(only).toMatchObject({ shown: 1 })
})

test('the needs that it was ranked by are named', async () => {
  const partnerId = await putPartner('Robotsvets')
  await ask('inquiries confirm-needs', { ...inquiry, must: ['robotsvets'], revision: 0, version: 1 })
  await freeze({ [partnerId]: 'chosen_evidence' })
  expect(await frozen()).toMatchObject([{ needsRevision: 1 }])
})

test('nothing is frozen for a stranger, for somebody who is not approved, or without a reason for each', async () => {
  const partnerId = await putPartner('Robotsvets')
  const pending = await putPartner('Robotsvets', { status: 'pending' })
  expect((await freeze({ [pending]: 'chosen_evidence' })).refused).toContain('is not approved')
  const short = { ...inquiry, partners: [partnerId, pending], reasonCodes: ['chosen_evidence'] }
  expect((await ask('inquiries shortlist', short)).refused).toBe('Give one reason code for each partner.')
  const twice = { partners: [partnerId, partnerId], reasonCodes: ['chosen_evidence', 'passed_busy'] }
  expect((await ask('inquiries shortlist', { ...inquiry, ...twice })).refused).toBe(
    'A partner is named twice.',
  )
  const strange = { ...inquiry, businessId: 'b2', partners: [partnerId], reasonCodes: ['chosen_evidence'] }
  expect((await ask('inquiries shortlist', strange)).refused).toBe('That business has no such inquiry.')
  expect(await frozen()).toEqual([])
})

const propose = (partnerId: string, state: string, round = 1) =>
  put({
    PK: 'BUSINESS#b1',
    SK: `PROPOSAL#${inquiry.inquiryId}#${partnerId}${round > 1 ? `~${round}` : ''}`,
    ...{ partnerId, state },
  })

test('a month’s report counts who was shown, proposed and chosen, by band and language, without a name', async () => {
  const [chosen, proposed, drafted] = [
    await putPartner('Robotsvets, ABB IRB'),
    await putPartner('Robot welding', { language: 'en' }),
    await putPartner('Robotsvets'),
  ]
  await freeze({ [chosen]: 'chosen_known' })
  // Looked at twice, shown once.
  await freeze({ [chosen]: 'chosen_evidence', [drafted]: 'passed_better' })
  await propose(chosen, 'declined')
  await propose(chosen, 'engaged', 2)
  await propose(proposed, 'withdrawn')
  await propose(drafted, 'drafted')
  const month = String((await frozen())[0]?.createdAt).slice(0, 7)
  const { items = [] } = await ask('matching report', { month })
  expect(items).toHaveLength(8)
  const sum = (language: string) =>
    items
      .filter(item => item.language === language)
      .reduce<number[]>(
        ([shown = 0, proposals = 0, choices = 0], item) => [
          shown + Number(item.shown),
          proposals + Number(item.proposed),
          choices + Number(item.chosen),
        ],
        [],
      )
  expect(sum('same')).toEqual([1, 1, 0])
  expect(sum('other')).toEqual([2, 1, 1])
  const { items: ranked = [] } = await ask('inquiries match', inquiry)
  const bandOf = (id: string) =>
    (ranked.find(({ partnerId }) => partnerId === id)?.fit as { band: string } | undefined)?.band
  expect(items.find(({ chosen: choices }) => choices === 1)).toMatchObject({
    language: 'other',
    band: bandOf(chosen),
  })
  expect(JSON.stringify(items)).not.toContain(chosen)
  const earlier = await ask('matching report', { month: '2026-01' })
  expect(earlier.items?.every(({ shown }) => shown === 0)).toBe(true)
})
