import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, describe, expect, it } from 'vitest'
import { getFacts, getShownPartner, saveFacts } from '#shared/partner-profile/facts.ts'
import { noFacts } from '#shared/partner-profile/partner-facts.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { updatePartnerProfile } from '#shared/partner-profile/save-partner-profile.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { createSignedInPartner } from '../builders/signed-in-partner.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { liveSessions } from './live-sessions.ts'
import { createAsk } from './operated-work.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const sessions = liveSessions()
let call: ReturnType<typeof httpCaller>
let operate: (event: unknown) => Promise<unknown>
const ask = createAsk(() => operate)

beforeAll(async () => {
  const { handler } = await import('#lambdas/partner-profile/partner-profile.http.ts')
  call = httpCaller(handler, services.originSecret)
  operate = (await import('#lambdas/operator/operator.command.ts')).handler
})

type Claims = Record<string, string>

const fields = {
  name: 'Eva Lind',
  phone: '070-123 45 67',
  expertise: 'PLC',
  experience: '12 år',
  portfolio: null,
  linkedin: null,
  github: null,
  availability: 'Från mars',
  hourlyRate: '950 kr/h',
  description: 'Styrsystem. Mejla eva@lind.example.',
}

const stored = {
  ...fields,
  status: 'approved',
  cv: null,
  createdAt: '2026-11-20T08:30:00.000Z',
  updatedAt: '2026-11-20T08:30:00.000Z',
  version: 1,
}

/** A partner whose profile is older than facts are. */
const withProfile = async () => {
  const partner = await createSignedInPartner(services.documents)
  const Item = { ...partnerProfileEntity.key({ sub: partner.sub }), ...stored, email: partner.email }
  await services.documents.send(new PutCommand({ TableName: tableName, Item }))
  return partner
}

const facts = {
  ...noFacts,
  services: ['plc-automation'],
  skills: [{ name: 'TIA Portal', level: 'expert', years: 10 }],
  languages: [{ language: 'sv', level: 'native' }],
  place: 'Västerås',
  travel: 'country',
  workplace: 'partly',
  availableFrom: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
  hoursPerWeek: 20,
  rate: 950,
}

const read = (claims: Claims) => call(getFacts, { claims })
const save = (claims: Claims, body: object, headers: Record<string, string> = sessions.headers) =>
  call(saveFacts, { body: { ...facts, ...body }, claims, headers })

describe('the facts of a partner', () => {
  it('are empty first, and stored once they are saved', async () => {
    const { claims } = await withProfile()
    expect((await read(claims)).body).toEqual({ ...noFacts, version: 0 })
    expect(await save(claims, { version: 0 })).toMatchObject({ status: 200, body: { ...facts, version: 1 } })
    expect((await read(claims)).body).toEqual({ ...facts, version: 1 })
    expect((await save(claims, { ...noFacts, version: 1 })).body).toEqual({ ...noFacts, version: 2 })
  })

  it('of two saves at the same time keep one', async () => {
    const { claims } = await withProfile()
    for (const version of [0, 1]) {
      const saves = await Promise.all([
        save(claims, { rate: 900, version }),
        save(claims, { rate: 990, version }),
      ])
      expect(saves.map(({ status, body }) => body.code ?? status).sort()).toEqual([200, 'profile_changed'])
    }
  })

  it('are not saved over a version that never was', async () => {
    const { claims } = await withProfile()
    expect((await save(claims, { version: 3 })).body.code).toBe('profile_changed')
    expect((await read(claims)).body).toEqual({ ...noFacts, version: 0 })
  })

  it('may be saved again if the reply was lost', async () => {
    const { claims } = await withProfile()
    const first = await save(claims, { version: 0 })
    expect(await save(claims, { version: 0 })).toMatchObject({ status: 200, body: first.body })
  })

  it('leave an open form of the profile alone, and are left alone by it', async () => {
    const { claims } = await withProfile()
    await save(claims, { version: 0 })
    const body = { ...fields, expertise: 'PLC, SCADA', language: 'sv', version: 1 }
    expect(await call(updatePartnerProfile, { body, claims, headers: sessions.headers })).toMatchObject({
      status: 200,
    })
    expect((await read(claims)).body).toEqual({ ...facts, version: 1 })
  })

  it('are those of nobody before onboarding', async () => {
    const { sub, claims } = await createSignedInPartner(services.documents)
    expect((await read(claims)).status).toBe(404)
    expect((await save(claims, { version: 0 })).body.code).toBe('profile_changed')
    const Key = partnerProfileEntity.key({ sub })
    expect(
      (await services.documents.send(new GetCommand({ TableName: tableName, Key }))).Item,
    ).toBeUndefined()
  })

  it.each([
    ['a rate of 10⁹', { rate: 1e9 }, { rate: 'out_of_range' }],
    ['a rate with öre', { rate: 950.5 }, { rate: 'out_of_range' }],
    ['a start in 1926', { availableFrom: '1926-03-01' }, { availableFrom: 'out_of_range' }],
    ['a start in 2926', { availableFrom: '2926-03-01' }, { availableFrom: 'out_of_range' }],
    ['the 31st of April', { availableFrom: '2027-04-31' }, { availableFrom: 'invalid' }],
    ['200 hours a week', { hoursPerWeek: 200 }, { hoursPerWeek: 'out_of_range' }],
    [
      'a skill of 99 years',
      { skills: [{ name: 'PLC', level: null, years: 99 }] },
      { 'skills.0.years': 'out_of_range' },
    ],
    [
      'a skill without a name',
      { skills: [{ name: ' ', level: null, years: null }] },
      { 'skills.0.name': 'required' },
    ],
    ['a service that we do not have', { services: ['magic'] }, { 'services.0': 'invalid' }],
    ['a hundred platforms', { platforms: Array.from({ length: 100 }, String) }, { platforms: 'too_many' }],
    ['a status', { status: 'approved' }, { status: 'unknown_field' }],
  ])('are told what is wrong with %s, and nothing is stored', async (_, body, expected) => {
    const { claims } = await withProfile()
    expect(await save(claims, { ...body, version: 0 })).toMatchObject({
      status: 422,
      body: { fields: expected },
    })
    expect((await read(claims)).body.version).toBe(0)
  })

  it('are not written with the token of a signed-out user', async () => {
    const { claims } = await withProfile()
    expect((await save(claims, { version: 0 }, sessions.signedOut)).status).toBe(401)
  })

  it('are shown to operators', async () => {
    const { sub, claims } = await withProfile()
    await save(claims, { version: 0 })
    expect((await ask('partners show', { partnerId: sub })).item).toMatchObject({ facts })
  })
})

describe('the preview', () => {
  it('is what businesses see', async () => {
    const { claims } = await withProfile()
    await save(claims, { version: 0 })
    const { body } = await call(getShownPartner, { claims })
    expect(body).toMatchObject({
      name: 'Eva L.',
      ...facts,
      inWords: { description: 'Styrsystem. Mejla •••.' },
    })
    expect(JSON.stringify(body)).not.toMatch(/lind|070|example/i)
  })

  it('is there before any fact is, and not before onboarding', async () => {
    const { claims } = await withProfile()
    expect((await call(getShownPartner, { claims })).body).toMatchObject({ name: 'Eva L.', ...noFacts })
    const other = await createSignedInPartner(services.documents)
    expect((await call(getShownPartner, { claims: other.claims })).status).toBe(404)
  })
})
