import { randomUUID } from 'node:crypto'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import type { Context, DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { roleEntity } from '#shared/accounts/role.entity.ts'
import { codeEntity } from '#shared/codes/code.entity.ts'
import { clock } from '#shared/contract/clock.ts'
import { suppressedEntity } from '#shared/mail/suppressed.entity.ts'
import { subscriptionEntity } from '#shared/newsletter/subscription.entity.ts'
import { buildCodeItem } from '../builders/code-item.ts'
import { buildStreamEvent } from '../builders/stream-event.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { runningServices } from './running-services.ts'

type Consumer = (event: DynamoDBStreamEvent, context: Context) => Promise<DynamoDBBatchResponse>

const services = runningServices()
let notices: Consumer
let codes: Consumer

beforeAll(async () => {
  notices = (await import('#lambdas/notifications/notices.stream.ts')).handler
  codes = (await import('#lambdas/notifications/codes.stream.ts')).handler
})

afterEach(() => {
  clock.moveBy(-clock.offset())
  services.ses.setFault(null)
})

const buildSubscriber = (given: object = {}) => {
  const emailHash = Buffer.alloc(32, randomUUID()).toString('base64url')
  return {
    ...subscriptionEntity.key({ emailHash }),
    emailHash,
    email: `anna.${randomUUID()}@verkstad.se`,
    state: 'pending',
    language: 'sv',
    nonce: randomUUID(),
    requestedAt: clock.now(),
    createdAt: new Date(clock.now()).toISOString(),
    ...given,
  }
}

const context = {} as Context
const nothingFailed = { batchItemFailures: [] }

describe('a request to subscribe', () => {
  it('mails the subscriber and the operator, however often the stream delivers it', async () => {
    const subscriber = buildSubscriber()
    const event = buildStreamEvent([null, subscriber])
    for (let time = 0; time < 5; time += 1) expect(await notices(event, context)).toEqual(nothingFailed)
    const [confirmation, ...others] = services.ses.inbox.list(subscriber.email)
    expect(others).toEqual([])
    expect(confirmation?.subject).toBe('Bekräfta din prenumeration på Nodverks nyhetsbrev')
    expect(confirmation?.text).toMatch(/https:\/\/site\.example\/newsletter\/confirm#token=[\w.-]{87}/)
    expect(
      services.ses.inbox.list('drift@nodverk.example').filter(({ text }) => text.includes(subscriber.email)),
    ).toHaveLength(1)
  })

  it('is answered in the language of the form, and can be unsubscribed from in one click', async () => {
    const subscriber = buildSubscriber({ language: 'en' })
    await notices(buildStreamEvent([null, subscriber]), context)
    const [mail] = services.ses.inbox.list(subscriber.email)
    expect(mail?.subject).toBe('Confirm your subscription to the Nodverk newsletter')
    expect(mail?.text).toContain('https://site.example/en/newsletter/confirm#token=')
    const headers = JSON.stringify(mail?.headers)
    expect(headers).toMatch(/https:\/\/site\.example\/api\/newsletter\/unsubscriptions\/[\w.-]{87}/)
    expect(headers).toContain('List-Unsubscribe=One-Click')
    const tokens = [...`${mail?.text}${headers}`.matchAll(/[\w-]{43}\.[\w-]{43}/g)].map(([token]) => token)
    const [inHeader] = /(?<=unsubscriptions\/)[\w.-]{87}/.exec(headers) ?? []
    expect(
      tokens.filter(token => token === inHeader),
      'no page opens by what a log keeps',
    ).toHaveLength(1)
  })

  it.each([
    [
      'confirming',
      (before: ReturnType<typeof buildSubscriber>) => [before, { ...before, state: 'confirmed' }] as const,
    ],
    [
      'unsubscribing',
      (before: ReturnType<typeof buildSubscriber>) => [before, { ...before, state: 'unsubscribed' }] as const,
    ],
    [
      'a robot',
      (before: ReturnType<typeof buildSubscriber>) => [null, { ...before, state: 'suspect' }] as const,
    ],
  ])('is not what %s is: no mail', async (_, change) => {
    const subscriber = buildSubscriber()
    await notices(buildStreamEvent([...change(subscriber)]), context)
    expect(services.ses.inbox.list(subscriber.email)).toEqual([])
  })

  it('repeated mails again', async () => {
    const before = buildSubscriber()
    const after = { ...before, nonce: randomUUID() }
    await notices(buildStreamEvent([null, before], [before, after]), context)
    expect(services.ses.inbox.list(before.email)).toHaveLength(2)
  })

  it('escapes what a visitor typed', async () => {
    const email = '<b>anna</b>&@verkstad.se'
    await notices(buildStreamEvent([null, buildSubscriber({ email })]), context)
    const [mail] = services.ses.inbox.list('drift@nodverk.example')
    expect(mail?.html).toContain('&#60;b&#62;anna&#60;/b&#62;&#38;@verkstad.se')
    expect(mail?.html).not.toContain('<b>anna')
  })
})

describe('when mail is down', () => {
  it.each([
    ['throttle', 0],
    ['reject', 0],
    // Nobody knows what became of the first.
    ['down', 1],
  ] as const)(
    '(%s) only the failed records are reported, and go out later; %i of them maybe again',
    async (fault, repeats) => {
      const { logger } = await import('#lambdas/platform/logging/logger.ts')
      const warn = vi.spyOn(logger, 'warn')
      const subscriber = buildSubscriber()
      const event = buildStreamEvent([null, subscriber], [null, buildSubscriber({ state: 'suspect' })])
      services.ses.setFault(fault)
      expect(await notices(event, context)).toEqual({ batchItemFailures: [{ itemIdentifier: '100' }] })
      services.ses.setFault(null)
      expect(await notices(event, context)).toEqual(nothingFailed)
      expect(services.ses.inbox.list(subscriber.email)).toHaveLength(1)
      const sources = warn.mock.calls.flatMap(([message, ids]) =>
        String(message) === 'mail_may_repeat' ? [Object(ids).source] : [],
      )
      expect(new Set(sources).size).toBe(repeats)
      warn.mockRestore()
    },
  )

  it('a poison record is reported and holds nobody back', async () => {
    const subscriber = buildSubscriber()
    const poison = { PK: 'SUBSCRIBER#x', SK: 'SUBSCRIPTION', state: 7 }
    const answer = await notices(buildStreamEvent([null, poison], [null, subscriber]), context)
    expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: '100' }] })
    expect(services.ses.inbox.list(subscriber.email)).toHaveLength(1)
  })

  it('a suppressed address gets nothing', async () => {
    const { keyedHash } = await import('#lambdas/platform/secrets/keyed-hash.ts')
    const subscriber = buildSubscriber()
    const Item = suppressedEntity.key({ emailHash: await keyedHash('email', subscriber.email) })
    await services.documents.send(new PutCommand({ TableName: tableName, Item }))
    expect(await notices(buildStreamEvent([null, subscriber]), context)).toEqual(nothingFailed)
    expect(services.ses.inbox.list(subscriber.email)).toEqual([])
  })
})

