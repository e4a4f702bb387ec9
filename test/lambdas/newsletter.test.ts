import { randomUUID } from 'node:crypto'
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { confirm } from '#shared/newsletter/confirm.ts'
import { subscribe } from '#shared/newsletter/subscribe.ts'
import { newEmail } from '#test/builders/new-email.ts'
import { solveProof } from '../builders/solved-proof.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { setUpNewsletter } from './newsletter.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const { call, nextNetwork, submit, stored, link } = setUpNewsletter(services)

const countItems = async () =>
  (await services.documents.send(new ScanCommand({ TableName: tableName, Select: 'COUNT' }))).Count

describe('visitors can subscribe', () => {
  it('stores the address as pending, in its canonical form', async () => {
    const email = newEmail()
    const answer = await submit({ email: `  ${email.toUpperCase()} ` })
    expect(answer).toMatchObject({ status: 201, body: { email } })
    expect(await stored(email)).toMatchObject({ state: 'pending', email, language: 'sv' })
  })

  it('says that the address is subscribed already, in the language of the form', async () => {
    const email = newEmail()
    await submit({ email })
    await call(confirm, { body: { token: await link('confirm', email) } })
    expect(await submit({ email })).toMatchObject({
      status: 409,
      body: { code: 'newsletter_already_subscribed', message: 'Du prenumererar redan!' },
    })
    expect((await submit({ email, language: 'en' })).body.message).toBe("You're already subscribed!")
  })

  it('mails again if the first mail was lost, but not while that is under way', async () => {
    const email = newEmail()
    await submit({ email })
    const first = (await stored(email))?.nonce
    clock.moveBy(4 * 60_000)
    expect(await submit({ email })).toMatchObject({ status: 201, body: { email } })
    expect((await stored(email))?.nonce, 'another nonce is another mail').toBe(first)
    clock.moveBy(60_000)
    expect((await submit({ email })).status).toBe(201)
    expect((await stored(email))?.nonce).not.toBe(first)
  })

  it('of 20 at once for one address reveals to nobody that it is subscribed already', async () => {
    const email = newEmail()
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit({ email })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 429]))
  })
})

describe('a submission happens once', () => {
  it('gets the first reply again for a replay, and stores nothing more', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const email = newEmail()
    const first = await submit({ email }, { headers })
    const nonce = (await stored(email))?.nonce
    const replay = await submit({ email }, { headers })
    expect([first.status, replay.status]).toEqual([201, 201])
    expect(replay.body).toEqual(first.body)
    expect((await stored(email))?.nonce).toBe(nonce)
  })

  it('refuses another body under the same key', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    await submit({ email: newEmail() }, { headers })
    const other = await submit({ email: newEmail() }, { headers })
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } })
  })

  it('of ten copies in flight stores one and gives the others "in flight" or its reply', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const email = newEmail()
    const clientAddress = nextNetwork()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => submit({ email }, { headers, clientAddress })),
    )
    const statuses = new Set(answers.map(({ status, body }) => (status === 409 ? body.code : status)))
    expect([...statuses]).toContain(201)
    expect([...statuses].filter(status => status !== 201 && status !== 'request_in_flight')).toEqual([])
  })

  it('leaves the key free after a refusal', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const taken = newEmail()
    await submit({ email: taken })
    await call(confirm, { body: { token: await link('confirm', taken) } })
    expect((await submit({ email: taken }, { headers })).status).toBe(409)
    expect((await submit({ email: newEmail() }, { headers })).status).toBe(201)
  })
})

