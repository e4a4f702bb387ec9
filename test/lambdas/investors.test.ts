import { randomUUID } from 'node:crypto'
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { getKeyFigures } from '#shared/investors/key-figures.ts'
import {
  requestInvestorAccess,
  resendInvestorCode,
  verifyInvestor,
} from '#shared/investors/request-access.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { solveProof } from '../builders/solved-proof.ts'
import { buildStreamEvent } from '../builders/stream-event.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
let call: ReturnType<typeof httpCaller>

beforeAll(async () => {
  const { handler } = await import('#lambdas/investors/investors.http.ts')
  call = httpCaller(handler, services.originSecret)
})
afterEach(() => clock.moveBy(-clock.offset()))

const obtainProof = async () => {
  const { proofChallenge } = await import('#lambdas/platform/proof/proof.ts')
  return solveProof((await proofChallenge('investor_access', 'network')) as never)
}

const newInvestorEmail = () => `ivar.${randomUUID()}@kapital.se`

const ask = async (email: string, given: object = {}, clientAddress = '203.0.113.7') =>
  call(requestInvestorAccess, {
    clientAddress,
    body: {
      name: 'Ivar Lund',
      email,
      phone: '08-123 45 67',
      language: 'sv',
      proof: await obtainProof(),
      ...given,
    },
  })

const codeOf = async (email: string) => {
  const { findCode } = await import('#lambdas/platform/codes/codes.store.ts')
  const { digitsOf } = await import('#lambdas/platform/codes/code.ts')
  const { keyedHash } = await import('#lambdas/platform/secrets/keyed-hash.ts')
  const item = await findCode('investor_access', await keyedHash('email', email))
  return item ? digitsOf(item) : null
}

const verify = (id: string, code: string, headers: Record<string, string> = {}) =>
  call(verifyInvestor, { params: { id }, body: { code, language: 'sv' }, headers })
const read = (grant: string) => call(getKeyFigures, { headers: { 'x-investor-grant': grant } })

describe('an investor', () => {
  it('gets a code, and for it the key figures for half an hour', async () => {
    const email = newInvestorEmail()
    const { status, body } = await ask(email)
    expect(status).toBe(201)
    const { body: granted } = await verify(body.id, String(await codeOf(email)))
    const { body: shown } = await read(granted.grant)
    expect(shown.figures).toContainEqual({ name: 'partners', value: 500, unit: 'count' })
    expect(shown.months).toHaveLength(12)
    expect(Object.keys(shown.months[0]).sort()).toEqual([
      'creditsOutstanding',
      'creditsSold',
      'inquiries',
      'leads',
      'month',
      'partnersAdmitted',
      'promisesKept',
    ])
    clock.moveBy(30 * 60_000)
    expect((await read(granted.grant)).status).toBe(403)
  })

  it('with a wrong code sees that, and the code works once', async () => {
    const email = newInvestorEmail()
    const { id } = (await ask(email)).body
    const code = String(await codeOf(email))
    expect(await verify(id, code === '000000' ? '1' : '000000')).toMatchObject({
      status: 422,
      body: { code: 'code_invalid' },
    })
    expect((await verify(id, code)).status).toBe(200)
    expect((await verify(id, code)).status).toBe(422)
  })

  it('with a lost reply signs in when the same submission is repeated, while the code is valid', async () => {
    const email = newInvestorEmail()
    const { id } = (await ask(email)).body
    const [code, submission] = [String(await codeOf(email)), { 'idempotency-key': randomUUID() }]
    const answers = [await verify(id, code, submission), await verify(id, code, submission)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await verify(id, code, { 'idempotency-key': randomUUID() })).status).toBe(422)
    clock.moveBy(10 * 60_000)
    expect((await verify(id, code, submission)).status).toBe(422)
  })

  it('can have another code after a minute', async () => {
    const email = newInvestorEmail()
    const { id } = (await ask(email)).body
    const first = await codeOf(email)
    const resend = async () =>
      call(resendInvestorCode, { params: { id }, body: { language: 'sv', proof: await obtainProof() } })
    expect((await resend()).body.resendSeconds).toBeGreaterThan(0)
    expect(await codeOf(email)).toBe(first)
    clock.moveBy(61_000)
    expect((await resend()).status).toBe(202)
    expect(await codeOf(email)).not.toBe(first)
  })

  it('that is a robot gets the same replies at each step, and no mail', async () => {
    const resend = async (id: string) =>
      call(resendInvestorCode, {
        ...{ params: { id }, clientAddress: '203.0.113.8' },
        body: { language: 'sv', proof: await obtainProof() },
      })
    const through = async (email: string, given: object) => {
      const first = await ask(email, given, '203.0.113.8')
      const seen: unknown[] = [first.status]
      for (let code = 0; code < 6; code += 1) {
        for (let time = 0; time < 6; time += 1) seen.push((await verify(first.body.id, 'xxxxxx')).status)
        const now = await resend(first.body.id)
        clock.moveBy(61_000)
        const later = await resend(first.body.id)
        seen.push(now.status, now.body.resendSeconds > 0, later.status, Object.keys(later.body).sort().join())
      }
      clock.moveBy(-clock.offset())
      return seen
    }
    const [email, robot] = [newInvestorEmail(), newInvestorEmail()]
    expect(await through(robot, { website: 'http://spam' })).toEqual(await through(email, {}))
    expect(await codeOf(robot)).toBeNull()
    const { Items = [] } = await services.documents.send(
      new ScanCommand({
        TableName: tableName,
        FilterExpression: 'purpose = :p AND suspect = :t',
        ExpressionAttributeValues: { ':p': 'investor_access', ':t': true },
      }),
    )
    const { handler } = await import('#lambdas/notifications/codes.stream.ts')
    const [code = {}] = Items
    expect(code.email).not.toBe(robot)
    const fresh = { ...code, expiresAt: clock.now() + 60_000 }
    await handler(buildStreamEvent([null, fresh]), {} as never)
    for (const to of [robot, String(code.email)]) expect(services.ses.inbox.list(to)).toEqual([])
  })

  it('with an unknown id is not found', async () => {
    expect((await verify(randomUUID(), '123456')).status).toBe(404)
  })
})

describe('the key figures', () => {
  it('need a valid grant', async () => {
    const email = newInvestorEmail()
    const { id } = (await ask(email)).body
    const { grant } = (await verify(id, String(await codeOf(email)))).body
    const [who, ends, signature] = grant.split('.')
    const forged = [
      `${who}.${Number(ends) + 60_000}.${signature}`,
      `${randomUUID()}.${ends}.${signature}`,
      'x',
      `${who}.1e99.${signature}`,
    ]
    for (const other of forged) expect((await read(other)).status).toBe(403)
    expect(await call(getKeyFigures)).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
  })

  it('are not shown for a code of another purpose or another investor', async () => {
    const [mine, other] = [newInvestorEmail(), newInvestorEmail()]
    await ask(other)
    const { id } = (await ask(mine)).body
    const theirs = String(await codeOf(other))
    if (theirs !== (await codeOf(mine))) expect((await verify(id, theirs)).status).toBe(422)
  })
})
