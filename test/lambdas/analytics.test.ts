import { gunzipSync } from 'node:zlib'
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { beforeAll, describe, expect, it } from 'vitest'
import { collectEvents } from '#shared/analytics/collect-events.ts'
import type { AnalyticsEvent } from '#shared/analytics/event.ts'
import { clock } from '#shared/contract/clock.ts'
import { limitEntity } from '#shared/submissions/limit.entity.ts'
import { buildAnalyticsEvent } from '../builders/analytics-event.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
let call: ReturnType<typeof httpCaller>
let write: (event: SQSEvent) => Promise<SQSBatchResponse>

beforeAll(async () => {
  const events = await import('#lambdas/analytics/events.http.ts')
  call = httpCaller(events.handler, services.originSecret)
  write = (await import('#lambdas/analytics/events.queue.ts')).handler
})

const allowed = { analytics: true, marketing: false }
const send = (events: readonly unknown[], consent: unknown = allowed) =>
  call(collectEvents, { body: { events, consent } })
const queued = () => services.sqs.messages.receive('events', 100).map(({ body }) => JSON.parse(body))

describe('what a page sends', () => {
  it('is queued unchanged, without the address it came from', async () => {
    const events = [
      buildAnalyticsEvent(),
      buildAnalyticsEvent({ what: { event_name: 'form_sent', properties: { form: 'meeting' } } }),
    ]
    expect((await send(events)).status).toBe(202)
    const [message] = services.sqs.messages.receive('events', 100)
    expect(JSON.parse(message?.body ?? '')).toEqual(events)
    expect(message?.body).not.toContain('203.0.113.7')
  })

  it.each([
    ['no consent at all', undefined],
    ['no consent to analytics', { analytics: false, marketing: true }],
  ])('is refused with %s', async (_, consent) => {
    const refused = await call(collectEvents, { body: { events: [buildAnalyticsEvent()], consent } })
    expect(refused).toMatchObject({ status: 403, body: { code: 'consent_required' } })
    expect(queued()).toEqual([])
  })

  it.each(['gclid', 'fbclid'])('is refused with a %s unless marketing is allowed, too', async name => {
    const events = [buildAnalyticsEvent(), buildAnalyticsEvent({ firstTouch: { [name]: 'Cj0KCQ' } })]
    expect(await send(events)).toMatchObject({ status: 403, body: { code: 'consent_required' } })
    expect(queued()).toEqual([])
    expect((await send(events, { analytics: true, marketing: true })).status).toBe(202)
    expect(queued()).toEqual([events])
  })

  it.each([
    ['the token of a link', { url: 'https://site.example/newsletter/confirm?token=abc' }],
    ['an advertising id in its address', { url: 'https://site.example/?gclid=abc' }],
    ['a fragment', { url: 'https://site.example/newsletter/confirm#token=abc' }],
    ['the query of the page before', { referrer: 'https://site.example/?email=anna@verkstad.se' }],
  ])('is refused with %s', async (_, context) => {
    expect((await send([buildAnalyticsEvent({ context })])).body).toMatchObject({
      fields: { events: 'invalid' },
    })
    expect(queued()).toEqual([])
  })

  it.each([
    ['no event', []],
    ['21 events', Array.from({ length: 21 }, () => buildAnalyticsEvent())],
    ['a name of its own', [{ ...buildAnalyticsEvent(), event_name: 'made_up' }]],
    ['a field of its own', [{ ...buildAnalyticsEvent(), ip: '203.0.113.7' }]],
    [
      'another form',
      [buildAnalyticsEvent({ what: { event_name: 'form_sent', properties: { form: 'x' as never } } })],
    ],
    [
      'a long address',
      [buildAnalyticsEvent({ context: { url: `https://site.example/${'x'.repeat(600)}` } })],
    ],
  ])('is refused with %s', async (_, events) => {
    expect((await send(events)).status).toBe(422)
    expect(queued()).toEqual([])
  })

  it('may name its campaign', async () => {
    const url = 'https://site.example/?utm_source=mail&utm_campaign=spring'
    expect((await send([buildAnalyticsEvent({ context: { url } })])).status).toBe(202)
    expect(queued()).toHaveLength(1)
  })

  it('is limited by network, whatever it contains', async () => {
    const clientAddress = '198.51.100.9'
    const { keyedHash } = await import('#lambdas/platform/secrets/keyed-hash.ts')
    const windowStart = clock.seconds() - (clock.seconds() % 3_600)
    const Key = limitEntity.key({
      form: 'events',
      kind: 'network',
      hash: await keyedHash('network', clientAddress),
      windowStart,
    })
    await services.documents.send(
      new UpdateCommand({
        TableName: tableName,
        Key,
        UpdateExpression: 'ADD used :used',
        ExpressionAttributeValues: { ':used': 2_999 },
      }),
    )
    const body = { events: [buildAnalyticsEvent()], consent: allowed }
    expect((await call(collectEvents, { body, clientAddress })).status).toBe(202)
    expect(queued()).toHaveLength(1)
    expect((await call(collectEvents, { body, clientAddress })).status).toBe(429)
    expect(queued()).toEqual([])
  })
})

