import { randomUUID } from 'node:crypto'
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { OutgoingMail } from '#lambdas/platform/mail/outgoing-mail.ts'
import { roleEntity } from '#shared/accounts/role.entity.ts'
import { clock } from '#shared/contract/clock.ts'
import { creditOrderEntity } from '#shared/credits/credit-order.entity.ts'
import { sendVerificationCode, verifyEmail } from '#shared/email-verification/verify-email.ts'
import { subscribe } from '#shared/newsletter/subscribe.ts'
import { subscriptionEntity } from '#shared/newsletter/subscription.entity.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { createSignedInPartner } from '../builders/signed-in-partner.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { creditsLeft } from './credits-left.ts'
import { liveSessions } from './live-sessions.ts'
import { createAsk, workIn } from './operated-work.ts'
import { runBeforeWrite } from './run-before-write.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
liveSessions()
const { below, put, read } = workIn(services)
let keyedHash: typeof import('#lambdas/platform/secrets/keyed-hash.ts').keyedHash

beforeAll(async () => {
  keyedHash = (await import('#lambdas/platform/secrets/keyed-hash.ts')).keyedHash
})
afterEach(() => clock.moveBy(-clock.offset()))

const stored = async (Key: { PK: string; SK: string }) =>
  (await services.documents.send(new GetCommand({ TableName: tableName, Key, ConsistentRead: true }))).Item

const putSubscription = async (state: string) => {
  const email = `anna.${randomUUID()}@verkstad.se`
  const emailHash = await keyedHash('email', email)
  const key = subscriptionEntity.key({ emailHash })
  const item = { emailHash, email, language: 'sv', nonce: randomUUID(), requestedAt: clock.now() } as const
  await put({ ...key, ...item, state })
  return { key, email, found: { ...item, state: 'pending' as const } }
}