describe('a new account', () => {
  it.each([
    ['business', 'Nytt företagskonto'],
    ['partner', 'Ny partner'],
  ])('of a %s is told to the operator', async (pool, subject) => {
    const email = `sara.${randomUUID()}@verkstad.se`
    const sub = randomUUID()
    const account = {
      ...roleEntity.key({ pool, sub }),
      ...{ pool, sub, role: pool, email, emailHash: sub, language: 'sv' },
      createdAt: new Date().toISOString(),
    }
    await notices(buildStreamEvent([null, account]), context)
    const mails = services.ses.inbox.list('drift@nodverk.example').filter(({ text }) => text.includes(email))
    expect(mails.map(mail => mail.subject)).toEqual([subject])
  })
})

describe('a fresh code', () => {
  const stored = (given: Parameters<typeof buildCodeItem>[0] = {}) => {
    const nonce = randomUUID()
    const email = `anna.${nonce}@verkstad.se`
    const code = buildCodeItem({ nonce, email, expiresAt: clock.now() + 600_000, ...given })
    return { ...codeEntity.key(code), ...code }
  }

  it('is mailed once, and its guesses mail nothing', async () => {
    const { digitsOf } = await import('#lambdas/platform/codes/code.ts')
    const code = stored()
    const guessed = { ...code, triesLeft: 4, version: 2 }
    await codes(buildStreamEvent([null, code], [code, guessed]), context)
    await codes(buildStreamEvent([null, code]), context)
    const mails = services.ses.inbox.list(code.email)
    expect(mails.map(mail => mail.subject)).toEqual([`Din kod till Nodverk: ${await digitsOf(code)}`])
  })

  it('that has expired in the meantime is not mailed', async () => {
    const code = stored({ expiresAt: clock.now() - 1 })
    await codes(buildStreamEvent([null, code]), context)
    expect(services.ses.inbox.list(code.email)).toEqual([])
  })
})
