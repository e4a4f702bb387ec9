import { randomUUID } from 'node:crypto'
import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, describe, expect, it } from 'vitest'
import { personalMailProvidersOfGetStarted } from '#shared/accounts/personal-email.ts'
import { sendGetStarted } from '#shared/leads/get-started.ts'
import { sendProjectInquiry } from '#shared/leads/project-inquiry.ts'
import type { ProofPurpose } from '#shared/proof/get-challenge.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { solveProof } from '../builders/solved-proof.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
let call: ReturnType<typeof httpCaller>

beforeAll(async () => {
  const { handler } = await import('#lambdas/leads/leads.http.ts')
  call = httpCaller(handler, services.originSecret)
})

const obtainProof = async (purpose: ProofPurpose) => {
  const { proofChallenge } = await import('#lambdas/platform/proof/proof.ts')
  return solveProof((await proofChallenge(purpose, 'network')) as never)
}

const stored = async (id: string) => {
  const Key = { PK: `LEAD#${id}`, SK: 'LEAD' }
  return (await services.documents.send(new GetCommand({ TableName: tableName, Key }))).Item
}

const buildInquiry = (given: object = {}) => ({
  name: 'Anna Berg',
  email: `anna.${randomUUID()}@verkstad.se`,
  mobile: null,
  company: null,
  projectTitle: 'Ny robotcell',
  projectBudget: '50-150k',
  projectTimeline: 'omgående',
  description: 'Två robotar,\nen svets.',
  language: 'sv',
  ...given,
})

describe('a project inquiry', () => {
  it('is stored as a lead of its month, and as the sender’s', async () => {
    const body = buildInquiry()
    const { status, body: answer } = await call(sendProjectInquiry, { body })
    expect(status).toBe(201)
    const item = await stored(answer.id)
    expect(item).toMatchObject({ kind: 'project_inquiry', projectTitle: 'Ny robotcell', suspect: false })
    expect(item).not.toHaveProperty('website')
    const month = item?.createdAt.slice(0, 7)
    const { Items } = await services.documents.send(
      new QueryCommand({
        TableName: tableName,
        IndexName: 'GSI1',
        KeyConditionExpression: 'GSI1PK = :month',
        ExpressionAttributeValues: { ':month': `LEADS#project_inquiry#${month}` },
      }),
    )
    expect(Items?.map(({ id }) => id)).toContain(answer.id)
  })

  it.each([
    ['no name', { name: '' }, { name: 'required' }],
    ['another budget', { projectBudget: 'mycket' }, { projectBudget: 'invalid' }],
    ['another timeline', { projectTimeline: 'snart' }, { projectTimeline: 'invalid' }],
    ['a price', { priceOre: 1 }, { priceOre: 'unknown_field' }],
  ])('with %s is refused', async (_, given, fields) => {
    expect(await call(sendProjectInquiry, { body: buildInquiry(given) })).toMatchObject({
      status: 422,
      body: { fields },
    })
  })
})

describe('get started', () => {
  const send = async (email: string, proof?: string) =>
    call(sendGetStarted, {
      body: { email, type: 'credits', language: 'sv', proof: proof ?? (await obtainProof('get_started')) },
    })

  it('takes a business address behind a proof of work, and strips markup', async () => {
    const address = `anna.${randomUUID()}@verkstad.se`
    const { status, body } = await send(`<b>${address}</b> `)
    expect(status).toBe(201)
    expect(await stored(body.id)).toMatchObject({ kind: 'get_started', email: address, type: 'credits' })
  })

  it('knows 22 personal providers', () => expect(new Set(personalMailProvidersOfGetStarted).size).toBe(22))

  it.each(['anna@telia.com', 'anna@mail.proton.me', 'anna@GMAIL.com'])('refuses %s', async email => {
    expect((await send(email)).body.fields).toEqual({ email: 'business_email_required' })
  })

  it('refuses an invalid address after stripping the markup, and a form without a proof', async () => {
    expect((await send('<anna@verkstad.se>')).body.fields).toEqual({ email: 'required' })
    const body = { email: 'anna@verkstad.se', type: 'credits', language: 'sv' }
    expect((await call(sendGetStarted, { body })).body.fields).toEqual({ proof: 'required' })
    expect((await send('anna@verkstad.se', await obtainProof('newsletter'))).body.code).toBe('proof_invalid')
  })
})