const day = (date: string) => String(Date.parse(`${date}T12:00:00Z`))
const delivered = (...messages: [id: string, body: string, sentAt: string][]) =>
  ({
    Records: messages.map(([messageId, body, SentTimestamp]) => ({
      messageId,
      body,
      attributes: { SentTimestamp },
    })),
  }) as SQSEvent

const s3 = () =>
  new S3Client({
    forcePathStyle: true,
    region: 'eu-north-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  })
const keysOf = async (date: string) => {
  const Prefix = `events/dt=${date}/`
  const { Contents = [] } = await s3().send(new ListObjectsV2Command({ Bucket: 'analytics', Prefix }))
  return Contents.map(({ Key }) => Key ?? '')
}
const linesOf = async (Key: string): Promise<AnalyticsEvent[]> => {
  const { Body } = await s3().send(new GetObjectCommand({ Bucket: 'analytics', Key }))
  const text = gunzipSync((await Body?.transformToByteArray()) ?? new Uint8Array()).toString()
  return text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))
}

describe('the writer', () => {
  it('puts a batch into one gzipped file a day, an event a line', async () => {
    const [one, two, three] = [buildAnalyticsEvent(), buildAnalyticsEvent(), buildAnalyticsEvent()]
    const answer = await write(
      delivered(
        ['a', JSON.stringify([one, two]), day('2026-03-01')],
        ['b', JSON.stringify([three]), day('2026-03-01')],
        ['c', JSON.stringify([one]), day('2026-03-02')],
      ),
    )
    expect(answer.batchItemFailures).toEqual([])
    const [key, ...others] = await keysOf('2026-03-01')
    expect(others).toEqual([])
    expect(key).toMatch(/^events\/dt=2026-03-01\/\w{32}\.ndjson\.gz$/)
    expect(await linesOf(key ?? '')).toEqual([one, two, three])
    expect(await keysOf('2026-03-02')).toHaveLength(1)
  })

  it('writes the same batch once, however often it comes', async () => {
    const batch = delivered(
      ['d', JSON.stringify([buildAnalyticsEvent()]), day('2026-03-03')],
      ['e', JSON.stringify([buildAnalyticsEvent()]), day('2026-03-03')],
    )
    await write(batch)
    await write({ Records: batch.Records.toReversed() })
    expect(await keysOf('2026-03-03')).toHaveLength(1)
  })

  it('never replaces a file by a part of it', async () => {
    const [one, two] = [JSON.stringify([buildAnalyticsEvent()]), JSON.stringify([buildAnalyticsEvent()])]
    await write(delivered(['f', one, day('2026-03-04')], ['g', two, day('2026-03-04')]))
    await write(delivered(['g', two, day('2026-03-04')]))
    const lines = (await Promise.all((await keysOf('2026-03-04')).map(linesOf))).flat()
    expect(lines.map(({ event_id }) => event_id)).toContain(JSON.parse(one)[0].event_id)
  })

  it('returns the messages that it cannot read, and only those', async () => {
    const { batchItemFailures } = await write(
      delivered(
        ['h', 'not json', day('2026-03-05')],
        ['i', JSON.stringify([buildAnalyticsEvent()]), day('2026-03-05')],
      ),
    )
    expect(batchItemFailures).toEqual([{ itemIdentifier: 'h' }])
    expect(await keysOf('2026-03-05')).toHaveLength(1)
  })

  it('returns the days that the bucket does not accept', async () => {
    const { ANALYTICS_BUCKET } = process.env
    process.env.ANALYTICS_BUCKET = 'elsewhere'
    try {
      const batch = delivered(['j', JSON.stringify([buildAnalyticsEvent()]), day('2026-03-06')])
      expect((await write(batch)).batchItemFailures).toEqual([{ itemIdentifier: 'j' }])
    } finally {
      process.env.ANALYTICS_BUCKET = ANALYTICS_BUCKET
    }
  })
})
