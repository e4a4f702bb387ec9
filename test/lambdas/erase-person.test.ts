import { randomUUID } from 'node:crypto'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, describe, expect, it } from 'vitest'
import { accountingTtl } from '#lambdas/platform/table/retention.ts'
import { roleEntity } from '#shared/accounts/role.entity.ts'
import { partnerAssignmentEntity } from '#shared/assignments/partner-assignment.entity.ts'
import { clock } from '#shared/contract/clock.ts'
import { earningsEntity } from '#shared/earnings/earnings.entity.ts'
import { workEntryEntity } from '#shared/earnings/work-entry.entity.ts'
import { sendGetStarted } from '#shared/leads/get-started.ts'
import { buildStreamEvent } from '../builders/stream-event.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { emptyTable } from './empty-table.ts'
import { failCallAt } from './failing-table.ts'
import { newPerson } from './person-life.ts'
import { personsIn, type Stored } from './persons.ts'
import { runBeforeWrite } from './run-before-write.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const { lived, book, visit, send, streamed, ...persons } = personsIn(services)
const { ask, erase, exported, table, putBack, parkedText, park, isInPool, traces, ofAccounts, leaves } =
  persons

afterEach(() => clock.moveBy(-clock.offset()))

/** How far an erasure gets before its call to the table fails: before or after it was done. */
const kills = [
  [0.1, 'before'],
  [0.4, 'after'],
  [0.6, 'before'],
  [0.8, 'after'],
  [0.97, 'before'],
] as const

