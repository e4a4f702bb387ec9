import { createHmac } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { PoolName } from '#infra/system/pools.ts'
import { clock } from '#shared/contract/clock.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { tokensOf } from '../cognito/emulator.ts'
import { signInOperator } from '../cognito/operator-session.ts'
import { claimsOf, serveApi, servedEndpoints, signedToken, tokenPart } from './served-api.ts'

/** Reviewed: which endpoints require a token, and of which pool. An endpoint that is missing here fails. */
const behindTokens: Readonly<Record<PoolName, readonly string[]>> = {
  business: [
    'DELETE /api/business/colleagues/{id}',
    'DELETE /api/business/invitations/{id}',
    'DELETE /api/business/join-requests/{id}',
    'DELETE /api/business/membership',
    'DELETE /api/business/plan/notice',
    'GET /api/business/colleagues',
    'GET /api/business/join-requests',
    'GET /api/business/same-company',
    'GET /api/business/membership',
    'POST /api/business/invitations',
    'POST /api/business/join-requests/{id}/invitation',
    'POST /api/business/same-company',
    'POST /api/business/membership',
    'PUT /api/business/colleagues/{id}/role',
    'GET /api/business/agreements/{id}',
    'GET /api/business/agreements/{id}/paper',
    'GET /api/business/assignments/{partnerId}/{id}',
    'GET /api/business/credit-invoices',
    'GET /api/business/credit-invoices/{usedOn}/{id}',
    'GET /api/business/credit-orders',
    'GET /api/business/credit-orders/{id}/invoice',
    'GET /api/business/credits',
    'GET /api/business/inquiries',
    'GET /api/business/inquiries/{id}/assignments',
    'GET /api/business/inquiries/{id}/files/{fileId}',
    'GET /api/business/inquiries/{id}/proposals',
    'GET /api/business/me',
    'GET /api/business/plan',
    'GET /api/business/threads',
    'GET /api/business/threads/{id}',
    'GET /api/business/uploads/{id}',
    'GET /api/business/assignments/{partnerId}/{id}/files/{fileId}',
    'POST /api/business/agreements/{id}/claim',
    'POST /api/business/agreements/{id}/notice',
    'POST /api/business/agreements/{id}/rating',
    'POST /api/business/agreements/{id}/signature',
    'POST /api/business/assignments/{partnerId}/{id}/milestones/{number}/acceptance',
    'POST /api/business/assignments/{partnerId}/{id}/milestones/{number}/return',
    'POST /api/business/assignments/{partnerId}/{id}/reports/{month}/approval',
    'POST /api/business/assignments/{partnerId}/{id}/reports/{month}/dispute',
    'POST /api/business/credit-orders',
    'POST /api/business/inquiries',
    'POST /api/business/inquiries/{id}/files',
    'POST /api/business/inquiries/{id}/proposals/{partnerId}/choice',
    'POST /api/business/inquiries/{id}/proposals/{partnerId}/decline',
    'POST /api/business/inquiries/{id}/proposals/{partnerId}/invitation',
    'POST /api/business/inquiries/{id}/withdraw',
    'POST /api/business/plan',
    'POST /api/business/profile',
    'POST /api/business/threads/{id}/messages',
    'POST /api/business/threads/{id}/read',
    'POST /api/business/uploads',
    'POST /api/business/assignments/{partnerId}/{id}/files',
    'PUT /api/business/agreements/{id}/pause',
    'PUT /api/business/credit-orders/{id}/cancellation',
    'PUT /api/business/credit-orders/{id}/refund',
    'PUT /api/business/inquiries/{id}',
    'PUT /api/business/language',
    'PUT /api/business/plan/credits',
    'PUT /api/business/plan/notice',
    'PUT /api/business/profile',
    'PUT /api/business/terms',
  ],
  partner: [
    'DELETE /api/partner/cv',
    'DELETE /api/partner/objections/{thing}',
    'DELETE /api/partner/open-assignments/{id}/application',
    'DELETE /api/partner/watches/{id}',
    'GET /api/partner/admission',
    'GET /api/partner/agreements/{id}',
    'GET /api/partner/agreements/{id}/paper',
    'GET /api/partner/applications',
    'GET /api/partner/assignments',
    'GET /api/partner/assignments/{id}',
    'GET /api/partner/cv',
    'GET /api/partner/cv-uploads/{id}',
    'GET /api/partner/uploads/{id}',
    'GET /api/partner/assignments/{id}/files/{fileId}',
    'GET /api/partner/earnings',
    'GET /api/partner/facts',
    'GET /api/partner/human-check',
    'GET /api/partner/me',
    'GET /api/partner/objections/{thing}',
    'GET /api/partner/open-assignments',
    'GET /api/partner/open-assignments/{id}/application',
    'GET /api/partner/open-assignments/{id}/fit',
    'GET /api/partner/payment-settings',
    'GET /api/partner/proposals',
    'GET /api/partner/self-bills',
    'GET /api/partner/self-bills/{id}/file',
    'GET /api/partner/shown',
    'GET /api/partner/threads',
    'GET /api/partner/threads/{id}',
    'GET /api/partner/watch-findings',
    'GET /api/partner/watches',
    'POST /api/partner/agreements/{id}/notice',
    'POST /api/partner/agreements/{id}/rating',
    'POST /api/partner/agreements/{id}/signature',
    'POST /api/partner/assignments/{id}/milestones/{number}/delivery',
    'POST /api/partner/assignments/{id}/reports/{month}/submission',
    'POST /api/partner/cv-uploads',
    'POST /api/partner/uploads',
    'POST /api/partner/assignments/{id}/files',
    'POST /api/partner/email-verifications',
    'POST /api/partner/profile',
    'POST /api/partner/proposals/{inquiryId}/agreement',
    'POST /api/partner/proposals/{inquiryId}/interview',
    'POST /api/partner/proposals/{inquiryId}/other-times',
    'POST /api/partner/proposals/{inquiryId}/withdrawal',
    'POST /api/partner/self-bills/{id}/approval',
    'POST /api/partner/self-bills/{id}/objection',
    'POST /api/partner/threads/{id}/messages',
    'POST /api/partner/threads/{id}/read',
    'PUT /api/partner/agreements/{id}/pause',
    'PUT /api/partner/assignments/{id}/reports/{month}',
    'PUT /api/partner/cv',
    'PUT /api/partner/email-verifications/{id}',
    'PUT /api/partner/facts',
    'PUT /api/partner/language',
    'PUT /api/partner/objections/{thing}',
    'PUT /api/partner/open-assignments/{id}/application',
    'PUT /api/partner/open-assignments/{id}/application/words',
    'PUT /api/partner/payment-settings',
    'PUT /api/partner/profile',
    'PUT /api/partner/self-bills/agreement',
    'PUT /api/partner/terms',
    'PUT /api/partner/watch-mails',
    'PUT /api/partner/watches/{id}',
  ],
  operator: [
    'DELETE /api/operator/passkeys/{id}',
    'POST /api/operator/commands/{name}',
    'POST /api/operator/passkey-requests',
    'POST /api/operator/passkeys',
  ],
}

