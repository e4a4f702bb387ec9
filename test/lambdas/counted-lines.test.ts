import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type BusinessMetric, type MetricName, metrics } from '#infra/system/metrics.ts'
import { deliver } from '#lambdas/notifications/deliver.ts'
import { logger } from '#lambdas/platform/logging/logger.ts'
import type { MailName } from '#lambdas/platform/mail/outgoing-mail.ts'
import { clock } from '#shared/contract/clock.ts'
import { sendGetStarted } from '#shared/leads/get-started.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { mailNames } from '../builders/mail-names.ts'
import { solveProof } from '../builders/solved-proof.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const printed = vi.spyOn(process.stdout, 'write').mockImplementation(() => true)
afterEach(() => printed.mockClear())

const lines = (): Record<string, unknown>[] =>
  printed.mock.calls
    .flatMap(([text]) => String(text).split('\n'))
    .filter(text => text.startsWith('{'))
    .map(text => JSON.parse(text))

/** Returns the metrics that count the printed lines, like the filters of the cloud would. */
const counted = (): string[] =>
  Object.entries<BusinessMetric>(metrics)
    .filter(([, { message, where = {} }]) =>
      lines().some(line =>
        Object.entries({ message, ...where }).every(([field, value]) => line[field] === value),
      ),
    )
    .map(([name]) => name)

const settle = (template: MailName, given: { suppressed?: boolean } = {}) =>
  deliver(
    { source: 'LEAD#1', template, recipient: 'a@b.se', compose: () => ({ subject: '', text: '', html: '' }) },
    {
      outbox: {
        claim: async () => ({ kind: 'claimed', mayRepeat: false }),
        settle: async () => undefined,
        fail: async () => undefined,
        isSuppressed: async () => given.suppressed ?? false,
      },
      send: async () => 'ses-1',
      hasSender: true,
      wait: async () => undefined,
      log: logger,
    },
  )

describe('a line of the log', () => {
  it.each([
    ['project_inquiry_notice', 'projectInquiries'],
    ['get_started_notice', 'getStarted'],
    ['booking_notice', 'meetings'],
    ['credit_order_notice', 'creditOrders'],
    ['investor_notice', 'investors'],
    ['subscription_notice', 'subscriptions'],
    ['business_inquiry_notice', 'businessInquiries'],
    ['applied_notice', 'applications'],
    ['registration_notice', 'businessSignUps'],
    ['partner_notice', 'partnerSignUps'],
  ] as const satisfies readonly [MailName, MetricName][])('%s counts for %s', async (template, name) => {
    await settle(template)
    expect(counted()).toEqual(expect.arrayContaining([name, 'mailsSent']))
  })

  it('links what was stored to its mail', async () => {
    await settle('booking_confirmation')
    expect(lines()).toEqual([
      expect.objectContaining({
        message: 'mail_settled',
        source: 'LEAD#1',
        template: 'booking_confirmation',
        messageId: 'ses-1',
      }),
    ])
  })

  it('links a request to what it stored, once, and contains nothing that was typed', async () => {
    const { handler } = await import('#lambdas/leads/leads.http.ts')
    const { proofChallenge } = await import('#lambdas/platform/proof/proof.ts')
    const call = httpCaller(handler, services.originSecret)
    const proof = await solveProof((await proofChallenge('get_started', 'network')) as never)
    const body = { email: 'anna.berg@verkstad.se', type: 'credits', language: 'sv', proof }
    const headers = { 'idempotency-key': randomUUID() }
    const { status, body: answer } = await call(sendGetStarted, { body, headers })
    expect(status).toBe(201)
    await call(sendGetStarted, { body, headers })
    expect(lines()).toEqual([
      expect.objectContaining({
        message: 'submission_stored',
        route: 'POST /api/get-started-inquiries',
        requestId: expect.stringMatching(/./),
        id: answer.id,
      }),
    ])
    expect(JSON.stringify(lines())).not.toContain('anna')
  })

  it('tells suppressed mails from sent ones', async () => {
    await settle('sign_in_code', { suppressed: true })
    expect(counted()).toEqual(['mailsSuppressed'])
  })

  it('counts a code that was refused, without its owner', async () => {
    const { checkCode } = await import('#lambdas/platform/codes/check-code.ts')
    const attempt = { purpose: 'business_sign_in', flow: 'sign_in', device: undefined } as const
    const emailHash = randomUUID()
    await checkCode({ ...attempt, emailHash, attemptId: 'attempt-1' }, '000000')
    expect(counted()).toEqual(['codesRefused'])
    expect(JSON.stringify(lines())).not.toContain(emailHash)
  })

  it.each([
    ['accepted', 'uploadsAccepted'],
    ['refused', 'uploadsRefused'],
  ] as const)('counts an upload that was %s once, however often it is looked at', async (state, name) => {
    const { uploadClaimsOf } = await import('#lambdas/platform/files/upload-claims.store.ts')
    const { cvs } = await import('#lambdas/platform/files/file-area.ts')
    const claims = uploadClaimsOf(cvs, randomUUID())
    const times = { expiresAt: new Date(clock.now()).toISOString(), ttl: clock.seconds() + 60 }
    const upload = { id: randomUUID(), fileName: 'cv.pdf', contentType: 'application/pdf', size: 1, ...times }
    await claims.add({ ...upload, state: 'waiting' })
    await Promise.all([
      claims.settle(upload.id, { state, size: 1 }),
      claims.settle(upload.id, { state, size: 1 }),
    ])
    expect(counted()).toEqual([name])
    expect(lines()).toHaveLength(1)
  })
})

it('every template that is counted is one that is sent', () => {
  const templates = Object.values<BusinessMetric>(metrics).flatMap(({ where }) => where?.template ?? [])
  expect(mailNames).toEqual(expect.arrayContaining(templates))
})
