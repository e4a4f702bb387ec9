import { randomUUID } from 'node:crypto'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, describe, expect, it } from 'vitest'
import { getBusinessMe } from '#shared/business-profile/get-business-me.ts'
import {
  createBusinessProfile,
  updateBusinessProfile,
} from '#shared/business-profile/save-business-profile.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { liveSessions } from './live-sessions.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const sessions = liveSessions()
let call: ReturnType<typeof httpCaller>

beforeAll(async () => {
  const { handler } = await import('#lambdas/business-profile/business-profile.http.ts')
  call = httpCaller(handler, services.originSecret)
})

const claimsOf = (sub: string) => ({ sub, token_use: 'access', client_id: 'business-client' })
const fields = {
  companyName: 'Nordplåt AB',
  organizationNumber: '556703-7485',
  contactPerson: 'Anna Berg',
  phone: '',
  address: '',
  language: 'sv',
}

const create = (sub: string, body: object = {}, headers = {}) =>
  call(createBusinessProfile, {
    body: { ...fields, termsVersion: presentTerms, ...body },
    claims: claimsOf(sub),
    headers: { ...sessions.headers, ...headers },
  })

const update = (sub: string, body: object = {}, headers = {}) =>
  call(updateBusinessProfile, {
    body: { ...fields, version: 1, ...body },
    claims: claimsOf(sub),
    headers: { ...sessions.headers, ...headers },
  })

describe('a business', () => {
  it('sees that it has no profile yet, and its credits', async () => {
    const sub = randomUUID()
    const answer = await call(getBusinessMe, { claims: claimsOf(sub) })
    expect(answer.body).toEqual({
      id: sub,
      email: null,
      role: 'business',
      memberRole: 'owner',
      termsAccepted: false,
      profile: null,
      credits: { balance: 0 },
    })
  })

  it('stores its profile at onboarding and finds it again', async () => {
    const sub = randomUUID()
    const role = { PK: `USER#business#${sub}`, SK: 'ROLE', role: 'business', email: 'anna@nordplat.se' }
    await services.documents.send(new PutCommand({ TableName: tableName, Item: role }))
    expect((await create(sub)).status).toBe(201)
    const { body } = await call(getBusinessMe, { claims: claimsOf(sub) })
    expect(body).toMatchObject({
      email: 'anna@nordplat.se',
      profile: { companyName: 'Nordplåt AB', contactPerson: 'Anna Berg', version: 1 },
    })
  })

  it('has one profile after two presses', async () => {
    const sub = randomUUID()
    const headers = { 'idempotency-key': randomUUID() }
    const twice = await Promise.all([create(sub, {}, headers), create(sub, {}, headers)])
    expect(twice.map(({ status, body }) => body.code ?? status).sort()).toContain(201)
    expect((await create(sub, {}, headers)).status, 'a replay').toBe(201)
    expect((await create(sub)).body.code).toBe('profile_exists')
  })

  it('never overwrites changes it has not seen', async () => {
    const sub = randomUUID()
    await create(sub)
    const save = (companyName: string, version: number) => update(sub, { companyName, version })
    const saves = await Promise.all([save('Första AB', 1), save('Andra AB', 1)])
    expect(saves.map(({ status, body }) => body.code ?? status).sort()).toEqual([200, 'profile_changed'])
    expect((await save('Tredje AB', 2)).body).toMatchObject({ companyName: 'Tredje AB', version: 3 })
  })

  it('cannot edit a missing profile', async () => {
    expect((await update(randomUUID())).body.code).toBe('profile_changed')
  })

  it('writes nothing after signing out, although its token has not expired', async () => {
    const sub = randomUUID()
    expect((await create(sub, {}, sessions.signedOut)).status).toBe(401)
    await create(sub)
    expect(await update(sub, { companyName: 'Kapad AB' }, sessions.signedOut)).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    })
    const { body } = await call(getBusinessMe, { claims: claimsOf(sub) })
    expect(body.profile).toMatchObject({ companyName: 'Nordplåt AB', version: 1 })
  })

  it.each([
    ['no company', { companyName: ' ' }, { companyName: 'required' }],
    ['no contact', { contactPerson: '' }, { contactPerson: 'required' }],
    [
      'a wrong check digit',
      { organizationNumber: '556703-7486' },
      { organizationNumber: 'organization_number_invalid' },
    ],
    ['letters for a phone', { phone: 'ring mig' }, { phone: 'phone_invalid' }],
    ['a role', { role: 'admin' }, { role: 'unknown_field' }],
    ['an id', { id: 'somebody-else' }, { id: 'unknown_field' }],
  ])('is told what is wrong with %s', async (_, body, expected) => {
    expect(await create(randomUUID(), body)).toMatchObject({ status: 422, body: { fields: expected } })
  })
})

describe('nobody else gets access', () => {
  it.each([
    ['no token', undefined],
    ['an ID token', { sub: 'x', token_use: 'id', aud: 'business-client' }],
    [
      'an ID token that names the client as well',
      { sub: 'x', token_use: 'id', client_id: 'business-client' },
    ],
    ['a token of the other pool', { sub: 'x', token_use: 'access', client_id: 'partner-client' }],
    ['a token without a client', { sub: 'x', token_use: 'access' }],
  ])('with %s', async (_, claims) => {
    expect(await call(getBusinessMe, claims ? { claims: claims as never } : {})).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    })
  })
})
