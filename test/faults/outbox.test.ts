import type { SESClient } from '@aws-sdk/client-ses'
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { invokeFunction, serveApi } from '../infra/local/gateway/served-api.ts'
import { emptyTable } from '../lambdas/empty-table.ts'
import { reportFigure } from './figures.ts'
import { connectStream } from './local-stream.ts'
import { callerOf, type Operation } from './operation.ts'
import { forRunLength } from './run-length.ts'
import { dumpTable } from './table-dump.ts'

const api = serveApi()
const operator = 'drift@nodverk.example'
const minute = 60_000
const rounds = forRunLength(6, 2)
let forms: Operation[]

beforeAll(async () => {
  const { publicOperations } = await import('./public-operations.ts')
  forms = publicOperations(callerOf(api), async () => {}).slice(0, 6)
})
beforeEach(async () => {
  await emptyTable(api.services.documents, tableName)
})
afterEach(() => {
  api.services.ses.setFault(null)
  clock.moveBy(-clock.offset())
})

const startStream = async (beforeRetry?: () => void) => {
  const stream = await connectStream(api.services.dataFolder, beforeRetry)
  onTestFinished(() => stream.stop())
  return stream
}

/** Sends forms, each as another person; returns each reply. */
const send = async (wanted: readonly Operation[]): Promise<number[]> => {
  const statuses: number[] = []
  for (const { prepare } of wanted) statuses.push((await (await prepare())()).status)
  return statuses
}

/** Returns everybody who sent a form, with the number of mails to them and about them to the operator. */
const mailsOfEach = async () => {
  const items = [...(await dumpTable(api.services.documents)).values()]
  const senders = items.filter(({ PK, email }) => email && !String(PK).startsWith('CODE#'))
  const { inbox } = api.services.ses
  const told = inbox.list(operator)
  return senders.map(({ email }) => ({
    to: inbox.list(String(email)).length,
    about: told.filter(({ text }) => text.includes(String(email))).length,
  }))
}

const once = { to: 1, about: 1 }

type Parked = { items: { key: string; tries: number; about: string[] }[]; next: string | null }
const ask = (command: string, input: object) => invokeFunction('outbox', { command, input, by: 'a test' })

const parked = async (): Promise<Parked['items']> => {
  const items: Parked['items'] = []
  for (let after: string | null | undefined; after !== null; ) {
    const page = (await ask('list_parked', after ? { after } : {})) as Parked
    items.push(...page.items)
    after = page.next
  }
  return items
}

/** Two operators at the same time, each page by page. */
const redriveAll = async (): Promise<void> => {
  while ((await parked()).length > 0) await Promise.all([ask('redrive', {}), ask('redrive', {})])
}

test('mail is down for an hour: forms are taken all the while, and all is delivered afterwards, once', async () => {
  const stream = await startStream()
  api.services.ses.setFault('down')
  const began = clock.now()
  const statuses: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    // A time can be booked once.
    statuses.push(...(await send(round === 0 ? forms : forms.filter(({ name }) => !/meetings/.test(name)))))
    clock.moveBy((60 * minute) / rounds)
  }
  await stream.settled()
  const hours = (clock.now() - began) / (60 * minute)
  expect(hours).toBeGreaterThanOrEqual(1)
  expect(new Set(statuses)).toEqual(new Set([201]))
  const waiting = await parked()
  expect(waiting.every(({ tries }) => tries >= 6)).toBe(true)
  expect(await mailsOfEach()).toEqual(statuses.map(() => ({ to: 0, about: 0 })))

  api.services.ses.setFault(null)
  statuses.push(...(await send(forms.slice(2, 3))))
  await stream.settled()
  await redriveAll()
  await redriveAll()
  expect((await mailsOfEach()).filter(({ about }) => about !== 1)).toEqual([])
  // Codes that have expired in the meantime are not mailed: the recipient requests another.
  const mails = await mailsOfEach()
  const unsent = mails.filter(({ to }) => to !== 1)
  expect(unsent).toEqual(unsent.map(() => ({ to: 0, about: 1 })))
  expect(unsent.length).toBeLessThanOrEqual(rounds)
  reportFigure(
    `mail down for ${hours.toFixed(1)} h on the clock, ${statuses.length} forms sent meanwhile`,
    '0 refused, 0 lost, 0 twice',
    `0 refused; ${waiting.length} records parked after six tries; ${mails.length * 2 - unsent.length} mails, each once; ${unsent.length} codes expired`,
  )
})

describe('a mail service that is', () => {
  test('throttling for a moment delivers all, once, and parks nothing', async () => {
    const stream = await startStream(() => api.services.ses.setFault(null))
    api.services.ses.setFault('throttle')
    await send(forms)
    await stream.settled()
    expect(stream.mostTries(), 'something was refused').toBeGreaterThan(1)
    expect(await parked()).toEqual([])
    expect(await mailsOfEach()).toEqual(forms.map(() => once))
  })

  test('refusing one address delivers all the others, parks that record whole, and sends it once later', async () => {
    const stream = await startStream()
    const { connections } = await import('#lambdas/platform/connections.ts')
    await invokeFunction('notices', { Records: [] })
    const { middlewareStack } = connections.get('ses') as SESClient
    let refused = ''
    middlewareStack.add(
      next => async args => {
        const [to = ''] = (args.input as { Destinations?: string[] }).Destinations ?? []
        if (to !== operator) refused ||= to
        if (to === refused) throw Object.assign(new Error('refused'), { name: 'MessageRejected' })
        return next(args)
      },
      { step: 'initialize', name: 'refusing' },
    )
    await send(forms.slice(2, 5))
    await stream.settled()
    expect((await mailsOfEach()).filter(({ to }) => to === 0)).toEqual([{ to: 0, about: 1 }])
    const [record, ...others] = await parked()
    expect(others).toEqual([])
    expect(record).toMatchObject({ about: [expect.stringMatching(/^(LEAD|ORDER)#/)] })
    // An attempt that only split the batch does not count towards the six.
    expect([6, 7, 8]).toContain(record?.tries)
    expect(await ask('show_parked', { key: record?.key })).toMatchObject({
      notices: expect.arrayContaining([
        expect.objectContaining({ state: 'failed', lastError: 'MessageRejected' }),
      ]),
    })
    middlewareStack.remove('refusing')
    await redriveAll()
    await redriveAll()
    expect(await mailsOfEach()).toEqual([once, once, once])
  })
})
