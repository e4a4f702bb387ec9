import { randomUUID } from 'node:crypto'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { Context } from 'aws-lambda'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { contentEntryEntity } from '#shared/content/content-entry.entity.ts'
import { clock } from '#shared/contract/clock.ts'
import { leadEntity } from '#shared/leads/lead.entity.ts'
import { taxedUseEntity } from '#shared/ledger/taxed-use.entity.ts'
import type { NoticeCommand } from '#shared/notifications/outbox-commands.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { buildCodeItem } from '../builders/code-item.ts'
import { buildParkedRecord } from '../builders/parked-record.ts'
import { buildStreamEvent } from '../builders/stream-event.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
let ask: (command: NoticeCommand) => Promise<unknown>
let objects: S3Client
let stream: typeof import('#lambdas/notifications/notices.stream.ts').handler

beforeAll(async () => {
  ask = (await import('#lambdas/notifications/outbox.command.ts')).handler
  stream = (await import('#lambdas/notifications/notices.stream.ts')).handler
  const { AWS_ENDPOINT_URL_S3: endpoint, AWS_REGION: region } = process.env
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  objects = new S3Client({
    ...(endpoint && { endpoint }),
    ...(region && { region }),
    credentials,
    forcePathStyle: true,
  })
})

const parkedKeys = async (): Promise<string[]> => {
  const { items } = (await ask({ command: 'list_parked', input: {} })) as { items: { key: string }[] }
  return items.map(({ key }) => key)
}

beforeEach(async () => {
  const { objectsIn } = await import('#lambdas/platform/files/objects.store.ts')
  for (const key of await parkedKeys()) await objectsIn('failures').remove(key)
})

afterEach(() => services.ses.setFault(null))

const buildLead = (id = randomUUID()) => ({
  ...leadEntity.key({ id }),
  id,
  kind: 'get_started',
  type: 'credits',
  suspect: false,
  language: 'sv',
  email: `anna.${randomUUID()}@verkstad.se`,
  createdAt: new Date(clock.now()).toISOString(),
})

type Item = Record<string, unknown>

const park = async (...changes: [before: Item | null, after: Item][]): Promise<string> => {
  const { key, body } = buildParkedRecord(buildStreamEvent(...changes))
  await objects.send(new PutObjectCommand({ Bucket: 'failures', Key: key, Body: body }))
  return key
}

const redrive = (input: Extract<NoticeCommand, { command: 'redrive' }>['input'] = {}) =>
  ask({ command: 'redrive', input })

const mailsTo = (address: string) => services.ses.inbox.list(address)

const operatorMailsAbout = (address: string) =>
  mailsTo('drift@nodverk.example').filter(({ text }) => text.includes(address))

