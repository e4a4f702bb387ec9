import { randomUUID } from 'node:crypto'
import { GetCommand, PutCommand, QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { getPaymentSettings, savePaymentSettings } from '#shared/payment-settings/payment-settings.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { createSignedInPartner } from '../builders/signed-in-partner.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { liveSessions } from './live-sessions.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const sessions = liveSessions()
let call: ReturnType<typeof httpCaller>

beforeAll(async () => {
  const { handler } = await import('#lambdas/payment-settings/payment-settings.http.ts')
  call = httpCaller(handler, services.originSecret)
})
type Claims = Record<string, string>

const canary = '9831892246'
const fields = {
  bankName: 'Swedbank',
  accountHolder: 'Eva Lind',
  clearingNumber: '8424-4',
  bankAccount: '983 189 224-6',
  language: 'sv',
}

const createVerifiedPartner = () =>
  createSignedInPartner(services.documents, { emailVerifiedAt: '2026-11-01T08:00:00.000Z' })
const read = async (claims: Claims) => (await call(getPaymentSettings, { claims })).body
const save = (claims: Claims, body: object = {}, headers: Record<string, string> = sessions.headers) =>
  call(savePaymentSettings, { body: { ...fields, ...body }, claims, headers })

const itemsOf = async (sub: string) => {
  const { Items = [] } = await services.documents.send(
    new QueryCommand({
      TableName: tableName,
      KeyConditionExpression: 'PK = :partner',
      ExpressionAttributeValues: { ':partner': `PARTNER#${sub}` },
    }),
  )
  return Items
}

describe('payment settings', () => {
  it('are empty at first, and show whether the address is verified', async () => {
    const { claims } = await createSignedInPartner(services.documents)
    expect(await read(claims)).toEqual({ settings: null, emailVerified: false })
    expect(await read((await createVerifiedPartner()).claims)).toEqual({
      settings: null,
      emailVerified: true,
    })
  })

  it('come back masked, when they are saved and when they are read', async () => {
    const { claims } = await createVerifiedPartner()
    const { status, body } = await save(claims)
    expect(status).toBe(200)
    expect(body).toEqual({
      checksum: 'right',
      settings: {
        bankName: 'Swedbank',
        accountHolder: 'Eva Lind',
        clearingNumber: '••••',
        bankAccount: '98••••46',
        updatedAt: expect.stringMatching(/Z$/),
      },
    })
    expect(await read(claims)).toEqual({ settings: body.settings, emailVerified: true })
  })

  it.each([
    ['123', '••••'],
    ['1', '••••'],
    ['1234', '••••'],
    ['83279', '••••'],
    ['1234567', '••••'],
    ['12345678', '12••••78'],
    ['123456789012345', '12••••45'],
  ])('show %s as %s', async (number, expected) => {
    const { masked } = await import('#lambdas/payment-settings/payment-settings.ts')
    expect(masked(number)).toBe(expected)
  })

  it('are replaced by a later save', async () => {
    const { claims } = await createVerifiedPartner()
    await save(claims)
    await save(claims, { clearingNumber: '6789', bankAccount: '123456789', bankName: 'Handelsbanken' })
    expect((await read(claims)).settings).toMatchObject({
      bankName: 'Handelsbanken',
      clearingNumber: '••••',
      bankAccount: '12••••89',
    })
  })

  it('are saved with a failing checksum, and say so', async () => {
    const { claims } = await createVerifiedPartner()
    expect((await save(claims, { bankAccount: '9831892247' })).body.checksum).toBe('wrong')
    const unknown = { clearingNumber: '1000', bankAccount: '1234567890' }
    expect((await save(claims, unknown)).body.checksum).toBe('unknown')
    expect((await read(claims)).settings.bankAccount).toBe('12••••90')
  })

  it.each([
    ['letters', { bankAccount: '12345a' }, { bankAccount: 'digits_only' }],
    ['three digits of a clearing number', { clearingNumber: '842' }, { clearingNumber: 'too_short' }],
    ['six', { clearingNumber: '842444' }, { clearingNumber: 'too_long' }],
    ['no bank', { bankName: ' ' }, { bankName: 'required' }],
    ['an owner', { partnerId: randomUUID() }, { partnerId: 'unknown_field' }],
  ])('with %s are refused', async (_, body, expected) => {
    const { sub, claims } = await createVerifiedPartner()
    expect(await save(claims, body)).toMatchObject({ status: 422, body: { fields: expected } })
    expect(await itemsOf(sub)).toEqual([])
  })
})

describe('nobody saves payment settings', () => {
  it('more than ten times within the hour', async () => {
    const { claims } = await createVerifiedPartner()
    for (let round = 0; round < 10; round++) expect((await save(claims)).status).toBe(200)
    expect(await save(claims, { bankName: 'SEB' })).toMatchObject({
      status: 429,
      body: { code: 'rate_limited' },
    })
    expect((await read(claims)).settings.bankName).toBe('Swedbank')
  })

  it('before the address is verified', async () => {
    const { sub, claims } = await createSignedInPartner(services.documents)
    expect(await save(claims)).toMatchObject({ status: 403, body: { code: 'email_not_verified' } })
    expect(await itemsOf(sub)).toEqual([])
  })

  it('fifteen minutes after the password was entered, although the token was refreshed', async () => {
    const { sub, claims } = await createVerifiedPartner()
    const enteredAgo = (seconds: number) => ({ ...claims, auth_time: String(clock.seconds() - seconds) })
    expect((await save(enteredAgo(14 * 60))).status).toBe(200)
    const before = await itemsOf(sub)
    const late = { status: 403, body: { code: 'sign_in_too_old' } }
    expect(await save(enteredAgo(15 * 60))).toMatchObject(late)
    expect(await itemsOf(sub)).toEqual(before)
  })

  it('with a token that does not contain that time', async () => {
    const { claims } = await createVerifiedPartner()
    for (const auth_time of ['', 'x', '-1']) {
      expect((await save({ ...claims, auth_time })).body.code).toBe('sign_in_too_old')
    }
  })

  it('with the token of a signed-out user', async () => {
    const { sub, claims } = await createVerifiedPartner()
    expect(await save(claims, {}, sessions.signedOut)).toMatchObject({ status: 401 })
    expect(await itemsOf(sub)).toEqual([])
  })

  it('of another partner', async () => {
    const [mine, other] = [await createVerifiedPartner(), await createVerifiedPartner()]
    await save(mine.claims)
    expect((await read(other.claims)).settings).toBeNull()
    await save(other.claims, { clearingNumber: '6789', bankAccount: '123456789' })
    expect((await read(mine.claims)).settings.bankAccount).toBe('98••••46')
  })
})

describe('what is stored', () => {
  it('has no number in clear, nor does a log', async () => {
    const written: string[] = []
    const keep = (text: unknown) => written.push(String(text)) > 0
    const out = [vi.spyOn(process.stdout, 'write'), vi.spyOn(process.stderr, 'write')]
    const logs = (['log', 'info', 'warn', 'error'] as const).map(name => vi.spyOn(console, name))
    for (const one of out) one.mockImplementation(keep)
    for (const one of logs) one.mockImplementation(keep)
    const { claims } = await createVerifiedPartner()
    try {
      await save(claims)
      await save(claims, { bankAccount: '983 189 224-6x' })
      process.env.BANK_KEY_ID = 'missing'
      expect((await save(claims)).status, 'a fault of the key').toBe(503)
    } finally {
      process.env.BANK_KEY_ID = 'bank'
      for (const one of [...out, ...logs]) one.mockRestore()
    }
    expect(written.join('\n')).not.toContain(canary)
    expect(written.join('\n')).not.toContain('983 189 224-6')
    const { Items } = await services.documents.send(new ScanCommand({ TableName: tableName }))
    const dump = JSON.stringify(Items)
    for (const secret of [canary, '84244', 'Eva Lind']) {
      for (const hidden of [secret, Buffer.from(secret).toString('base64').replace(/=+$/, '')]) {
        expect(dump).not.toContain(hidden)
      }
    }
    expect(dump).toContain('payment_settings_changed')
  })

  it('is readable for its owner only: moved to another partner it is not', async () => {
    const [mine, other] = [await createVerifiedPartner(), await createVerifiedPartner()]
    await save(mine.claims)
    const Key = { PK: `PARTNER#${mine.sub}`, SK: 'BANK' }
    const { Item } = await services.documents.send(new GetCommand({ TableName: tableName, Key }))
    const moved = { ...Item, PK: `PARTNER#${other.sub}` }
    await services.documents.send(new PutCommand({ TableName: tableName, Item: moved }))
    expect((await call(getPaymentSettings, { claims: other.claims })).status).toBe(503)
  })

  it.each(['ciphertext', 'iv', 'tag', 'dataKey'])('is not readable if its %s was changed', async part => {
    const { sub, claims } = await createVerifiedPartner()
    await save(claims)
    const Key = { PK: `PARTNER#${sub}`, SK: 'BANK' }
    const { Item } = await services.documents.send(new GetCommand({ TableName: tableName, Key }))
    const bytes = Buffer.from(Item?.sealed[part], 'base64url')
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
    const sealed = { ...Item?.sealed, [part]: bytes.toString('base64url') }
    await services.documents.send(new PutCommand({ TableName: tableName, Item: { ...Item, sealed } }))
    expect((await call(getPaymentSettings, { claims })).status).toBeGreaterThanOrEqual(500)
    expect((await save(claims)).status, 'and is replaced when they are saved again').toBe(200)
    expect((await read(claims)).settings.bankName).toBe('Swedbank')
  })

  it('is encrypted under another key each time', async () => {
    const { sub, claims } = await createVerifiedPartner()
    const sealed = []
    for (const bankName of ['Swedbank', 'SEB']) {
      await save(claims, { bankName })
      sealed.push((await itemsOf(sub)).find(({ SK }) => SK === 'BANK')?.sealed)
    }
    for (const part of ['ciphertext', 'iv', 'dataKey']) expect(sealed[0][part]).not.toBe(sealed[1][part])
  })

  it('records every change, without its values', async () => {
    const { sub, email, claims } = await createVerifiedPartner()
    await save(claims)
    await save(claims, { language: 'en', bankName: 'SEB' })
    const audits = (await itemsOf(sub)).filter(({ SK }) => SK.startsWith('AUDIT#'))
    expect(audits).toHaveLength(2)
    expect(audits).toContainEqual({
      PK: `PARTNER#${sub}`,
      SK: expect.stringMatching(/^AUDIT#\d{4}-.*Z#/),
      GSI1PK: expect.stringMatching(/^AUDIT#\d{4}-\d\d$/),
      GSI1SK: expect.any(String),
      id: expect.any(String),
      action: 'payment_settings_changed',
      createdAt: expect.any(String),
      email,
      language: 'en',
      salt: expect.stringMatching(/^[0-9a-f]{32}$/),
      ttl: expect.any(Number),
    })
  })
})

describe('what is stored already', () => {
  it('is not changed when it is saved again', async () => {
    const { sub, claims } = await createVerifiedPartner()
    const { body: first } = await save(claims)
    const before = await itemsOf(sub)
    expect(await save(claims)).toMatchObject({ status: 200, body: first })
    expect(await itemsOf(sub)).toEqual(before)
    expect((await save(claims, { accountHolder: 'Eva Lindh' })).status).toBe(200)
    expect(await itemsOf(sub)).toHaveLength(before.length + 1)
  })
})

describe('the owner', () => {
  const mailsOf = async (after: Record<string, unknown>) => {
    const { mailsForChange } = await import('#lambdas/notifications/mails-for-change.ts')
    return mailsForChange({ before: null, after }, { siteOrigin: 'https://site.example', operator: 'o@x.se' })
  }

  it.each([
    ['sv', 'Dina betalningsinställningar', 'Glömt lösenordet?'],
    ['en', 'Your payment settings', 'Forgotten your password?'],
  ])(
    'is told by mail in %s, once for each change, and what to do if it was not them',
    async (language, subject, advice) => {
      const { sub, email, claims } = await createVerifiedPartner()
      await save(claims, { language })
      await save(claims, { language, bankAccount: '123456789' })
      const audits = (await itemsOf(sub)).filter(({ SK }) => SK.startsWith('AUDIT#'))
      const mails = (await Promise.all(audits.map(mailsOf))).flat()
      expect(new Set(mails.map(({ source }) => source)).size).toBe(2)
      for (const { recipient, template, compose } of mails) {
        expect([recipient, template]).toEqual([email, 'payment_settings_changed'])
        const mail = await compose()
        expect(mail.subject).toContain(subject)
        for (const part of [mail.text, mail.html]) expect(part).toContain(advice)
        expect(mail.text).not.toMatch(/\{\{/)
        for (const figures of ['84••', '••44', '98••', '••46', canary])
          expect(mail.text).not.toContain(figures)
      }
    },
  )
})
