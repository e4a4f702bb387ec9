import { randomUUID } from 'node:crypto'
import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { getPartnerMe } from '#shared/partner-profile/get-partner-me.ts'
import { drawHumanCheck } from '#shared/partner-profile/human-check.ts'
import { createPartnerProfile, updatePartnerProfile } from '#shared/partner-profile/save-partner-profile.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { createSignedInPartner } from '../builders/signed-in-partner.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { liveSessions } from './live-sessions.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const sessions = liveSessions()
let call: ReturnType<typeof httpCaller>

beforeAll(async () => {
  const { handler } = await import('#lambdas/partner-profile/partner-profile.http.ts')
  call = httpCaller(handler, services.originSecret)
})
afterEach(() => clock.moveBy(-clock.offset()))

type Claims = Record<string, string>

const fields = {
  name: 'Eva Lind',
  phone: '070-123 45 67',
  expertise: 'PLC, säkerhet',
  experience: '12 år',
  portfolio: '',
  linkedin: 'https://www.linkedin.com/in/evalind',
  github: '',
  availability: 'Från mars',
  hourlyRate: '950 kr/h',
  description: 'Styrsystem för presslinor.',
  language: 'sv',
}

const createPartner = () => createSignedInPartner(services.documents)
const drawCheck = async (claims: Claims) => (await call(drawHumanCheck, { claims })).body
const answerTo = ({ id, a, b }: { id: string; a: number; b: number }) => ({ id, answer: a + b })

const create = (claims: Claims, humanCheck: object, body: object = {}, headers: object = {}) =>
  call(createPartnerProfile, {
    body: { ...fields, termsVersion: presentTerms, ...body, humanCheck },
    claims,
    headers: { ...sessions.headers, ...headers },
  })

const onboarded = async () => {
  const partner = await createPartner()
  const { body, status } = await create(partner.claims, answerTo(await drawCheck(partner.claims)))
  expect(status).toBe(201)
  return { ...partner, profile: body }
}

const save = (claims: Claims, body: object, headers: object = {}) =>
  call(updatePartnerProfile, {
    body: { ...fields, ...body },
    claims,
    headers: { ...sessions.headers, ...headers },
  })

const me = async (claims: Claims) => (await call(getPartnerMe, { claims })).body
const failed = {
  status: 422,
  body: { code: 'human_check_failed', fields: { 'humanCheck.answer': 'invalid' } },
}

