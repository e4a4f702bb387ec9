import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import type { Context } from 'aws-lambda'
import { afterEach, describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { orderCredits } from '#shared/credits/order-credits.ts'
import { investorFields, requestInvestorAccess } from '#shared/investors/request-access.ts'
import { sendGetStarted } from '#shared/leads/get-started.ts'
import { projectInquiryFields, sendProjectInquiry } from '#shared/leads/project-inquiry.ts'
import { bookMeeting } from '#shared/meetings/book-meeting.ts'
import { subscribe } from '#shared/newsletter/subscribe.ts'
import type { ProofPurpose } from '#shared/proof/get-challenge.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import { newEmail } from '#test/builders/new-email.ts'
import { workingDay } from '#test/builders/working-day.ts'
import { filledIn } from '../builders/filled-in.ts'
import { type Answer, httpCaller } from '../builders/http-caller.ts'
import { solveProof } from '../builders/solved-proof.ts'
import { buildStreamEvent } from '../builders/stream-event.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()

/** Every public form: its function, and what a visitor sends besides address and language. */
const forms = [
  {
    purpose: 'newsletter',
    load: () => import('#lambdas/newsletter/newsletter.http.ts'),
    operation: subscribe,
    fields: () => ({}),
  },
  {
    purpose: 'meeting',
    load: () => import('#lambdas/meetings/meetings.http.ts'),
    operation: bookMeeting,
    fields: () => ({
      firstName: 'Anna',
      lastName: 'Berg',
      mobile: null,
      company: 'Nordplåt AB',
      meetingDate: workingDay(30),
      meetingTime: '10:00',
      duration: '30 minuter',
      timezone: 'Europe/Stockholm',
      description: 'Robotcell',
      participants: null,
    }),
  },
  {
    purpose: 'project_inquiry',
    load: () => import('#lambdas/leads/leads.http.ts'),
    operation: sendProjectInquiry,
    fields: () => filledIn(projectInquiryFields),
  },
  {
    purpose: 'get_started',
    load: () => import('#lambdas/leads/leads.http.ts'),
    operation: sendGetStarted,
    fields: () => ({ type: 'credits' }),
  },
  {
    purpose: 'credit_order',
    load: () => import('#lambdas/credits/credits.http.ts'),
    operation: orderCredits,
    fields: () => ({
      companyName: 'Nordplåt AB',
      organizationNumber: '556703-7485',
      companySigner: 'Anna Berg',
      vatNumber: null,
      phone: '070-123 45 67',
      credits: 20,
      priceOre: 2_250_000,
      termsVersion: presentTerms,
    }),
  },
  {
    purpose: 'investor_access',
    load: () => import('#lambdas/investors/investors.http.ts'),
    operation: requestInvestorAccess,
    fields: () => filledIn(investorFields),
  },
] as const

afterEach(() => clock.moveBy(-clock.offset()))

const obtainProof = async (purpose: ProofPurpose) => {
  const { proofChallenge } = await import('#lambdas/platform/proof/proof.ts')
  return solveProof((await proofChallenge(purpose, 'network', 'heavy')) as never)
}

const send = async (form: (typeof forms)[number], given: object): Promise<Answer> =>
  httpCaller((await form.load()).handler, services.originSecret)(form.operation, {
    body: { ...form.fields(), language: 'sv', ...given },
    clientAddress: '203.0.113.77',
  })

/** Returns everything that the table holds of an address, except limits. */
const stored = async (email: string) => {
  const { Items = [] } = await services.documents.send(new ScanCommand({ TableName: tableName }))
  return Items.filter(item => item.email === email)
}

/** Delivers what was stored like the stream does. */
const deliver = async (items: readonly Record<string, unknown>[]) => {
  const { handler: notices } = await import('#lambdas/notifications/notices.stream.ts')
  const changes = items.map((item): [null, Record<string, unknown>] => [null, item])
  expect(await notices(buildStreamEvent(...changes), {} as Context)).toEqual({ batchItemFailures: [] })
}

/** Makes every count of an attempt fail, and nothing else; ends with its result. */
const limiterDown = async () => {
  const { connections } = await import('#lambdas/platform/connections.ts')
  const { middlewareStack } = connections.get('dynamodb') as DynamoDBClient
  const name = 'limiter-down'
  middlewareStack.add(
    next => async args => {
      const { Key } = args.input as { Key?: { PK?: { S?: string } } }
      if (Key?.PK?.S?.startsWith('LIMIT#')) throw new Error('the limiter is down')
      return next(args)
    },
    { step: 'build', name },
  )
  return () => middlewareStack.remove(name)
}

const operatorsMails = () => services.ses.inbox.list('drift@nodverk.example').length

describe.each(forms)('$purpose', form => {
  it('of a robot gets a success, is stored as suspect, and mails nobody', async () => {
    const email = newEmail()
    const before = operatorsMails()
    const answer = await send(form, {
      email,
      website: 'https://robot.example',
      proof: await obtainProof(form.purpose),
    })
    expect(answer.status).toBe(form.operation.reply.status)
    const items = await stored(email)
    expect(items.length).toBeGreaterThan(0)
    expect(items.every(({ suspect, state }) => suspect === true || state === 'suspect')).toBe(true)
    await deliver(items)
    expect(services.ses.inbox.list(email)).toEqual([])
    expect(operatorsMails()).toBe(before)
  })

  it('of a person mails the operator', async () => {
    const email = newEmail()
    const before = operatorsMails()
    expect((await send(form, { email, proof: await obtainProof(form.purpose) })).status).toBe(
      form.operation.reply.status,
    )
    await deliver((await stored(email)).filter(({ PK }) => !String(PK).startsWith('CODE#')))
    expect(operatorsMails()).toBe(before + 1)
  })

  it('without a proof is refused while the limiter is down, and stored with one', async () => {
    const proof = await obtainProof(form.purpose)
    const up = await limiterDown()
    try {
      const refused = newEmail()
      expect(await send(form, { email: refused })).toMatchObject({ status: 422 })
      const taken = newEmail()
      const given = form.purpose === 'meeting' ? { meetingTime: '11:00' } : {}
      expect((await send(form, { email: taken, proof, ...given })).status).toBe(form.operation.reply.status)
      expect(await stored(refused)).toEqual([])
      expect((await stored(taken)).length).toBeGreaterThan(0)
    } finally {
      up()
    }
  })
})
