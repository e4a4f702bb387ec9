import { randomUUID } from 'node:crypto'
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import type { Context } from 'aws-lambda'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { sendVerificationCode, verifyEmail } from '#shared/email-verification/verify-email.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { createSignedInPartner } from '../builders/signed-in-partner.ts'
import { buildStreamEvent } from '../builders/stream-event.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { liveSessions } from './live-sessions.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
liveSessions()
let call: ReturnType<typeof httpCaller>

beforeAll(async () => {
  const { handler } = await import('#lambdas/email-verification/email-verification.http.ts')
  call = httpCaller(handler, services.originSecret)
})
afterEach(() => clock.moveBy(-clock.offset()))

type Claims = Record<string, string>

const send = (claims: Claims, headers: Record<string, string> = {}) =>
  call(sendVerificationCode, { body: { language: 'sv' }, claims, headers, clientAddress: randomAddress() })
const verify = (claims: Claims, id: string, code: string) =>
  call(verifyEmail, { params: { id }, body: { code }, claims })
const randomAddress = () => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`

const itemOf = async (email: string, purpose: 'partner_email' | 'investor_access' = 'partner_email') => {
  const { findCode } = await import('#lambdas/platform/codes/codes.store.ts')
  const { keyedHash } = await import('#lambdas/platform/secrets/keyed-hash.ts')
  return findCode(purpose, await keyedHash('email', email))
}
const codeOf = async (email: string) => {
  const { digitsOf } = await import('#lambdas/platform/codes/code.ts')
  const item = await itemOf(email)
  if (!item) throw new Error(`No code is out for ${email}.`)
  return digitsOf(item)
}
/** Answers other than the code, all different. */
const wrong = (code: string, time = 0) => `${code.slice(0, 5)}${(Number(code.at(-1)) + 1 + time) % 10}`

const verifiedAt = async (sub: string) => {
  const Key = { PK: `USER#partner#${sub}`, SK: 'ROLE' }
  const { Item } = await services.documents.send(new GetCommand({ TableName: tableName, Key }))
  return Item?.emailVerifiedAt
}

const refused = { status: 422, body: { code: 'code_invalid', fields: { code: 'invalid' } } }
const asking = async () => {
  const partner = await createSignedInPartner(services.documents)
  const { status, body } = await send(partner.claims)
  expect(status).toBe(201)
  return { ...partner, id: body.id as string, code: await codeOf(partner.email) }
}