describe('a partner before onboarding', () => {
  it('sees that there is no profile, and the address of the account', async () => {
    const { sub, email, claims } = await createPartner()
    expect(await me(claims)).toEqual({
      ...{ id: sub, email, emailVerified: false, role: 'partner' },
      ...{ termsAccepted: false, profile: null },
    })
  })

  it('sees that the address is verified only if the product has verified it', async () => {
    const { claims } = await createSignedInPartner(services.documents, {
      emailVerifiedAt: '2026-11-01T08:00:00Z',
    })
    expect(await me(claims)).toMatchObject({ emailVerified: true })
  })

  it('gets a sum of two numbers from 1 to 10, a different one each time', async () => {
    const { claims } = await createPartner()
    const sums = await Promise.all(Array.from({ length: 30 }, () => drawCheck(claims)))
    for (const { a, b } of sums) {
      for (const operand of [a, b]) expect(operand >= 1 && operand <= 10).toBe(true)
    }
    expect(new Set(sums.map(({ a, b }) => `${a}+${b}`)).size).toBeGreaterThan(5)
    expect(Object.keys(sums[0] ?? {}).sort()).toEqual(['a', 'b', 'id'])
  })

  it('has to wait after drawing many sums', async () => {
    const { claims } = await createPartner()
    const clientAddress = '198.51.100.77'
    const draw = () => call(drawHumanCheck, { claims, clientAddress })
    const answers = await Promise.all(Array.from({ length: 61 }, draw))
    const [refused, ...others] = answers.toSorted((one, other) => other.status - one.status)
    expect(others.every(({ status }) => status === 200)).toBe(true)
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('onboarding', () => {
  it('stores the profile with the server’s values: pending, with the address of the account', async () => {
    const { sub, email, claims, profile } = await onboarded()
    expect(profile).toMatchObject({ name: 'Eva Lind', status: 'pending', email, cv: null, version: 1 })
    expect((await me(claims)).profile).toEqual(profile)
    const key = { PK: `PARTNER#${sub}`, SK: 'PROFILE' }
    const { Item } = await services.documents.send(new GetCommand({ TableName: tableName, Key: key }))
    expect(Item).toMatchObject({ GSI1PK: 'PARTNERS#pending', GSI1SK: profile.createdAt, language: 'sv' })
  })

  it('records the profile’s owner next to the account’s, for export and erasure', async () => {
    const { keyedHash } = await import('#lambdas/platform/secrets/keyed-hash.ts')
    const { sub, email } = await onboarded()
    const { Items } = await services.documents.send(
      new QueryCommand({
        TableName: tableName,
        KeyConditionExpression: 'PK = :person',
        ExpressionAttributeValues: { ':person': `PERSON#${await keyedHash('email', email)}` },
      }),
    )
    expect(Items?.map(({ entity }) => entity)).toEqual([
      { PK: expect.stringMatching(/^ONCE#/), SK: 'ONCE' },
      { PK: `PARTNER#${sub}`, SK: 'PROFILE' },
    ])
    expect(Items?.[1]?.SK).not.toBe(`PARTNER#${sub}`)
  })

  it('refuses a wrong sum, which uses it up: the right answer comes too late', async () => {
    const { claims } = await createPartner()
    const check = await drawCheck(claims)
    expect(await create(claims, { id: check.id, answer: check.a + check.b + 1 })).toMatchObject(failed)
    expect(await create(claims, answerTo(check))).toMatchObject(failed)
    expect((await create(claims, answerTo(await drawCheck(claims)))).status).toBe(201)
  })

  it('refuses a sum after ten minutes by its own clock', async () => {
    const { claims } = await createPartner()
    const check = await drawCheck(claims)
    clock.moveBy(10 * 60_000)
    expect(await create(claims, answerTo(check))).toMatchObject(failed)
  })

  it('refuses a sum that another partner drew, and leaves it to them', async () => {
    const [mine, theirs] = [await createPartner(), await createPartner()]
    const check = await drawCheck(theirs.claims)
    expect(await create(mine.claims, answerTo(check))).toMatchObject(failed)
    expect((await create(theirs.claims, answerTo(check))).status).toBe(201)
  })

  it('accepts one of two answers to one sum at the same time', async () => {
    const { claims } = await createPartner()
    const check = await drawCheck(claims)
    const right = answerTo(check)
    const answers = await Promise.all([create(claims, right), create(claims, right)])
    const codes = answers.map(({ status, body }) => body.code ?? status)
    expect(codes).toContain(201)
    expect(codes.filter(code => code !== 201)).toEqual([
      expect.stringMatching(/^(profile_exists|human_check_failed)$/),
    ])
  })

  it('of two profiles at the same time stores one', async () => {
    const { claims } = await createPartner()
    const checks = [await drawCheck(claims), await drawCheck(claims)]
    const answers = await Promise.all(checks.map(check => create(claims, answerTo(check))))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it('reports an existing profile before it checks the sum, which stays valid', async () => {
    const { sub, claims } = await onboarded()
    const check = await drawCheck(claims)
    expect((await create(claims, { id: check.id, answer: 99 })).body.code).toBe('profile_exists')
    const Key = { PK: `PARTNER#${sub}`, SK: `CHECK#${check.id}` }
    expect((await services.documents.send(new GetCommand({ TableName: tableName, Key }))).Item).toBeDefined()
  })

  it('gets the first reply again for a replay', async () => {
    const { claims } = await createPartner()
    const humanCheck = answerTo(await drawCheck(claims))
    const headers = { 'idempotency-key': randomUUID() }
    const first = await create(claims, humanCheck, {}, headers)
    const second = await create(claims, humanCheck, {}, headers)
    expect(second).toMatchObject({ status: 201, body: first.body })
  })

  it('lets a wrong sum be corrected under the same key', async () => {
    const { claims } = await createPartner()
    const headers = { 'idempotency-key': randomUUID() }
    const check = await drawCheck(claims)
    expect((await create(claims, { id: check.id, answer: 0 }, {}, headers)).status).toBe(422)
    expect((await create(claims, answerTo(await drawCheck(claims)), {}, headers)).status).toBe(201)
  })

  it.each([
    ['a status', { status: 'approved' }, { status: 'unknown_field' }],
    ['an address', { email: 'a@b.se' }, { email: 'unknown_field' }],
    ['a CV', { cv: null }, { cv: 'unknown_field' }],
    ['a name of spaces', { name: ' ' }, { name: 'required' }],
    ['no description', { description: '' }, { description: 'required' }],
    ['a script for a portfolio', { portfolio: 'javascript:alert(1)' }, { portfolio: 'url_invalid' }],
    ['half a number', { humanCheck: { id: randomUUID(), answer: 1.5 } }, { 'humanCheck.answer': 'invalid' }],
  ])('is told what is wrong with %s, and uses nothing up', async (_, body, expected) => {
    const { claims } = await createPartner()
    const humanCheck = answerTo(await drawCheck(claims))
    const answer = await call(createPartnerProfile, {
      body: { ...fields, humanCheck, ...body },
      claims,
      headers: sessions.headers,
    })
    expect(answer).toMatchObject({ status: 422, body: { fields: expected } })
    expect((await create(claims, humanCheck)).status).toBe(201)
  })

  it('stores nothing for an account without a role record', async () => {
    const claims = { sub: randomUUID(), token_use: 'access', client_id: 'partner-client' }
    expect((await create(claims, answerTo(await drawCheck(claims)))).status).toBe(404)
    expect(await me(claims)).toMatchObject({ email: null, role: 'partner', profile: null })
  })
})

describe('a stored profile', () => {
  it('is edited in every field, and its phone may be removed', async () => {
    const { claims } = await onboarded()
    const { body } = await save(claims, { name: 'Eva Lind-Berg', phone: '', version: 1 })
    expect(body).toMatchObject({ name: 'Eva Lind-Berg', phone: null, status: 'pending', version: 2 })
    expect((await me(claims)).profile).toEqual(body)
  })

  it('never overwrites changes that were not seen', async () => {
    const { claims } = await onboarded()
    const saves = await Promise.all([
      save(claims, { name: 'Ett', version: 1 }),
      save(claims, { name: 'Två', version: 1 }),
    ])
    expect(saves.map(({ status, body }) => body.code ?? status).sort()).toEqual([200, 'profile_changed'])
  })

  it('keeps what an operator decided', async () => {
    const { sub, claims } = await onboarded()
    const Key = { PK: `PARTNER#${sub}`, SK: 'PROFILE' }
    const { Item } = await services.documents.send(new GetCommand({ TableName: tableName, Key }))
    const approved = { ...Item, status: 'approved', GSI1PK: 'PARTNERS#approved' }
    await services.documents.send(new PutCommand({ TableName: tableName, Item: approved }))
    expect((await save(claims, { version: 1 })).body).toMatchObject({ status: 'approved' })
  })

  it.each([['status'], ['email'], ['cv'], ['GSI1PK'], ['id']])('refuses %s from outside', async field => {
    const { claims } = await onboarded()
    expect(await save(claims, { version: 1, [field]: 'approved' })).toMatchObject({
      status: 422,
      body: { fields: { [field]: 'unknown_field' } },
    })
  })

  it('is changed by its owner only', async () => {
    const mine = await onboarded()
    const { claims } = await createPartner()
    expect((await save(claims, { name: 'Kapad', version: 1 })).body.code).toBe('profile_changed')
    expect((await me(mine.claims)).profile.name).toBe('Eva Lind')
    expect((await me(claims)).profile).toBeNull()
  })

  it('is not written with the token of a signed-out user', async () => {
    const partner = await createPartner()
    const humanCheck = answerTo(await drawCheck(partner.claims))
    expect(await create(partner.claims, humanCheck, {}, sessions.signedOut)).toMatchObject({ status: 401 })
    const { claims } = await onboarded()
    expect(await save(claims, { version: 1 }, sessions.signedOut)).toMatchObject({ status: 401 })
  })
})

describe('nobody else gets access', () => {
  it.each([
    ['no token', undefined],
    ['an ID token', { sub: 'x', token_use: 'id', aud: 'partner-client' }],
    ['a token of the other pool', { sub: 'x', token_use: 'access', client_id: 'business-client' }],
  ])('with %s', async (_, claims) => {
    for (const endpoint of [getPartnerMe, drawHumanCheck]) {
      expect(await call(endpoint, claims ? { claims: claims as never } : {})).toMatchObject({ status: 401 })
    }
  })
})
