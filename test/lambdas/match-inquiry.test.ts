import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { noFacts as noInquiryFacts } from '#shared/business-inquiries/inquiry-facts.ts'
import { noFacts, type PartnerFacts } from '#shared/partner-profile/partner-facts.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { readPartners } from '../builders/read-partners.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { emptyTable } from './empty-table.ts'
import { createAsk, workIn } from './operated-work.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
let handler: (event: unknown) => Promise<unknown>
const ask = createAsk(() => handler)
const { put } = workIn(services)

beforeAll(async () => {
  handler = (await import('#lambdas/operator/operator.command.ts')).handler
})
beforeEach(() => emptyTable(services.documents, tableName))

const createdAt = '2026-11-20T08:30:00.000Z'

type Profile = { name: string; expertise: string; description: string; status?: string; facts?: PartnerFacts }

const putPartner = async ({ status = 'approved', ...profile }: Profile): Promise<string> => {
  const sub = randomUUID()
  const keys = {
    ...partnerProfileEntity.key({ sub }),
    ...partnerProfileEntity.indexKey({ status, createdAt }),
  }
  const stated = { experience: '12 år', email: `${sub}@konsult.se`, status, createdAt, version: 1 }
  await put({ ...keys, ...profile, ...stated })
  expect(await readPartners([sub])).toEqual([])
  return sub
}

const welder: Profile = {
  name: 'Sara Lund',
  expertise: 'Robotsvets, ABB IRB, RobotStudio',
  description: 'Programmerar svetsrobotar. Kollaborativa robotar har jag aldrig rört.',
  facts: { ...noFacts, services: ['robotics'] },
}

const putInquiry = async (
  description: string,
  facts: object = {},
  { serviceId = 'robotics', language = 'en' } = {},
) => {
  const [businessId, inquiryId] = [randomUUID(), randomUUID()]
  const fields = { id: inquiryId, serviceId, description, language, state: 'received', createdAt }
  await put({
    ...inquiryEntity.key({ sub: businessId, id: inquiryId }),
    ...fields,
    facts: { ...noInquiryFacts, ...facts },
  })
  return { businessId, inquiryId }
}

const needsWelding = 'We need someone who programs welding robots, and a collaborative cell.'

test('operators see who fits an inquiry in the other language, with quotes and what was not found', async () => {
  const partnerId = await putPartner(welder)
  await putPartner({ name: 'Olle Ek', expertise: 'React, Figma', description: 'Bygger webbplatser.' })
  const { items = [] } = await ask('inquiries match', await putInquiry(needsWelding))
  expect(items).toEqual([
    {
      partnerId,
      name: 'Sara Lund',
      band: expect.stringMatching(/shows it|close/),
      score: expect.any(Number),
      fits: expect.stringContaining('"Robotsvets"'),
      missing: expect.stringContaining('collaborative robot'),
      unmet: '',
      fit: expect.objectContaining({
        met: expect.arrayContaining([
          expect.objectContaining({ quote: expect.objectContaining({ text: 'Robotsvets' }) }),
        ]),
        missing: expect.arrayContaining([{ sv: 'kollaborativ', en: 'collaborative robot' }]),
      }),
      reasons: {
        why: 'The profile shows robotic welding and welding.',
        missing: 'industrial robots and collaborative robot',
      },
    },
  ])
})

test('what a proposal may say is written in the language of the business', async () => {
  await putPartner({ ...welder, description: 'Samarbetande robot vid två linjer.' })
  const reasonsIn = async (language: string) => {
    const inquiry = await putInquiry(`${needsWelding} FAT on site.`, {}, { language })
    return (await ask('inquiries match', inquiry)).items?.[0]?.reasons
  }
  expect(await reasonsIn('sv')).toEqual({
    why: 'Profilen visar robotsvets, robotar, kollaborativ och svets.',
    missing: 'leveransprov och idrifttagning',
  })
  expect(await reasonsIn('en')).toEqual({
    why: 'The profile shows robotic welding, industrial robots, collaborative robot and welding.',
    missing: 'factory acceptance and start-up on site',
  })
})

test('operators see which facts are not met', async () => {
  const facts: PartnerFacts = {
    ...noFacts,
    services: ['robotics'],
    languages: [{ language: 'sv', level: null }],
    rate: 1_500,
    place: 'Kiruna',
    travel: 'local',
  }
  await putPartner({ ...welder, facts })
  const wanted = {
    languages: ['sv'],
    startsOn: '2027-01-11',
    place: 'Malmö',
    budget: { unit: 'hour', kronor: 900 },
  }
  const met = await ask('inquiries match', await putInquiry(needsWelding))
  const unmet = await ask('inquiries match', await putInquiry(needsWelding, wanted))
  expect(met.items?.[0]?.unmet).toBe('')
  expect(unmet.items?.[0]?.unmet).toBe('further away than they work; above the stated rate')
})

test('only approved partners are ranked', async () => {
  await putPartner({ ...welder, status: 'pending' })
  await putPartner({ ...welder, status: 'declined' })
  const reply = await ask('inquiries match', await putInquiry(needsWelding))
  expect(reply).toEqual({ items: [], next: null, note: expect.stringContaining('Nothing found') })
})

test('a stranger’s inquiry is refused, and a text that says nothing finds nobody', async () => {
  await putPartner(welder)
  const { inquiryId } = await putInquiry(needsWelding)
  const refused = await ask('inquiries match', { businessId: randomUUID(), inquiryId })
  expect(refused.refused).toBe('That business has no such inquiry.')
  const nothing = await putInquiry('Hej', {}, { serviceId: 'custom-project' })
  expect((await ask('inquiries match', nothing)).items).toEqual([])
})
