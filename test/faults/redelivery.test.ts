import { randomUUID } from 'node:crypto'
import type { DynamoDBBatchResponse } from 'aws-lambda'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Change } from '#lambdas/platform/mail/outgoing-mail.ts'
import { codeEntity } from '#shared/codes/code.entity.ts'
import { clock } from '#shared/contract/clock.ts'
import { leadEntity } from '#shared/leads/lead.entity.ts'
import { payDayEntity } from '#shared/self-bills/pay-day.entity.ts'
import { changesThatMail } from '../builders/mail-samples.ts'
import { buildStreamEvent } from '../builders/stream-event.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { invokeFunction, serveApi } from '../infra/local/gateway/served-api.ts'
import { emptyTable } from '../lambdas/empty-table.ts'
import { reportFigure } from './figures.ts'
import { captureFunctionLogs } from './leaks.ts'
import { forRunLength } from './run-length.ts'
import { seed, seededRandom, shuffle } from './seeded.ts'

const api = serveApi()
const logs = captureFunctionLogs()
const rounds = forRunLength(8, 2)
const deliveries = 5

beforeEach(() => emptyTable(api.services.documents, tableName))
afterEach(() => clock.moveBy(-clock.offset()))

const consumerOf = ({ after }: Change) => (String(after.PK).startsWith('CODE#') ? 'codes' : 'notices')

/** Every kind of change that mails, on things that no other round uses. */
const freshChanges = (): Change[] => {
  const round = randomUUID()
  const fresh = (text: string) => text.replace(/#(?=[^#]*$)/, `#${round}-`)
  return changesThatMail('sv').map(({ before, after }) => ({
    before,
    after: {
      ...after,
      PK: fresh(String(after.PK)),
      // All days have one partition.
      ...(after.PK === payDayEntity.pk && { SK: round }),
      email: `anna.${round}@verkstad.se`,
      ...(after.nonce !== undefined && { nonce: randomUUID() }),
    },
  }))
}

const poisonKey = (consumer: string, id: string) =>
  consumer === 'codes' ? codeEntity.key({ purpose: 'x', emailHash: id }) : leadEntity.key({ id })

/** What nobody can read, in the middle of the rest. */
const poison = (consumer: string): Change => ({
  before: null,
  after: { ...poisonKey(consumer, `poison-${randomUUID()}`), kind: 7 },
})

const deliver = async (consumer: 'codes' | 'notices', changes: readonly Change[]) => {
  const event = buildStreamEvent(
    ...changes.map(({ before, after }): [Change['before'], Change['after']] => [before, after]),
  )
  const { batchItemFailures } = (await invokeFunction(consumer, event)) as DynamoDBBatchResponse
  return batchItemFailures.length
}

const bySubject = (since: number) =>
  api.services.ses.inbox
    .list()
    .slice(0, api.services.ses.inbox.list().length - since)
    .map(({ to, subject }) => `${to} ${subject}`.replaceAll(/\.[\da-f-]{36}@/g, '@').replace(/\d{6}/, 'code'))
    .sort()

const mailCount = () => api.services.ses.inbox.list().length

describe('the stream', () => {
  test('delivered five times, out of order, with a poison record between, mails each once', async () => {
    const random = seededRandom()
    const undisturbed = freshChanges()
    for (const change of undisturbed) await deliver(consumerOf(change), [change])
    const expected = bySubject(0)
    let refused = 0
    for (let round = 0; round < rounds; round += 1) {
      const since = mailCount()
      const changes = freshChanges()
      for (const consumer of ['codes', 'notices'] as const) {
        const own = changes.filter(change => consumerOf(change) === consumer)
        const all = Array.from({ length: deliveries }, () => [...own, poison(consumer)]).flat()
        const order = shuffle(all, random)
        for (let start = 0; start < order.length; start += 10) {
          refused += await deliver(consumer, order.slice(start, start + 10))
        }
      }
      expect(bySubject(since), `round ${round}, seed ${seed}`).toEqual(expected)
    }
    expect(refused, 'of all of them, the poison only').toBe(rounds * deliveries * 2)
    reportFigure(
      `stream delivered five times, out of order, a poison record between; ${rounds} rounds of ${expected.length} mails, seed ${seed}`,
      '0 lost, 0 twice',
      `0 lost, 0 twice; ${refused} refusals, all of the poison`,
    )
  })
})

/** Longer than a claim on a mail lasts. */
const leaseMilliseconds = 11_000

describe.each(['before', 'after'] as const)('each call of a consumer failing (%s it was done)', way => {
  test('mails each; twice only where the answer of the mail service, or of what follows it, was lost, and says so', async () => {
    const { failCall } = await import('./failing-calls.ts')
    const kinds = forRunLength(freshChanges().length, 4)
    const counts = { failures: 0, twice: 0 }
    for (let kind = 0; kind < kinds; kind += 1) {
      for (let place = 0, calls = 1; place < calls; place += 1) {
        const [sample] = freshChanges().slice(kind)
        if (!sample) throw new Error('There are fewer.')
        const before = mailCount()
        await deliver(consumerOf(sample), [sample])
        const expected = bySubject(before)
        const [change] = freshChanges().slice(kind) as [Change]
        const [since, printed] = [mailCount(), logs.length]
        const failing = failCall(place, way)
        await deliver(consumerOf(change), [change])
        calls = failing.stop()
        clock.moveBy(leaseMilliseconds)
        expect(await deliver(consumerOf(change), [change])).toBe(0)
        const mails = bySubject(since)
        expect([...new Set(mails)]).toEqual([...new Set(expected)])
        const said =
          logs
            .slice(printed)
            .join('')
            .match(/mail_may_repeat|notice_failed/g)?.length ?? 0
        expect(mails.length - expected.length, `call ${place + 1} of ${calls}`).toBeLessThanOrEqual(said)
        if (way === 'before') expect(mails.length - expected.length).toBeLessThanOrEqual(1)
        counts.failures += 1
        counts.twice += mails.length - expected.length
      }
    }
    reportFigure(
      `SDK calls of the outbox, each failing ${way} it was done: ${counts.failures}`,
      '0 lost; twice only where it says so',
      `0 lost, ${counts.twice} twice, each logged`,
    )
    expect(counts.twice).toBeLessThan(counts.failures)
  })
})