describe('robots', () => {
  // Submissions are counted by the hour.
  beforeEach(() => clock.moveBy(3_600_000 - (clock.now() % 3_600_000)))

  it('fill in the honeypot, get a thank-you, and cause no mail', async () => {
    const email = newEmail()
    expect((await submit({ email, website: 'http://spam' })).status).toBe(201)
    expect(await stored(email)).toMatchObject({ state: 'suspect' })
    expect((await submit({ email })).status, 'the real owner can still subscribe').toBe(201)
    expect(await stored(email)).toMatchObject({ state: 'pending' })
  })

  it('need a proof of work once their network has used half of its limit, then are limited', async () => {
    const clientAddress = nextNetwork()
    const codes: (string | number)[] = []
    for (let place = 0; place < 31; place += 1) {
      const { status, body } = await submit({ email: newEmail() }, { clientAddress })
      codes.push(body.code ?? status)
    }
    expect(new Set(codes.slice(0, 30))).toEqual(new Set([201]))
    expect(codes[30]).toBe('proof_required')
  })

  it('are limited by site, whichever of its 65,536 networks they come from', async () => {
    const codes: (string | number)[] = []
    for (let place = 0; place < 121; place += 1) {
      const clientAddress = `2001:db8:7:${place.toString(16)}::1`
      const { status, body } = await submit({ email: newEmail() }, { clientAddress })
      codes.push(body.code ?? status)
    }
    expect(new Set(codes.slice(0, 120)), 'half of what four full networks send').toEqual(new Set([201]))
    expect(codes[120]).toBe('proof_required')
  })

  it('pass with a proof, once', async () => {
    const { proofChallenge } = await import('#lambdas/platform/proof/proof.ts')
    const proof = await solveProof((await proofChallenge('newsletter', 'net')) as never)
    expect((await submit({ email: newEmail(), proof })).status).toBe(201)
    expect((await submit({ email: newEmail(), proof })).body.code).toBe('proof_invalid')
  })

  it('cannot use a proof of another purpose, or an expired one', async () => {
    const { proofChallenge } = await import('#lambdas/platform/proof/proof.ts')
    const other = await solveProof((await proofChallenge('business_sign_in', 'net')) as never)
    expect((await submit({ email: newEmail(), proof: other })).body.code).toBe('proof_invalid')
    const late = await solveProof((await proofChallenge('newsletter', 'net')) as never)
    clock.moveBy(601_000)
    expect((await submit({ email: newEmail(), proof: late })).body.code).toBe('proof_invalid')
  })

  it('are limited by address, whatever network and tag they use', async () => {
    const [name, domain] = newEmail().split('@')
    const codes: number[] = []
    for (let tag = 0; tag < 6; tag += 1)
      codes.push((await submit({ email: `${name}+${tag}@${domain}` })).status)
    expect(codes).toEqual([201, 201, 201, 201, 201, 429])
  })
})

describe('bad input gets a clear error and writes nothing', () => {
  const email = 'anna@verkstad.se'
  const long = 'a'.repeat(300)
  const cases: [string, unknown, number, object][] = [
    ['no JSON', '{"email":', 400, { code: 'not_json' }],
    ['an array', [], 422, { code: 'invalid_fields' }],
    ['no address', {}, 422, { fields: { email: 'required' } }],
    ['an empty address', { email: '  ' }, 422, { fields: { email: 'required' } }],
    ['no address at all in it', { email: 'anna' }, 422, { fields: { email: 'email_invalid' } }],
    ['two addresses', { email: 'a@b.se,c@d.se' }, 422, { fields: { email: 'email_invalid' } }],
    ['a line break', { email: 'a@b.se\nBcc: c@d.se' }, 422, { fields: { email: 'one_line_only' } }],
    ['a NUL', { email: 'a\0@b.se' }, 422, { fields: { email: 'forbidden_characters' } }],
    [
      'a lone surrogate',
      '{"email":"\\ud800@b.se","language":"sv"}',
      422,
      { fields: { email: 'forbidden_characters' } },
    ],
    ['too long an address', { email: `${long}@b.se` }, 422, { fields: { email: 'too_long' } }],
    ['a number', { email: 7 }, 422, { fields: { email: 'required' } }],
    ['an unknown field', { email, role: 'admin' }, 422, { fields: { role: 'unknown_field' } }],
    ['an unknown language', { email, language: 'de' }, 422, { fields: { language: 'invalid' } }],
    [
      'a polluted prototype',
      '{"email":"a@b.se","language":"sv","__proto__":{"x":1}}',
      422,
      { code: 'invalid_fields' },
    ],
    ['a deep nest', `${'['.repeat(5_000)}${']'.repeat(5_000)}`, 422, { code: 'invalid_fields' }],
    ['too large a body', `{"email":"${'a'.repeat(70_000)}"}`, 413, { code: 'payload_too_large' }],
  ]

  it.each(cases)('%s', async (_, body, status, expected) => {
    const before = await countItems()
    const sent =
      typeof body === 'object' && !Array.isArray(body) ? { language: 'sv', ...(body as object) } : body
    const answer = await call(subscribe, { body: sent })
    expect(answer).toMatchObject({ status, body: expected })
    expect(answer.body).toMatchObject({ requestId: expect.any(String), message: expect.any(String) })
    expect(await countItems()).toBe(before)
  })

  it('another content type', async () => {
    const answer = await call(subscribe, { body: 'email=a', headers: { 'content-type': 'text/plain' } })
    expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } })
  })

  it('no Idempotency-Key', async () => {
    const answer = await call(subscribe, {
      body: { email, language: 'sv' },
      headers: { 'idempotency-key': 'x' },
    })
    expect(answer).toMatchObject({ status: 422, body: { fields: { 'Idempotency-Key': 'required' } } })
  })

  it('a request that bypassed the edge', async () => {
    const answer = await call(subscribe, {
      body: { email, language: 'sv' },
      headers: { 'x-origin-secret': 'guess' },
    })
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  })
})
