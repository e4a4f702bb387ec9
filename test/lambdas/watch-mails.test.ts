import { randomUUID } from 'node:crypto'
import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import type { Context, DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { dueEntity } from '#shared/due/due.entity.ts'
import type { OpenAssignment } from '#shared/open-assignments/open-assignment.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { buildOpenAssignment } from '../builders/partner-work.ts'
import { buildStreamEvent } from '../builders/stream-event.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { emptyTable } from './empty-table.ts'
import { failCallAt } from './failing-table.ts'
import { liveSessions } from './live-sessions.ts'
import { createAsk, workIn } from './operated-work.ts'
import { runBeforeWrite } from './run-before-write.ts'
import { runningServices } from './running-services.ts'
import { buildWatch, createWatcher } from './watches.ts'

type Consumer = (event: DynamoDBStreamEvent, context: Context) => Promise<DynamoDBBatchResponse>
type Item = Record<string, unknown>

const services = runningServices()
const sessions = liveSessions()
const work = workIn(services)
let call: ReturnType<typeof httpCaller>
let operator: (event: unknown) => Promise<unknown>
let mailWatches: () => Promise<void>
let notices: Consumer
let table: typeof import('#lambdas/platform/table/table.ts').table
const ask = createAsk(() => operator)

beforeAll(async () => {
  table = (await import('#lambdas/platform/table/table.ts')).table
  call = httpCaller((await import('#lambdas/watches/watches.http.ts')).handler, services.originSecret)
  operator = (await import('#lambdas/operator/operator.command.ts')).handler
  mailWatches = (await import('#lambdas/watches/watch-mails.schedule.ts')).handler
  notices = (await import('#lambdas/notifications/notices.stream.ts')).handler
})
beforeEach(() => emptyTable(services.documents, tableName))
afterEach(() => clock.moveBy(-clock.offset()))

/** A Monday evening; the mail is due the next morning. */
const evening = '2028-03-13T19:00:00.000Z'
const morning = '2028-03-14T06:30:00.000Z'
const nextMorning = '2028-03-15T06:30:00.000Z'

const moveClockTo = (instant: string) => clock.moveBy(Date.parse(instant) - clock.now())
const publish = async (given: Partial<OpenAssignment> = {}) => {
  const published = buildOpenAssignment({ createdAt: '2028-03-13T20:00:00.000Z', ...given })
  await ask('open-assignments publish', published)
  return published.id
}
const remove = (PK: string, SK: string) =>
  services.documents.send(new DeleteCommand({ TableName: tableName, Key: { PK, SK } }))

/** A partner who saved a watch in the evening. */
const watching = async (watch: object = {}, given: { language?: string; status?: string } = {}) => {
  moveClockTo(evening)
  await sessions.renew()
  const watcher = await createWatcher(work, () => call, given)
  expect((await watcher.save(buildWatch(watch))).status).toBe(200)
  return watcher
}

const foundBy = async ({ stored }: { stored: () => Promise<Item | undefined> }) => {
  const mailed = (await stored())?.mailed as { found: { id: string }[] } | undefined
  return mailed?.found.map(({ id }) => id)
}

describe('in the morning', () => {
  it('a partner gets what is new and matches, once, however many functions run', async () => {
    const watcher = await watching({ skills: 'PLC', places: 'västeras' })
    const id = await publish()
    await publish({ title: 'Python', expertiseRequired: 'Python' })
    await publish({ location: 'Luleå' })
    await publish({ createdAt: '2028-03-13T18:59:00.000Z' })
    moveClockTo('2028-03-14T06:29:59.000Z')
    await mailWatches()
    expect(await foundBy(watcher)).toBeUndefined()
    moveClockTo('2028-03-14T06:30:20.000Z')
    await Promise.all([mailWatches(), mailWatches(), mailWatches()])
    expect(await foundBy(watcher)).toEqual([id])
    expect(await watcher.dueAt()).toEqual([nextMorning])
    await mailWatches()
    expect(await watcher.dueAt()).toEqual([nextMorning])
  })

  it('nobody is told twice, and of nothing', async () => {
    const watcher = await watching()
    await publish()
    moveClockTo(morning)
    await mailWatches()
    const first = await watcher.stored()
    moveClockTo(nextMorning)
    await mailWatches()
    expect((await watcher.stored())?.mailed).toEqual(first?.mailed)
    const later = await publish({ createdAt: '2028-03-15T07:00:00.000Z' })
    moveClockTo('2028-03-16T06:30:00.000Z')
    await mailWatches()
    expect(await foundBy(watcher)).toEqual([later])
  })

  it('two watches that find the same are one entry with both names, and what is closed is not in it', async () => {
    const watcher = await watching({ name: 'Styrning' })
    await watcher.save(buildWatch({ name: 'Allt', skills: '' }))
    const [id, closed] = [await publish(), await publish()]
    await ask('open-assignments close', { assignmentId: closed })
    moveClockTo(morning)
    await mailWatches()
    expect((await watcher.stored())?.mailed).toMatchObject({
      dueAt: morning,
      found: [{ id, watches: ['Styrning', 'Allt'] }],
      more: 0,
    })
  })

  it('a day that was missed is not made up for: one mail has both days', async () => {
    const watcher = await watching()
    const ids = [await publish(), await publish({ createdAt: '2028-03-14T09:00:00.000Z' })]
    moveClockTo('2028-03-15T10:00:00.000Z')
    await mailWatches()
    expect((await foundBy(watcher))?.sort()).toEqual(ids.sort())
    expect(await watcher.dueAt()).toEqual(['2028-03-16T06:30:00.000Z'])
  })

  it('the clock is set forward in between: it is still 07:30', async () => {
    moveClockTo('2028-03-25T20:00:00.000Z')
    await sessions.renew()
    const watcher = await createWatcher(work, () => call)
    await watcher.save(buildWatch())
    await publish({ createdAt: '2028-03-25T21:00:00.000Z' })
    moveClockTo('2028-03-26T05:30:00.000Z')
    await mailWatches()
    expect(await foundBy(watcher)).toHaveLength(1)
    expect(await watcher.dueAt()).toEqual(['2028-03-27T05:30:00.000Z'])
  })

  it.each([
    [
      'whose profile was declined',
      async (sub: string) =>
        work.put({ ...(await work.read(`PARTNER#${sub}`, 'PROFILE')), status: 'declined' }),
    ],
    ['who has not verified the address', (sub: string) => remove(`USER#partner#${sub}`, 'ROLE')],
  ])('a partner %s gets nothing, and it waits', async (_, happens) => {
    const watcher = await watching()
    const id = await publish()
    const [profile, role] = [
      await work.read(`PARTNER#${watcher.sub}`, 'PROFILE'),
      await work.read(`USER#partner#${watcher.sub}`, 'ROLE'),
    ]
    await happens(watcher.sub)
    moveClockTo(morning)
    await mailWatches()
    expect([await foundBy(watcher), await watcher.dueAt()]).toEqual([undefined, [nextMorning]])
    await work.put({ ...profile })
    await work.put({ ...role })
    moveClockTo(nextMorning)
    await mailWatches()
    expect(await foundBy(watcher)).toEqual([id])
  })

  it('a partner who turned the mails on again hears of what is published from then on', async () => {
    const watcher = await watching()
    await publish()
    await watcher.setMails(false)
    moveClockTo(morning)
    await sessions.renew()
    await mailWatches()
    expect(await foundBy(watcher)).toBeUndefined()
    await watcher.setMails(true)
    const later = await publish({ createdAt: '2028-03-14T10:00:00.000Z' })
    moveClockTo(nextMorning)
    await mailWatches()
    expect(await foundBy(watcher)).toEqual([later])
  })

  it('what is due goes with a partner who was erased, also in the very moment', async () => {
    const [gone, going] = [await watching(), await watching()]
    await publish()
    await remove(`WATCHES#${gone.sub}`, 'WATCHES')
    moveClockTo(morning)
    runBeforeWrite(table, () => remove(`WATCHES#${going.sub}`, 'WATCHES'))
    await mailWatches()
    await mailWatches()
    expect([await gone.stored(), await going.stored()]).toEqual([undefined, undefined])
    expect(await work.below('DUE#watch', '')).toEqual([])
  })

  it('a change in the very moment is kept, and the mail is sent or due again', async () => {
    const watcher = await watching()
    await publish()
    moveClockTo(morning)
    await sessions.renew()
    runBeforeWrite(table, () => watcher.save(buildWatch({ name: 'En till' })))
    await mailWatches()
    expect((await watcher.list()).watches).toHaveLength(2)
    expect(await foundBy(watcher)).toHaveLength(1)
  })

  it('wherever it is killed, the mail is noted and due the next day, or neither', async () => {
    for (const when of ['before', 'after'] as const) {
      for (let place = 0, calls = 1; calls > place; place += 1) {
        await emptyTable(services.documents, tableName)
        const watcher = await watching()
        await publish()
        const seen = async () => [(await foundBy(watcher))?.length, await watcher.dueAt()]
        moveClockTo(morning)
        const stop = failCallAt(table, place, when)
        await mailWatches().catch(() => {})
        calls = stop() + 1
        expect([
          [undefined, [morning]],
          [1, [nextMorning]],
        ]).toContainEqual(await seen())
        await mailWatches()
        expect(await seen()).toEqual([1, [nextMorning]])
      }
    }
  })
})

it('reads the open assignments once for all who are due, and not at all if nobody is', async () => {
  const counted: string[] = []
  table.middlewareStack.add(
    next => async args => {
      const { IndexName } = args.input as { IndexName?: string }
      if (IndexName) counted.push(IndexName)
      return next(args)
    },
    { step: 'initialize', name: 'counting' },
  )
  try {
    await watching()
    await watching()
    await publish()
    await mailWatches()
    expect(counted).toEqual([])
    moveClockTo(morning)
    await mailWatches()
    expect(counted).toEqual(['GSI1'])
  } finally {
    table.middlewareStack.remove('counting')
  }
})

describe('the mail itself', () => {
  const mailOf = async (watcher: Awaited<ReturnType<typeof watching>>) => {
    moveClockTo(morning)
    const before = await watcher.stored()
    await mailWatches()
    const after = await watcher.stored()
    const event = buildStreamEvent([before ?? null, after ?? {}], [after ?? {}, { ...after, version: 9 }])
    for (const _ of [1, 2]) expect(await notices(event, {} as Context)).toEqual({ batchItemFailures: [] })
    return services.ses.inbox.list(watcher.email)
  }

  it('is one, says what was found and by which watch, and ends with one click', async () => {
    const watcher = await watching({ name: 'Styrning i Västerås' })
    await publish({ title: 'PLC till packlina', location: null })
    await publish({ title: 'PLC till press', createdAt: '2028-03-13T21:00:00.000Z' })
    const [mail, ...others] = await mailOf(watcher)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Nytt i dina bevakningar: PLC till press och 1 till')
    expect(mail?.text).toContain('PLC till packlina\n\nNordplåt AB · Remote · 3 månader · start 2027-01-11')
    expect(mail?.text).toContain('Bevakning: Styrning i Västerås')
    expect(mail?.text).toContain('/partner/dashboard/available')
    const { endWatchMails } = await import('#shared/watches/end-watch-mails.ts')
    const links = httpCaller(
      (await import('#lambdas/watches/watch-links.http.ts')).handler,
      services.originSecret,
    )
    await sessions.renew()
    const token = /\/partner\/watch-mails#token=(\S+)/.exec(mail?.text ?? '')?.[1]
    expect((await links(endWatchMails, { body: { token } })).status).toBe(204)
    expect(await watcher.list()).toMatchObject({ mails: false })
  })

  it('is in the partner’s language, and shows twenty at most', async () => {
    const watcher = await watching({}, { language: 'en' })
    for (let made = 0; made < 22; made += 1) await publish({ title: `PLC ${made}` })
    const [mail] = await mailOf(watcher)
    expect(mail?.subject).toMatch(/^New in your watches: PLC \d+ and 21 more$/)
    expect(mail?.text.match(/Watch: PLC nära mig/g)).toHaveLength(20)
    expect(mail?.text).toContain('And 2 more')
  })
})

it('of two hundred and more, the rest is mailed by the next call', async () => {
  const { maxPartners } = await import('#lambdas/watches/mail-matches.ts')
  moveClockTo(morning)
  const ids = Array.from({ length: maxPartners + 5 }, () => randomUUID())
  for (const id of ids)
    await work.put({ ...dueEntity.key({ kind: 'watch', at: morning, id }), id, at: morning })
  await mailWatches()
  expect(await work.below('DUE#watch', '')).toHaveLength(5)
  await mailWatches()
  expect(await work.below('DUE#watch', '')).toEqual([])
})