describe('a parked record', () => {
  it('is listed with its reason and its item, and without an address', async () => {
    const lead = buildLead()
    const key = await park([null, lead])
    const listed = await ask({ command: 'list_parked', input: {} })
    expect(listed).toEqual({
      items: [
        {
          key,
          parkedAt: '2026-11-02T09:30:00.000Z',
          condition: 'RetryAttemptsExhausted',
          tries: 6,
          about: [`${lead.PK}#LEAD`],
        },
      ],
      next: null,
    })
    expect(JSON.stringify(listed)).not.toContain(lead.email)
  })

  it('is delivered when it is redriven, and is no longer parked', async () => {
    const lead = buildLead()
    const key = await park([null, lead])
    expect(await redrive()).toEqual({ items: [{ key, outcome: 'delivered' }], next: null })
    expect(mailsTo(lead.email)).toHaveLength(1)
    expect(operatorMailsAbout(lead.email)).toHaveLength(1)
    expect(await parkedKeys()).toEqual([])
  })

  it('mails once when two operators redrive it at the same time, or one twice', async () => {
    const lead = buildLead()
    const key = await park([null, lead])
    await Promise.all([redrive({ keys: [key] }), redrive({ keys: [key] })])
    expect(await redrive({ keys: [key] })).toMatchObject({ items: [{ key, outcome: 'not parked' }] })
    expect(mailsTo(lead.email)).toHaveLength(1)
  })

  it('mails only those who had no mail yet', async () => {
    const lead = buildLead()
    const event = buildStreamEvent([null, lead])
    await stream(event, {} as Context)
    await park([null, lead])
    await redrive()
    expect(mailsTo(lead.email)).toHaveLength(1)
    expect(operatorMailsAbout(lead.email)).toHaveLength(1)
    expect(await parkedKeys()).toEqual([])
  })

  it('stays parked while mail is down, with the error of the last try', async () => {
    const lead = buildLead()
    const key = await park([null, lead])
    services.ses.setFault('throttle')
    expect(await redrive()).toEqual({
      items: [{ key, outcome: 'still parked', error: 'Throttling' }],
      next: null,
    })
    expect(await ask({ command: 'show_parked', input: { key } })).toMatchObject({
      notices: [
        { source: lead.PK, state: 'failed', tries: 1, lastError: 'Throttling' },
        { source: lead.PK, state: 'failed', tries: 1, lastError: 'Throttling' },
      ],
    })
    services.ses.setFault(null)
    await redrive()
    expect(mailsTo(lead.email)).toHaveLength(1)
  })

  it('that is unreadable stays parked, and does not block the others', async () => {
    const lead = buildLead()
    const key = await park([null, { PK: 'LEAD#poison', SK: 'LEAD', kind: 7 }], [null, lead])
    expect(await redrive()).toEqual({
      items: [{ key, outcome: 'still parked', error: '$ZodError' }],
      next: null,
    })
    expect(mailsTo(lead.email)).toHaveLength(1)
    expect(await ask({ command: 'show_parked', input: { key } })).toMatchObject({ unreadable: '$ZodError' })
  })

  it('of a code that has expired mails nobody', async () => {
    const email = `anna.${randomUUID()}@verkstad.se`
    const code = buildCodeItem({ nonce: randomUUID(), email, expiresAt: clock.now() - 1 })
    await park([null, { PK: 'CODE#business_sign_in#x', SK: 'CODE', ...code }])
    await redrive()
    expect(mailsTo(email)).toEqual([])
    expect(await parkedKeys()).toEqual([])
  })

  it('also has made what its change asks for beside mails', async () => {
    const [businessId, entryId, sub] = [randomUUID(), randomUUID(), randomUUID()]
    const occurredOn = '2026-11-20'
    const use = {
      ...taxedUseEntity.key({ sub: businessId, occurredOn, entryId }),
      businessId,
      occurredOn,
      entryId,
    }
    const profile = { ...partnerProfileEntity.key({ sub }), version: 1 }
    await park([null, use], [null, profile], [null, { PK: contentEntryEntity.pk, SK: 'a page' }])
    await redrive()
    const queued = (['papers', 'matching', 'renderings'] as const).flatMap(queue =>
      services.sqs.messages.receive(queue, 10).map(({ body }) => JSON.parse(body)),
    )
    expect(queued).toEqual([
      { kind: 'use', businessId, occurredOn, entryId },
      { partnerId: sub },
      { render: 'what is out of date' },
    ])
    expect(await parkedKeys()).toEqual([])
  })

  it('stays parked while what it asks for cannot be queued', async () => {
    const key = await park([null, { ...partnerProfileEntity.key({ sub: randomUUID() }), version: 1 }])
    vi.stubEnv('MATCHING_QUEUE_URL', String(process.env.MATCHING_QUEUE_URL).replace('matching', 'nowhere'))
    expect(await redrive()).toMatchObject({ items: [{ key, outcome: 'still parked' }] })
    vi.unstubAllEnvs()
  })

  it('is reached page by page', async () => {
    const leads = Array.from({ length: 12 }, buildLead)
    for (const lead of leads) await park([null, lead])
    const first = (await redrive()) as { items: unknown[]; next: string }
    expect(first.items).toHaveLength(10)
    const second = (await redrive({ after: first.next })) as { items: unknown[]; next: null }
    expect(second).toMatchObject({ items: [{}, {}], next: null })
    for (const { email } of leads) expect(mailsTo(email)).toHaveLength(1)
  })
})

describe('what the outbox holds', () => {
  it('can be listed by the stored item', async () => {
    const lead = buildLead()
    await stream(buildStreamEvent([null, lead]), {} as Context)
    const notices = await ask({ command: 'show_notices', input: { source: lead.PK } })
    expect(notices).toEqual([
      expect.objectContaining({ source: lead.PK, template: 'get_started_notice', state: 'sent', tries: 1 }),
      expect.objectContaining({ source: lead.PK, template: 'get_started_confirmation', state: 'sent' }),
    ])
    expect(JSON.stringify(notices)).not.toContain(lead.email)
  })

  it('is read for several items at once', async () => {
    const leads = [buildLead(), buildLead()]
    await stream(buildStreamEvent(...leads.map(lead => [null, lead] as [null, typeof lead])), {} as Context)
    const [source = '', ...also] = leads.map(({ PK }) => PK)
    const notices = (await ask({ command: 'show_notices', input: { source, also } })) as { source: string }[]
    expect(notices.map(one => one.source)).toEqual([source, source, ...also, ...also])
  })

  it('lists what could not be sent', async () => {
    const lead = buildLead()
    services.ses.setFault('reject')
    await stream(buildStreamEvent([null, lead]), {} as Context)
    const unsent = (await ask({ command: 'list_unsent', input: { state: 'failed' } })) as {
      items: { source: string; state: string; lastError: string }[]
    }
    expect(unsent.items.filter(({ source }) => source === lead.PK)).toMatchObject([
      { state: 'failed', lastError: 'MessageRejected' },
      { state: 'failed', lastError: 'MessageRejected' },
    ])
    services.ses.setFault(null)
    await stream(buildStreamEvent([null, lead]), {} as Context)
    const after = (await ask({ command: 'list_unsent', input: { state: 'failed' } })) as typeof unsent
    expect(after.items.filter(({ source }) => source === lead.PK)).toEqual([])
  })

  it('refuses a command that it does not know', async () => {
    await expect(ask({ command: 'forget', input: {} } as never)).rejects.toThrow()
  })
})
