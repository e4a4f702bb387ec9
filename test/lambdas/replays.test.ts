import { randomUUID } from 'node:crypto'
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, expect, it } from 'vitest'
import { orderCredits } from '#shared/credits/order-credits.ts'
import { sendGetStarted } from '#shared/leads/get-started.ts'
import { subscribe } from '#shared/newsletter/subscribe.ts'
import type { ProofPurpose } from '#shared/proof/get-challenge.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import { newEmail } from '#test/builders/new-email.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { solveProof } from '../builders/solved-proof.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const calls = {} as Record<'newsletter' | 'leads' | 'credits', ReturnType<typeof httpCaller>>

beforeAll(async () => {
  const modules = {
    newsletter: await import('#lambdas/newsletter/newsletter.http.ts'),
    leads: await import('#lambdas/leads/leads.http.ts'),
    credits: await import('#lambdas/credits/credits.http.ts'),
  }
  for (const name of ['newsletter', 'leads', 'credits'] as const)
    calls[name] = httpCaller(modules[name].handler, services.originSecret)
})

const obtainProof = async (purpose: ProofPurpose) => {
  const { proofChallenge } = await import('#lambdas/platform/proof/proof.ts')
  return solveProof((await proofChallenge(purpose, 'network')) as never)
}
const withKey = () => ({ 'idempotency-key': randomUUID() })

/** Returns how often each limit of a form has been counted. */
const countsOf = async (form: string): Promise<number[]> => {
  const { Items = [] } = await services.documents.send(
    new ScanCommand({
      TableName: tableName,
      FilterExpression: 'begins_with(PK, :form)',
      ExpressionAttributeValues: { ':form': `LIMIT#${form}#` },
    }),
  )
  return Items.map(({ used }) => Number(used))
}

it('the replays of a submission do not count towards its limits', async () => {
  const headers = withKey()
  const body = { email: newEmail(), language: 'sv' }
  const first = await calls.newsletter(subscribe, { body, headers })
  expect(first.status).toBe(201)
  for (let time = 0; time < 6; time += 1)
    expect((await calls.newsletter(subscribe, { body, headers })).body).toEqual(first.body)
  expect(await countsOf('newsletter')).toEqual([1, 1])
})

it('a forged proof is not even counted', async () => {
  const body = { email: newEmail(), type: 'credits', language: 'sv', proof: 'bm8=' }
  const answer = await calls.leads(sendGetStarted, { body })
  expect(answer).toMatchObject({ status: 422, body: { code: 'proof_invalid' } })
  expect(await countsOf('get_started')).toEqual([])
})

const buildOrder = (given: object) => ({
  ...{ companyName: 'Nordplåt AB', organizationNumber: '556703-7485', companySigner: 'Anna Berg' },
  ...{ vatNumber: null, phone: '0701234567', credits: 20, priceOre: 2_250_000, language: 'sv' },
  termsVersion: presentTerms,
  ...given,
})

it('a refused submission may come again with its proof, and no other with it', async () => {
  const headers = withKey()
  const proof = await obtainProof('credit_order')
  const email = newEmail()
  const refused = await calls.credits(orderCredits, {
    body: buildOrder({ email, proof, priceOre: 1 }),
    headers,
  })
  expect(refused).toMatchObject({ status: 409, body: { code: 'price_changed' } })
  for (const other of [
    { body: buildOrder({ email: newEmail(), proof }), headers },
    { body: buildOrder({ email, proof }), headers: withKey() },
  ])
    expect(await calls.credits(orderCredits, other)).toMatchObject({
      status: 422,
      body: { code: 'proof_invalid' },
    })
  // The first address twice, its network twice; what a used proof came with is taken back.
  expect((await calls.credits(orderCredits, { body: buildOrder({ email, proof }), headers })).status).toBe(
    201,
  )
  expect((await countsOf('credit_order')).sort()).toEqual([0, 2, 2])
})

it('a retry that overtakes the first attempt does not take its proof', async () => {
  const headers = withKey()
  const body = { email: newEmail(), type: 'credits', language: 'sv', proof: await obtainProof('get_started') }
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => calls.leads(sendGetStarted, { body, headers })),
  )
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses[0]).toBe(201)
  expect(statuses.filter(status => status !== 201 && status !== 409)).toEqual([])
})
