import { randomUUID } from 'node:crypto'
import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { endWatchMails, endWatchMailsAtOnce } from '#shared/watches/end-watch-mails.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { failCallAt } from './failing-table.ts'
import { liveSessions } from './live-sessions.ts'
import { workIn } from './operated-work.ts'
import { runBeforeWrite } from './run-before-write.ts'
import { runningServices } from './running-services.ts'
import { buildWatch, createWatcher } from './watches.ts'

const services = runningServices()
const sessions = liveSessions()
const work = workIn(services)
let call: ReturnType<typeof httpCaller>
let callLink: ReturnType<typeof httpCaller>
let linkTokenFor: (action: 'page' | 'one-click', partnerId: string) => Promise<string>

beforeAll(async () => {
  call = httpCaller((await import('#lambdas/watches/watches.http.ts')).handler, services.originSecret)
  callLink = httpCaller((await import('#lambdas/watches/watch-links.http.ts')).handler, services.originSecret)
  linkTokenFor = (await import('#lambdas/watches/watch-links.ts')).linkTokenFor
})
afterEach(() => clock.moveBy(-clock.offset()))

const moveClockTo = (instant: string) => clock.moveBy(Date.parse(instant) - clock.now())
const newWatcher = () => createWatcher(work, () => call)

describe('a partner who saves a watch', () => {
  it('finds it again, changes it and removes it', async () => {
    const watcher = await newWatcher()
    expect(await watcher.list()).toEqual({ watches: [], mails: true })
    const id = randomUUID()
    const saved = { watches: [{ id, ...buildWatch() }], mails: true }
    expect(await watcher.save(buildWatch(), id)).toMatchObject({ status: 200, body: saved })
    expect(await watcher.list()).toEqual(saved)
    await watcher.save(buildWatch({ name: 'Bara Skåne', places: 'Malmö, Lund' }), id)
    expect((await watcher.list()).watches).toMatchObject([{ id, name: 'Bara Skåne', places: 'Malmö, Lund' }])
    expect((await watcher.remove(id)).body).toEqual({ watches: [], mails: true })
    expect((await watcher.remove(id)).status).toBe(200)
  })

  it('has one, however often it is sent, and however many tabs send', async () => {
    const watcher = await newWatcher()
    const [id, other] = [randomUUID(), randomUUID()]
    const sent = [id, id, other, id, other].map(one => watcher.save(buildWatch(), one))
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(Array(5).fill(200))
    expect((await watcher.list()).watches.map((watch: { id: string }) => watch.id).sort()).toEqual(
      [id, other].sort(),
    )
    expect(await watcher.dueAt()).toHaveLength(1)
  })

  it('has ten at most', async () => {
    const watcher = await newWatcher()
    for (let made = 0; made < 10; made += 1) expect((await watcher.save()).status).toBe(200)
    expect(await watcher.save()).toMatchObject({ status: 409, body: { code: 'too_many_watches' } })
    const [{ id }] = (await watcher.list()).watches
    expect((await watcher.save(buildWatch({ name: 'Ändrad' }), id)).status).toBe(200)
  })

  it('is told which field cannot be saved, and nothing changes', async () => {
    const watcher = await newWatcher()
    expect(await watcher.save(buildWatch({ minWeeks: 12, maxWeeks: 4 }))).toMatchObject({
      status: 422,
      body: { fields: { maxWeeks: 'out_of_range' } },
    })
    expect(await watcher.stored()).toBeUndefined()
  })

  it('sees only their own, and needs a profile', async () => {
    const [one, other] = [await newWatcher(), await newWatcher()]
    const id = randomUUID()
    await one.save(buildWatch(), id)
    await other.remove(id)
    expect((await one.list()).watches).toHaveLength(1)
    expect((await other.list()).watches).toEqual([])
    const claims = { sub: randomUUID(), token_use: 'access', client_id: 'partner-client' }
    const { saveWatch } = await import('#shared/watches/watches.ts')
    const answer = await call(saveWatch, { params: { id }, body: buildWatch(), claims })
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  })

  it('is linked to the watches, for export and erasure', async () => {
    const watcher = await newWatcher()
    await watcher.save()
    const { keyedHash } = await import('#lambdas/platform/secrets/keyed-hash.ts')
    const hash = await keyedHash('email', watcher.email)
    expect(await work.below(`PERSON#${hash}`, '')).toMatchObject([
      { entity: { PK: `WATCHES#${watcher.sub}`, SK: 'WATCHES' } },
    ])
  })

  it('has the watch and the morning it is due, or neither, wherever it is killed', async () => {
    const { table } = await import('#lambdas/platform/table/table.ts')
    for (const when of ['before', 'after'] as const) {
      for (let place = 0, calls = 1; calls > place; place += 1) {
        const watcher = await newWatcher()
        const id = randomUUID()
        const stop = failCallAt(table, place, when)
        await watcher.save(buildWatch(), id)
        calls = stop() + 1
        expect((await watcher.dueAt()).length).toBe((await watcher.list()).watches.length)
        expect((await watcher.save(buildWatch(), id)).status).toBe(200)
        expect([(await watcher.list()).watches.length, (await watcher.dueAt()).length]).toEqual([1, 1])
      }
    }
  })
})

