import { randomUUID } from 'node:crypto'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { linkTokenFor } from '#lambdas/newsletter/newsletter-links.ts'
import { keyedHash } from '#lambdas/platform/secrets/keyed-hash.ts'
import { confirm } from '#shared/newsletter/confirm.ts'
import { subscribe } from '#shared/newsletter/subscribe.ts'
import { unsubscribe } from '#shared/newsletter/unsubscribe.ts'
import { ids } from '../infra/local/cognito/emulator.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { invokeFunction, serveApi } from '../infra/local/gateway/served-api.ts'
import { canaries } from './canaries.ts'
import { buildCheapProof } from './cheap-proof.ts'
import { restoreTo, turnOnStream } from './earlier-table.ts'
import { reportFigure } from './figures.ts'
import { connectStream } from './local-stream.ts'
import { callerOf } from './operation.ts'
import { dumpTable } from './table-dump.ts'

const api = serveApi()
const call = callerOf(api)
const restored = 'local-table-restored'
const operator = 'drift@nodverk.example'

beforeAll(() => {
  Object.assign(process.env, { BUSINESS_POOL_ID: ids.business.id, PARTNER_POOL_ID: ids.partner.id })
})

type Subscriber = { email: string; key: string }
const somebody = (): Subscriber => ({ email: canaries.email(), key: randomUUID() })

const send = async ({ email, key }: Subscriber): Promise<number> => {
  const proof = await buildCheapProof('newsletter')
  return (await call(subscribe, { body: { email, language: 'sv', proof }, key })).status
}

/** Subscribes new addresses; each subscription is acknowledged. */
const acknowledged = async (count: number): Promise<Subscriber[]> => {
  const all = Array.from({ length: count }, somebody)
  for (const one of all) expect(await send(one)).toBeLessThan(300)
  return all
}

const keyOf = async ({ email }: Subscriber) => ({
  PK: `SUBSCRIBER#${await keyedHash('email', email)}`,
  SK: 'SUBSCRIPTION',
})

const leave = async (one: Subscriber) => {
  const token = await linkTokenFor('unsubscribe', await keyedHash('email', one.email))
  return (await call(unsubscribe, { body: { token } })).status
}

/** Follows the link in a confirmation mail; returns what the page shows. */
const follow = async (one: Subscriber): Promise<unknown> => {
  const { PK, SK } = await keyOf(one)
  const nonce = String((await itemsIn(tableName)).get(`${PK}|${SK}`)?.nonce)
  const token = await linkTokenFor('confirm', await keyedHash('email', one.email), nonce)
  const { body } = await call(confirm, { body: { token } })
  return body.state
}

const itemsIn = (table: string) => dumpTable(api.services.documents, table)
const stateOf = async (one: Subscriber, table: string) => {
  const { PK, SK } = await keyOf(one)
  return (await itemsIn(table)).get(`${PK}|${SK}`)?.state
}

/** Returns the number of mails to an address, and to the operators about it. */
const mailsOf = ({ email }: Subscriber) => {
  const { inbox } = api.services.ses
  const about = inbox.list(operator).filter(({ text }) => text.includes(email))
  return [inbox.list(email).length, about.length]
}

const ask = (command: string, input: object = {}) =>
  invokeFunction('privacy', { command, input, by: 'a test' }) as Promise<Record<string, unknown>>

/** Sends without pause, like browsers that know of no restore; records each reply. */
const restlessSender = () => {
  const answered: { who: Subscriber; status: number }[] = []
  let stopped = false
  const running = (async () => {
    while (!stopped) {
      const who = somebody()
      answered.push({ who, status: await send(who).catch(() => 0) })
    }
  })()
  return {
    answered,
    stop: () => {
      stopped = true
      return running
    },
  }
}