describe('a partner', () => {
  it('verifies the address of the account with the mailed code', async () => {
    const { sub, claims, id, code } = await asking()
    const { status, body } = await verify(claims, id, ` ${code.slice(0, 3)} ${code.slice(3)}`)
    expect(status).toBe(200)
    expect(body.emailVerifiedAt).toBe(await verifiedAt(sub))
  })

  it('finds the code in the mail that the stream sends, and nowhere in the table', async () => {
    const { handler } = await import('#lambdas/notifications/codes.stream.ts')
    const { email, code } = await asking()
    const item = await itemOf(email)
    const stored = { PK: 'CODE#partner_email#x', SK: 'CODE', ...item }
    await handler(buildStreamEvent([null, stored]), {} as Context)
    const mails = services.ses.inbox.list(email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe(`Bekräfta din e-postadress hos Nodverk: ${code}`)
    expect(mails[0]?.text).toContain('partnerportalen')
    expect(JSON.stringify(item)).not.toContain(`"${code}"`)
  })

  it('with a lost reply is verified when the same request is repeated, while the code is valid', async () => {
    const { sub, claims, id, code } = await asking()
    const answers = [await verify(claims, id, code), await verify(claims, id, code)]
    const expected = { status: 200, body: { emailVerifiedAt: await verifiedAt(sub) } }
    expect(answers).toMatchObject([expected, expected])
    expect(await verify(claims, id, wrong(code)), 'another answer').toMatchObject(refused)
    clock.moveBy(10 * 60_000)
    expect(await verify(claims, id, code), 'expired').toMatchObject(refused)
  })

  it('keeps the first date when verified again', async () => {
    const { sub, claims, id, code } = await asking()
    await verify(claims, id, code)
    const first = await verifiedAt(sub)
    clock.moveBy(61_000)
    const again = (await send(claims)).body.id
    const { email } = (await itemOf(`eva.${sub}@verkstad.se`)) ?? { email: '' }
    expect((await verify(claims, again, await codeOf(email))).body.emailVerifiedAt).toBe(first)
  })

  it('gets one code a minute, and in it the current code', async () => {
    const { claims, email, code } = await asking()
    const { body } = await send(claims)
    expect(body.resendSeconds).toBeGreaterThan(0)
    expect(await codeOf(email)).toBe(code)
    expect((await verify(claims, body.id, code)).status, 'after a reload').toBe(200)
    expect(await send(claims), 'used in this minute').toMatchObject({ status: 429 })
    clock.moveBy(61_000)
    expect((await send(claims)).status).toBe(201)
  })

  it('gets five codes an hour, then one in a quarter of an hour', async () => {
    const { claims } = await asking()
    for (let time = 0; time < 4; time += 1) {
      clock.moveBy(60_000)
      expect((await send(claims)).status).toBe(201)
    }
    clock.moveBy(60_000)
    const { status, headers } = await send(claims)
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(13 * 60)
  })

  it('is mailed once per key', async () => {
    const { claims, email } = await createSignedInPartner(services.documents)
    const headers = { 'idempotency-key': randomUUID() }
    const first = await send(claims, headers)
    const version = (await itemOf(email))?.version
    clock.moveBy(120_000)
    expect((await send(claims, headers)).body).toEqual(first.body)
    expect((await itemOf(email))?.version).toBe(version)
  })

  it('is limited by account too, whatever the network', async () => {
    const { countAttempt } = await import('#lambdas/platform/limits/limits.ts')
    const { keyedHash } = await import('#lambdas/platform/secrets/keyed-hash.ts')
    const { sub, claims } = await createSignedInPartner(services.documents)
    const limit = { form: 'email_verification', kind: 'caller', max: 20 } as const
    const account = await keyedHash('caller', sub)
    await Promise.all(Array.from({ length: 19 }, () => countAttempt(limit, account)))
    expect((await send(claims)).status).toBe(201)
    expect(await send(claims)).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  })
})

describe('the same reply for', () => {
  it('a wrong, a used and an expired code, and another partner’s or an unknown verification', async () => {
    const { sub, claims, id, code } = await asking()
    expect(await verify(claims, id, wrong(code))).toMatchObject(refused)
    expect(await verify(claims, randomUUID(), code), 'unknown').toMatchObject(refused)
    const other = await asking()
    expect(await verify(other.claims, id, code), 'foreign').toMatchObject(refused)
    expect(await verify(claims, other.id, other.code), 'foreign').toMatchObject(refused)
    expect(await verifiedAt(sub)).toBeUndefined()
    const reloaded = (await send(claims)).body.id
    expect((await verify(claims, id, code)).status).toBe(200)
    expect(await verify(claims, reloaded, code), 'used').toMatchObject(refused)
    clock.moveBy(10 * 60_000)
    expect(await verify(other.claims, other.id, other.code), 'expired').toMatchObject(refused)
    expect(await verifiedAt(other.sub)).toBeUndefined()
  })

  it('the sixth attempt, even a right one', async () => {
    const { claims, id, code } = await asking()
    for (let time = 0; time < 5; time += 1) await verify(claims, id, wrong(code, time))
    expect(await verify(claims, id, code)).toMatchObject(refused)
  })

  it('another partner, whose tries leave the owner their own', async () => {
    const owner = await asking()
    const other = await createSignedInPartner(services.documents)
    for (let time = 0; time < 5; time += 1) {
      expect(await verify(other.claims, owner.id, wrong(owner.code, time))).toMatchObject(refused)
    }
    expect((await verify(owner.claims, owner.id, owner.code)).status).toBe(200)
  })

  it('a code of another purpose', async () => {
    const { claims, id, email, code } = await asking()
    const { issueCode } = await import('#lambdas/platform/codes/codes.store.ts')
    const { digitsOf } = await import('#lambdas/platform/codes/code.ts')
    const { keyedHash } = await import('#lambdas/platform/secrets/keyed-hash.ts')
    const purpose = 'investor_access'
    const emailHash = await keyedHash('email', email)
    const issued = {
      purpose,
      flow: purpose,
      emailHash,
      email,
      language: 'sv',
      deviceHash: undefined,
    } as const
    await issueCode(issued, null)
    const item = await itemOf(email, purpose)
    const theirs = item ? await digitsOf(item) : ''
    expect(theirs).toMatch(/^\d{6}$/)
    if (theirs !== code) expect(await verify(claims, id, theirs)).toMatchObject(refused)
  })

  it('all but one of many verifications at the same time', async () => {
    const { claims, id, code } = await asking()
    const reloaded = await Promise.all(Array.from({ length: 4 }, () => send(claims)))
    const ids = [id, ...reloaded.map(({ body }) => body.id as string)]
    const answers = await Promise.all(ids.map(one => verify(claims, one, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

it('a token without a role record gets no code', async () => {
  const claims = { sub: randomUUID(), token_use: 'access', client_id: 'partner-client' }
  expect((await send(claims)).status).toBe(404)
})