describe('the mail', () => {
  it.each([
    ['the same morning', '2028-03-14T05:00:00.000Z', '2028-03-14T06:30:00.000Z'],
    ['the next morning', '2028-03-14T06:30:00.000Z', '2028-03-15T06:30:00.000Z'],
    ['the morning after the clock was set forward', '2028-03-25T20:00:00.000Z', '2028-03-26T05:30:00.000Z'],
    ['the morning after it was set back', '2028-10-28T20:00:00.000Z', '2028-10-29T06:30:00.000Z'],
  ])('is due at 07:30 in Stockholm, %s', async (_, now, expected) => {
    const watcher = await newWatcher()
    moveClockTo(now)
    await sessions.renew()
    await watcher.save()
    expect([await watcher.dueAt(), (await watcher.stored())?.dueAt]).toEqual([[expected], expected])
  })

  it('is due as long as there is something to watch for, and it is wanted', async () => {
    const watcher = await newWatcher()
    const [one, other] = [randomUUID(), randomUUID()]
    await watcher.save(buildWatch(), one)
    await watcher.save(buildWatch(), other)
    await watcher.remove(one)
    expect(await watcher.dueAt()).toHaveLength(1)
    expect((await watcher.setMails(false)).body.mails).toBe(false)
    expect([await watcher.dueAt(), (await watcher.stored())?.dueAt]).toEqual([[], undefined])
    await watcher.setMails(true)
    expect(await watcher.dueAt()).toHaveLength(1)
    await watcher.remove(other)
    expect(await watcher.dueAt()).toEqual([])
  })

  it.each([
    ['the page of its link', endWatchMails, 'page', 204],
    ['the button of a mail program', endWatchMailsAtOnce, 'one-click', 200],
  ] as const)(
    'ends by %s, without a sign-in, as often as it is pressed',
    async (_, operation, action, status) => {
      const watcher = await newWatcher()
      await watcher.save()
      const token = await linkTokenFor(action, watcher.sub)
      const asked =
        action === 'page' ? { body: { token } } : { params: { token }, body: 'List-Unsubscribe=One-Click' }
      for (const _ of [1, 2]) expect((await callLink(operation, asked)).status).toBe(status)
      expect(await watcher.list()).toMatchObject({ mails: false, watches: [{ name: 'PLC nära mig' }] })
      expect(await watcher.dueAt()).toEqual([])
    },
  )

  it('does not end by a link of somebody else, of another kind, or of nobody', async () => {
    const [watcher, other] = [await newWatcher(), await newWatcher()]
    await watcher.save()
    const signature = (await linkTokenFor('page', other.sub)).split('.')[1]
    const tokens = [`${watcher.sub}.${signature}`, await linkTokenFor('one-click', watcher.sub)]
    for (const token of tokens) expect((await callLink(endWatchMails, { body: { token } })).status).toBe(404)
    expect(await watcher.dueAt()).toHaveLength(1)
    const erased = await linkTokenFor('page', randomUUID())
    expect((await callLink(endWatchMails, { body: { token: erased } })).status).toBe(204)
  })

  it('is not brought back by a change that an erasure overtakes', async () => {
    const watcher = await newWatcher()
    await watcher.save()
    const remove = (PK: string, SK: string) =>
      services.documents.send(new DeleteCommand({ TableName: tableName, Key: { PK, SK } }))
    await remove(`PARTNER#${watcher.sub}`, 'PROFILE')
    await remove(`WATCHES#${watcher.sub}`, 'WATCHES')
    const first = await newWatcher()
    const { table } = await import('#lambdas/platform/table/table.ts')
    runBeforeWrite(table, () => remove(`PARTNER#${first.sub}`, 'PROFILE'))
    expect((await first.save()).status).toBe(403)
    expect(await first.stored()).toBeUndefined()
    expect((await watcher.save()).status).toBe(403)
    expect(await watcher.stored()).toBeUndefined()
  })
})