/** Step 6 of docs/restore.md: an unsubscription after the moment applies to the new table too. */
const carryOverLeaving = async () => {
  for (const { PK, SK, state, ttl } of (await itemsIn(tableName)).values()) {
    if (state !== 'unsubscribed') continue
    const update = new UpdateCommand({
      TableName: restored,
      Key: { PK, SK },
      UpdateExpression: 'SET #state = :state, #ttl = :ttl',
      ConditionExpression: 'attribute_exists(PK)',
      ExpressionAttributeNames: { '#state': 'state', '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':state': state, ':ttl': ttl },
    })
    await api.services.documents.send(update).catch(error => {
      if (error.name !== 'ConditionalCheckFailedException') throw error
    })
  }
}

test('the table of an earlier moment replaces that of the running system', async () => {
  const old = await connectStream(api.services.dataFolder)
  const [erased, leaving, ...before] = await acknowledged(8)
  if (!erased || !leaving) throw new Error('There are fewer.')
  await old.settled()

  // Stored before the moment, mailed after it.
  api.services.ses.setFault('down')
  const unmailed = await acknowledged(2)
  const moment = await itemsIn(tableName)
  api.services.ses.setFault(null)

  const after = await acknowledged(4)
  expect(await leave(leaving)).toBe(200)
  await old.settled()
  expect(await ask('person erase', { email: erased.email })).toMatchObject({ changed: true })
  const sender = restlessSender()
  onTestFinished(() => sender.stop())

  // Steps 3 to 5: nobody writes, the outbox is empty, and the functions read another name.
  process.env.TABLE_NAME = 'stopped'
  await expect.poll(() => sender.answered.at(-1)?.status).toBeGreaterThanOrEqual(500)
  await old.settled()
  await old.stop()
  const mailsBefore = api.services.ses.inbox.list().length
  await restoreTo(api.services.documents, restored, moment.values())
  await carryOverLeaving()
  await turnOnStream(api.services.documents, restored)
  process.env.TABLE_NAME = restored
  onTestFinished(() => {
    process.env.TABLE_NAME = tableName
  })
  const swappedAt = sender.answered.length
  const stream = await connectStream(api.services.dataFolder, undefined, restored)
  onTestFinished(() => stream.stop())
  expect(await ask('person replay-erasures')).toMatchObject({ changed: true, found: 1 })
  expect(await ask('person replay-erasures')).toMatchObject({ changed: false })
  await expect.poll(() => sender.answered.slice(swappedAt).some(({ status }) => status < 300)).toBe(true)
  await sender.stop()
  await stream.settled()

  // What was acknowledged up to the moment is there; erased people are not; unsubscribed ones stay unsubscribed.
  for (const one of [...before, ...unmailed]) expect(await stateOf(one, restored)).toBe('pending')
  expect(JSON.stringify([...(await itemsIn(restored)).values()])).not.toContain(erased.email)
  expect(await stateOf(leaving, restored)).toBe('unsubscribed')
  const [follower] = before
  expect(follower && (await follow(follower))).toBe('confirmed')
  // Each got its mails once, and none of them again.
  for (const one of [...before, ...unmailed, ...after]) expect(mailsOf(one), one.email).toEqual([1, 1])

  // What came after the moment is gone, and no reply says that it is there.
  for (const one of after) {
    expect(await stateOf(one, restored)).toBeUndefined()
    expect(await follow(one)).not.toBe('confirmed')
  }
  // Sent again with its first key it is stored, not taken for a repetition.
  for (const one of after) {
    expect(await send(one)).toBeLessThan(300)
    expect(await stateOf(one, restored)).toBe('pending')
  }
  // Everybody acknowledged since the swap is in the new table, and got their mails.
  const since = sender.answered.slice(swappedAt).filter(({ status }) => status < 300)
  for (const { who } of since) {
    expect(await stateOf(who, restored)).toBe('pending')
    expect(mailsOf(who)).toEqual([1, 1])
  }
  await stream.settled()
  for (const one of after) expect(mailsOf(one)).toEqual([2, 2])
  const mails = api.services.ses.inbox.list().length - mailsBefore
  expect(mails).toBe((since.length + after.length) * 2)
  reportFigure(
    `the table of an earlier moment swapped in: ${before.length + unmailed.length} acknowledged before it, ${after.length} after`,
    '0 lost, 0 mailed twice, erasures and unsubscriptions kept',
    `0 lost, 0 mailed twice; ${sender.answered.filter(({ status }) => status >= 500).length} refused meanwhile, ${since.length} taken since`,
  )
})