describe('an erasure', () => {
  it('leaves nothing that identifies the person, in the table, the buckets, the pools or parked records', async () => {
    const [who, other] = [newPerson(), newPerson()]
    const ids = await lived(who)
    await book(other, [who.email, 'Cilla'])
    await park(
      { PK: 'LEAD#p1', SK: 'LEAD', email: who.email },
      { PK: 'LEAD#p2', SK: 'LEAD', email: other.email },
    )
    expect((await traces(who)).length).toBeGreaterThan(20)
    expect(await ofAccounts(ids)).toHaveLength(5)

    expect(await erase(who)).toMatchObject({ changed: true, accounts: 2, repeatAfter: expect.any(String) })
    expect(await traces(who)).toEqual([])
    expect(await ofAccounts(ids)).toEqual([])
    expect([await isInPool('business', who), await isInPool('partner', who)]).toEqual([false, false])
    expect(Object.keys(await exported(who))).toHaveLength(4)

    const left = await table()
    expect(
      left.find(({ email, PK }) => email === other.email && String(PK).startsWith('MEETING#')),
    ).toMatchObject({ participants: ['Cilla'] })
    expect(await parkedText()).toContain(other.email)
  })

  it('takes a participant out however their address was written', async () => {
    const [who, other] = [{ ...newPerson(), email: `kajsa.${randomUUID()}@xn--smrgs-pra0j.se` }, newPerson()]
    const written = who.email.replace('xn--smrgs-pra0j', 'Smörgås').replace('kajsa', 'Kajsa')
    await book(other, [written, 'Cilla'])
    expect(await erase(who)).toMatchObject({ changed: true })
    const meeting = (await table()).find(item => item.email === other.email && item.SK === 'MEETING')
    expect(meeting?.participants).toEqual(['Cilla'])
  })

  it('brings nobody back into a meeting whom another erasure removes in the meantime', async () => {
    const { table: client } = await import('#lambdas/platform/table/table.ts')
    const [one, two, other] = [newPerson(), newPerson(), newPerson()]
    const { id } = await book(other, [one.email, two.email, 'Cilla'])
    runBeforeWrite(client, () => erase(two), 'UpdateItemCommand')
    expect(await erase(one)).toMatchObject({ changed: true })
    const meeting = (await table()).find(({ PK }) => PK === `MEETING#${id}`)
    expect(meeting?.participants).toEqual(['Cilla'])
  })

  it('brings back no meeting that another erasure removes in the meantime', async () => {
    const { table: client } = await import('#lambdas/platform/table/table.ts')
    const [one, other] = [newPerson(), newPerson()]
    const { id } = await book(other, [one.email, 'Cilla'])
    runBeforeWrite(client, () => erase(other), 'UpdateItemCommand')
    await erase(one)
    expect((await table()).filter(({ PK }) => PK === `MEETING#${id}`)).toEqual([])
    expect([...(await traces(one)), ...(await traces(other))]).toEqual([])
  })

  it('finds all data of a person even if the accounts are already deleted', async () => {
    const who = newPerson()
    const accounts = await lived(who)
    await leaves(who)
    expect([await isInPool('business', who), await isInPool('partner', who)]).toEqual([false, false])
    expect(Object.keys(await exported(who)).length).toBeGreaterThan(10)
    expect(await ofAccounts(accounts)).toHaveLength(5)
    expect(await erase(who)).toMatchObject({ changed: true, accounts: 0 })
    expect(await traces(who)).toEqual([])
    expect(await ofAccounts(accounts)).toEqual([])
    expect(await erase(who)).toMatchObject({ changed: false })
  })

  it('keeps what the books need, without the person, until they close', async () => {
    const who = newPerson()
    const { businessId, partnerId, orderId } = await lived(who)
    await erase(who)
    const left = await table()
    const below = (PK: string, beginning = '') =>
      left.filter(item => item.PK === PK && String(item.SK).startsWith(beginning))
    // That it was paid, and by whose word, is of the books, too; nothing in it names the person.
    expect(below(`ORDER#${orderId}`, 'AUDIT#')).toMatchObject([
      { action: 'order pay', state: 'ordered', to: 'paid', erased: true, ttl: accountingTtl() },
    ])
    expect(below(`ORDER#${orderId}`)).toHaveLength(2)
    expect(below(`ORDER#${orderId}`, 'ORDER')).toEqual([
      expect.objectContaining({
        ...{ companyName: 'Nordplåt AB', organizationNumber: '556703-7485', priceOre: 2_250_000 },
        ...{ companySigner: 'erased', email: 'erased', phone: 'erased', erased: true },
      }),
    ])
    expect(below(`BUSINESS#${businessId}`, 'CREDIT#').map(({ credits }) => credits)).toEqual([20, -20])
    expect(below(`PARTNER#${partnerId}`, 'EARNINGS#')).toMatchObject([
      { totalHours: 7.5, earnedOre: 225_000 },
    ])
    expect(below(`PARTNER#${partnerId}`, 'ENTRY#')).toHaveLength(2)
    const accounts = [...below(`BUSINESS#${businessId}`), ...below(`PARTNER#${partnerId}`)]
    expect(new Set(accounts.map(({ SK }) => String(SK).split('#')[0]))).toEqual(
      new Set(['CREDIT', 'AUDIT', 'EARNINGS', 'ENTRY', 'ASSIGNMENT', 'TERMS', 'LEG', 'BALANCE', 'LOT']),
    )
    for (const { ttl } of accounts) expect(ttl).toBe(accountingTtl())
    expect(below(`PARTNER#${partnerId}`, 'AUDIT#').map(({ action }) => action)).toContain(
      'payment_settings_changed',
    )
  })

  it('dates a partner’s unpaid earnings by the erasure, and recorded ones by their instant', async () => {
    const who = newPerson()
    const sub = randomUUID()
    const { personItem } = await import('#lambdas/platform/table/person-item.ts')
    const role = roleEntity.key({ pool: 'partner', sub })
    const link = await personItem(who.email, role)
    const createdAt = '2024-12-31T22:30:00.000Z'
    const worked = { totalHours: 8, creditsEarned: 2 }
    await putBack([
      { ...link.Put?.Item },
      { ...role, email: who.email, language: 'sv' },
      {
        ...partnerAssignmentEntity.key({ sub, createdAt, id: 'a' }),
        id: 'a',
        status: 'active',
        createdAt,
        ...worked,
      },
      { ...earningsEntity.key({ sub, month: '2024-12' }), month: '2024-12', ...worked, paidOutOre: 0 },
      {
        ...workEntryEntity.key({ sub, month: '2024-12', id: 'e' }),
        id: 'e',
        kind: 'hours',
        createdAt,
        ...worked,
      },
    ])
    clock.moveBy(Date.parse('2025-12-31T23:30:00.000Z') - clock.now())
    expect(await erase(who)).toMatchObject({ changed: true, kept: 3 })
    const left = (await table()).filter(({ PK }) => PK === `PARTNER#${sub}`)
    const years = left.map(({ SK, ttl }) => [
      String(SK).split('#')[0],
      new Date(Number(ttl) * 1000).getUTCFullYear(),
    ])
    expect(Object.fromEntries(years)).toEqual({ ASSIGNMENT: 2034, EARNINGS: 2034, ENTRY: 2032 })
  })

  it('repeated does nothing, and frees the time of a meeting', async () => {
    const who = newPerson()
    const { startsAt } = await book(who)
    const seats = async () => (await table()).filter(({ PK }) => PK === `SLOT#${startsAt}`)
    expect(await seats()).toHaveLength(1)
    expect(await erase(who)).toMatchObject({ changed: true })
    expect(await seats()).toEqual([])
    expect(await erase(who)).toMatchObject({ changed: false, known: true, removed: 0, kept: 0, files: 0 })
  })

  it('of an unknown address says so, each time', async () => {
    const who = newPerson()
    for (let time = 0; time < 2; time += 1)
      expect(await erase(who)).toMatchObject({ changed: false, known: false })
  })

  it('ends a mail that could not be sent yet', async () => {
    const who = newPerson()
    await send('leads', sendGetStarted, 'get_started', { email: who.email, type: 'credits' })
    const lead = (await table()).find(({ email }) => email === who.email) as Stored
    services.ses.setFault('throttle')
    await streamed(buildStreamEvent([null, lead]))
    services.ses.setFault(null)
    expect(await erase(who)).toMatchObject({ mails: 2 })
    await streamed(buildStreamEvent([null, lead]))
    expect(services.ses.inbox.list(who.email)).toEqual([])
  })

  it('ends no mail of another person who shares something with them', async () => {
    const [who, other] = [newPerson(), newPerson()]
    const { id } = await book(other, [who.email])
    const meeting = (await table()).find(({ PK }) => PK === `MEETING#${id}`) as Stored
    const application = {
      ...{ PK: 'OPEN#shared', SK: 'APPLICATION#other', id: 'shared', partnerId: 'other' },
      ...{ title: 'PLC', clientCompany: 'Nordplåt AB' },
      ...{ name: other.name, email: other.email, language: 'sv', state: 'sent' },
      appliedAt: new Date().toISOString(),
    }
    const own = { ...application, SK: 'APPLICATION#own', partnerId: 'own', email: who.email, name: who.name }
    await putBack([own])
    const { personItem } = await import('#lambdas/platform/table/person-item.ts')
    await services.documents.send(
      new PutCommand((await personItem(who.email, { PK: own.PK, SK: own.SK })).Put as never),
    )
    const all = buildStreamEvent([null, meeting], [null, application])
    services.ses.setFault('throttle')
    await streamed(all)
    await park(application)
    services.ses.setFault(null)
    expect(await erase(who)).toMatchObject({ changed: true, mails: 0 })
    await streamed(all)
    expect(services.ses.inbox.list(other.email)).toHaveLength(2)
    expect(await parkedText()).toContain(other.email)
  })

  it('is finished by repeating it, wherever it was killed', async () => {
    const { table: client } = await import('#lambdas/platform/table/table.ts')
    const first = newPerson()
    await lived(first)
    const count = failCallAt(client, -1, 'before')
    await erase(first)
    const calls = count()
    expect(calls).toBeGreaterThan(40)
    for (const [share, when] of kills) {
      const who = newPerson()
      const ids = await lived(who)
      const stop = failCallAt(client, Math.floor(calls * share), when)
      await expect(erase(who), `${share} ${when}`).rejects.toThrow('killed')
      stop()
      await erase(who)
      expect(await traces(who), `${share} ${when}`).toEqual([])
      expect(await ofAccounts(ids)).toEqual([])
    }
  })

  it('is repeated after a restore, and keeps what a person entered since', async () => {
    const [who, back] = [newPerson(), newPerson()]
    await lived(who)
    await send('leads', sendGetStarted, 'get_started', { email: back.email, type: 'credits' })
    const dump = await table()
    await erase(who)
    await erase(back)
    await visit(back)
    const later = await table()

    await emptyTable(services.documents, tableName)
    await putBack(dump)
    await putBack(later.filter(({ email }) => email === back.email))
    await putBack(later.filter(({ PK }) => String(PK).startsWith('PERSON#')))
    expect((await traces(who)).length).toBeGreaterThan(20)
    expect(await ask('person replay-erasures')).toMatchObject({ changed: true })
    expect(await traces(who)).toEqual([])
    const leads = (await table()).filter(({ email }) => email === back.email)
    expect(leads.filter(({ type }) => type === 'credits')).toHaveLength(1)
    expect(leads.some(({ companySigner }) => companySigner === back.name)).toBe(true)
    expect(await ask('person replay-erasures')).toMatchObject({ changed: false })
  })
})