describe('a late write changes nothing', () => {
  it('a confirmation that was read before an unsubscription', async () => {
    const { subscriptions } = await import('#lambdas/newsletter/newsletter.store.ts')
    const { key, found } = await putSubscription('unsubscribed')
    expect(await subscriptions.move(found, ['pending'], 'confirmed')).toBe(false)
    expect((await stored(key))?.state).toBe('unsubscribed')
  })

  it('a robot with the address of a subscriber', async () => {
    const { handler } = await import('#lambdas/newsletter/newsletter.http.ts')
    const { key, email } = await putSubscription('confirmed')
    const body = { email, language: 'sv', website: 'https://robot.example' }
    expect((await httpCaller(handler, services.originSecret)(subscribe, { body })).status).toBe(201)
    expect((await stored(key))?.state).toBe('confirmed')
  })

  it('a removal of a CV that was replaced in the meantime', async () => {
    const { cvsOf } = await import('#lambdas/partner-profile/cv.store.ts')
    const sub = randomUUID()
    const cv = (id: string) => ({
      ...{ id, fileName: 'cv.pdf', contentType: 'application/pdf', size: 9 },
      ...{ key: `kept/${sub}/${id}`, uploadedAt: '2026-11-01T08:00:00.000Z' },
    })
    await put({ ...partnerProfileEntity.key({ sub }), cv: cv('new') })
    expect(await cvsOf(sub).clear(cv('old'), '2026-11-02T08:00:00.000Z')).toBe(false)
    expect((await stored(partnerProfileEntity.key({ sub })))?.cv.id).toBe('new')
  })

  it('a second result for an upload', async () => {
    const { uploadClaimsOf } = await import('#lambdas/platform/files/upload-claims.store.ts')
    const { projectFiles } = await import('#lambdas/platform/files/file-area.ts')
    const claims = uploadClaimsOf(projectFiles, randomUUID())
    const id = randomUUID()
    const file = { id, fileName: 'ritning.pdf', contentType: 'application/pdf', size: 9 }
    const times = { expiresAt: new Date(clock.now()).toISOString(), ttl: clock.seconds() + 600 }
    await claims.add({ ...file, state: 'waiting', ...times })
    await claims.settle(id, { state: 'refused', reason: 'macros', size: 9 })
    expect(await claims.settle(id, { state: 'accepted', size: 9 })).toMatchObject({ state: 'refused' })
    expect(await claims.find(id)).toMatchObject({ state: 'refused', reason: 'macros' })
  })

  it('a code for the account’s previous address', async () => {
    const { handler } = await import('#lambdas/email-verification/email-verification.http.ts')
    const { digitsOf } = await import('#lambdas/platform/codes/code.ts')
    const { findCode } = await import('#lambdas/platform/codes/codes.store.ts')
    const call = httpCaller(handler, services.originSecret)
    const { sub, email, claims } = await createSignedInPartner(services.documents)
    const { id } = (await call(sendVerificationCode, { body: { language: 'sv' }, claims })).body
    const item = await findCode('partner_email', await keyedHash('email', email))
    const role = await stored(roleEntity.key({ pool: 'partner', sub }))
    const Item = { ...role, email: 'another@verkstad.se' }
    await services.documents.send(new PutCommand({ TableName: tableName, Item }))
    const body = { code: item ? await digitsOf(item) : '' }
    expect(await call(verifyEmail, { params: { id }, body, claims })).toMatchObject({
      status: 422,
      body: { code: 'code_invalid' },
    })
    expect(await stored(roleEntity.key({ pool: 'partner', sub }))).not.toHaveProperty('emailVerifiedAt')
  })

  it('a second guess with the right code after the first has used it', async () => {
    const { consumeCode, findCode, issueCode } = await import('#lambdas/platform/codes/codes.store.ts')
    const emailHash = randomUUID()
    const code = { purpose: 'business_sign_in', flow: 'sign_in', emailHash, email: 'anna@b.se' } as const
    await issueCode({ ...code, language: 'sv', deviceHash: undefined }, null)
    const item = await findCode(code.purpose, emailHash)
    if (!item) throw new Error('The code was not stored.')
    expect(await consumeCode(item, 'one')).toBe(true)
    expect(await consumeCode(item, 'another')).toBe(false)
    expect(await consumeCode(item, 'one')).toBe(true)
  })

  it('a second operator who gives the credits of an order to another business', async () => {
    const { handler } = await import('#lambdas/operator/operator.command.ts')
    const { table } = await import('#lambdas/platform/table/table.ts')
    const ask = createAsk(() => handler as (event: unknown) => Promise<unknown>)
    const orderId = randomUUID()
    const order = { id: orderId, email: 'anna@nordplat.se', credits: 20, companyName: 'Nordplåt AB' }
    const createdAt = '2026-01-02T08:00:00.000Z'
    await put({ ...creditOrderEntity.key({ id: orderId }), ...order, createdAt, priceOre: 2_250_000 })
    const [one, other] = [randomUUID(), randomUUID()]
    for (const sub of [one, other]) {
      const account = { role: 'business', email: order.email, language: 'sv' }
      await put({ ...roleEntity.key({ pool: 'business', sub }), ...account })
    }
    runBeforeWrite(table, () => ask('orders mark-paid', { orderId, business: other }))
    expect((await ask('orders mark-paid', { orderId, business: one })).refused).toContain(other)
    expect(await Promise.all([one, other].map(sub => creditsLeft(read, sub)))).toEqual([undefined, 20])
  })

  it('a change of credits that was decided on another balance', async () => {
    const { changingCredits } = await import('#lambdas/credits/balance.store.ts')
    const { reservation } = await import('#lambdas/platform/ledger/credit-postings.store.ts')
    const { tryTransact } = await import('#lambdas/platform/table/transact.ts')
    const { handler } = await import('#lambdas/operator/operator.command.ts')
    const ask = createAsk(() => handler as (event: unknown) => Promise<unknown>)
    const businessId = randomUUID()
    await ask('credits record', { businessId, credits: 50, kind: 'purchase', reference: '1' })
    const take = async (before: number) => {
      const [id, createdAt] = [randomUUID(), new Date(clock.now()).toISOString()]
      const change = { id, kind: 'assignment', credits: -20, reference: 'PLC', createdAt } as const
      const deed = { at: createdAt, by: 'a test' }
      const posted = reservation({ businessId, assignmentId: id, credits: 20 }, deed)
      return tryTransact(await changingCredits(businessId, before, change, posted))
    }
    expect([await take(45), await take(50), await take(50)]).toEqual([false, true, false])
    expect(await creditsLeft(read, businessId)).toBe(30)
    expect(await below(`BUSINESS#${businessId}`, 'CREDIT#')).toMatchObject([{ balance: 50 }, { balance: 30 }])
  })
})

describe('a mail whose claim has run out', () => {
  it('is taken over by one of those that find it', async () => {
    const { outbox } = await import('#lambdas/notifications/outbox.store.ts')
    const mail: OutgoingMail = {
      source: `LEAD#${randomUUID()}`,
      template: 'get_started_notice',
      recipient: 'drift@nodverk.example',
      compose: () => ({ subject: '', text: '', html: '' }),
    }
    await outbox.claim(mail)
    clock.moveBy(11_000)
    const claims = await Promise.allSettled(Array.from({ length: 8 }, () => outbox.claim(mail)))
    const taken = claims.filter(claim => claim.status === 'fulfilled' && claim.value.kind === 'claimed')
    expect(taken).toHaveLength(1)
  })
})