const guarded = servedEndpoints.filter(({ access }) => access !== 'public')
const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`
const poolOf = ({ access }: Endpoint): PoolName => (access === 'public' ? 'business' : access)
const otherThan = (pool: PoolName): PoolName => (pool === 'business' ? 'partner' : 'business')

const api = serveApi()
const signedIn = {} as Record<PoolName, string>

beforeAll(async () => {
  const { emulator } = api
  const email = 'anna@nordplat.se'
  await Promise.all([emulator.signUp('business', email), emulator.signUp('partner', email)])
  const { Session } = await emulator.startCustomAuth(email)
  signedIn.business = tokensOf((await emulator.answerChallenge(email, Session, '123456')).body).accessToken
  signedIn.operator = (await signInOperator(emulator, 'olle@nodverk.example', ['admin'])).accessToken
  signedIn.partner = (await emulator.signInPartner(email)).accessToken
})

const claims = (pool: PoolName) => claimsOf(api, pool)
const signed = (pool: PoolName, given: object, key = api.keys[pool].privateKey): string =>
  signedToken(api, pool, given, key)
/** HS256 with the public key as the secret: accepted by a verifier that trusts `alg`. */
const confused = (pool: PoolName): string => {
  const content = `${tokenPart({ alg: 'HS256', kid: api.keys[pool].kid })}.${tokenPart(claims(pool))}`
  const secret = api.keys[pool].publicKey.export({ type: 'spki', format: 'pem' })
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`
}

const forged: Readonly<Record<string, (pool: PoolName) => string | undefined>> = {
  'no token': () => undefined,
  'an expired token': pool => signed(pool, { ...claims(pool), exp: clock.seconds() - 1 }),
  'a token that is not yet valid': pool => signed(pool, { ...claims(pool), nbf: clock.seconds() + 60 }),
  'a token of the other pool': pool => signed(otherThan(pool), claims(otherThan(pool))),
  'an ID token': pool => {
    const { client_id: aud, ...rest } = claims(pool)
    return signed(pool, { ...rest, aud, token_use: 'id' })
  },
  'an ID token that names a client': pool => signed(pool, { ...claims(pool), token_use: 'id' }),
  'HS256 with the public key': confused,
  'another issuer': pool =>
    signed(pool, { ...claims(pool), iss: api.emulator.cognito.issuer(otherThan(pool)) }),
  'another client': pool => signed(pool, { ...claims(pool), client_id: 'somebody-else' }),
  'the key of the other pool': pool => signed(pool, claims(pool), api.keys[otherThan(pool)].privateKey),
  'a stripped signature': pool => signed(pool, claims(pool)).replace(/[^.]+$/, ''),
}

const statusOf = async ({ method, path }: Endpoint, token: string | undefined): Promise<number> => {
  const filled = path.replace(/\{\w+\}/g, '0b5e7a1c-0000-4000-8000-000000000002')
  const answer = await fetch(`http://127.0.0.1:${api.port}${filled}`, {
    method,
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(method !== 'GET' && { body: '{}' }),
  })
  await answer.arrayBuffer()
  return answer.status
}

test.each(['business', 'partner', 'operator'] as const)(
  'every endpoint behind the %s pool is listed here',
  pool => {
    const found = guarded.filter(endpoint => poolOf(endpoint) === pool).map(keyOf)
    expect(found.sort()).toEqual([...behindTokens[pool]].sort())
  },
)

describe.each(guarded.map(endpoint => [keyOf(endpoint), endpoint] as const))('%s', (_, endpoint) => {
  const pool = poolOf(endpoint)

  test.each(Object.entries(forged))('refuses %s', async (_, tokenFor) => {
    expect(await statusOf(endpoint, tokenFor(pool))).toBe(401)
  })

  test('lets signed-in users as far as its own rules', async () => {
    const status = await statusOf(endpoint, signedIn[pool])
    expect(status).not.toBe(401)
    expect(status).toBeLessThan(500)
  })
})
