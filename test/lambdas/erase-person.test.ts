import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendGetStarted } from '#shared/leads/get-started.ts'
import { aParkedRecord } from '../builders/parked-record.ts'
import { aStreamEvent } from '../builders/stream-event.ts'
import { type Emulator, ids, startEmulator } from '../infra/local/cognito/emulator.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { livesIn, type Somebody, somebody } from './a-life.ts'
import { emptyTable } from './empty-table.ts'
import { failAt } from './failing-table.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
let emulator: Emulator
const { lived, book, visit, send, streamed } = livesIn(services, () => emulator)
let objects: S3Client

beforeAll(async () => {
  emulator = await startEmulator()
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: emulator.endpoint,
    BUSINESS_POOL_ID: ids.business.id,
    PARTNER_POOL_ID: ids.partner.id,
  })
  const { AWS_ENDPOINT_URL_S3: endpoint, AWS_REGION: region } = process.env
  objects = new S3Client({
    ...(endpoint && { endpoint }),
    ...(region && { region }),
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    forcePathStyle: true,
  })
})
afterAll(() => emulator.stop())

type Said = Record<string, unknown>

const ask = async (command: string, input: object = {}): Promise<Said> => {
  const { handler } = await import('#lambdas/privacy/privacy.command.ts')
  return (await handler({ command, input, by: 'a test' })) as Said
}
const erase = ({ email }: Somebody) => ask('person erase', { email })
const exported = async ({ email }: Somebody) =>
  (await ask('person export', { email })).item as Record<string, Said[]>

type Stored = Record<string, unknown>

const table = async (): Promise<Stored[]> => {
  const items: Stored[] = []
  for await (const { Items = [] } of paginateScan(
    { client: services.documents },
    { TableName: tableName, ConsistentRead: true },
  ))
    items.push(...Items)
  return items
}

const putBack = async (items: readonly Stored[]) => {
  for (const Item of items) await services.documents.send(new PutCommand({ TableName: tableName, Item }))
}

const bucketKeys = async (): Promise<string[]> => {
  const { objectsIn } = await import('#lambdas/platform/files/objects.store.ts')
  const listed = ['project-files', 'cvs'].map(bucket => objectsIn(bucket).list('', undefined, 1000))
  return (await Promise.all(listed)).flatMap(({ keys }) => keys)
}

const parkedText = async (): Promise<string> => {
  const { objectsIn } = await import('#lambdas/platform/files/objects.store.ts')
  const { keys } = await objectsIn('failures').list('', undefined, 1000)
  const bytes = await Promise.all(keys.map(key => objectsIn('failures').read(key)))
  return bytes.join()
}

const park = async (...changes: Stored[]) => {
  const { key, body } = aParkedRecord(aStreamEvent(...changes.map((item): [null, Stored] => [null, item])))
  await objects.send(new PutObjectCommand({ Bucket: 'failures', Key: key, Body: body }))
}

const isInPool = async (pool: 'business' | 'partner', { email }: Somebody) => {
  const { signInsOf } = await import('#lambdas/privacy/pools.store.ts')
  return (await signInsOf(email)).some(found => found.pool === pool)
}

const canaries = ({ email, name, phone, street, account }: Somebody) => [
  ...[email, name, phone, street, account],
  account.replace(/\D/g, ''),
]

/** Where something that tells the person still stands. */
const traces = async (who: Somebody): Promise<string[]> => {
  const found = (await table()).flatMap(item =>
    canaries(who).flatMap(canary =>
      JSON.stringify(item).includes(canary) ? [`${item.PK} ${item.SK}: ${canary}`] : [],
    ),
  )
  const parked = await parkedText()
  return [...found, ...canaries(who).filter(canary => parked.includes(canary))]
}

const ofAccounts = async ({ businessId, partnerId }: { businessId: string; partnerId: string }) =>
  (await bucketKeys()).filter(key => key.includes(businessId) || key.includes(partnerId))

describe('an export', () => {
  it('tells everything that was entered, with the files and the mails', async () => {
    const who = somebody()
    const { orderId } = await lived(who)
    const lead = (await table()).find(({ email, kind }) => email === who.email && kind === 'get_started')
    await streamed(aStreamEvent([null, lead as Stored]))
    const { suppress } = await import('#lambdas/platform/mail/suppression.ts')
    await suppress(who.email, 'bounce')
    const told = await exported(who)
    expect(told['Project and get-started inquiries']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: who.name, mobile: who.phone, description: `Ring ${who.name}` }),
        expect.objectContaining({ email: who.email, type: 'credits' }),
      ]),
    )
    expect(told).toMatchObject({
      email: who.email,
      Newsletter: [{ email: who.email, state: 'pending' }],
      'Why no mail is sent to the address': [{ reason: 'bounce' }],
      Meetings: [{ email: who.email, participants: ['Bo', 'bo@nordplat.se'] }],
      'Requests for the key figures': [{ name: who.name, phone: who.phone }],
      'Orders of credits': [{ id: orderId, companySigner: who.name, priceOre: 2_250_000 }],
      'Profile as a business': [{ contactPerson: who.name, phone: who.phone, address: who.street }],
      'Inquiries as a business': [{ description: `Fråga ${who.name}`, state: 'matched' }],
      'Profile as a partner': [{ name: who.name, phone: who.phone, cv: { fileName: 'cv.pdf' } }],
      'Payment details': [{ accountHolder: who.name, bankAccount: expect.stringContaining('9831') }],
      'Changes of credits': expect.arrayContaining([expect.objectContaining({ credits: 20 })]),
      'Earnings by month': [{ month: '2026-11', totalHours: 7.5 }],
      'Mails to the address in the last 90 days': [{ template: 'get_started_confirmation', state: 'sent' }],
    })
    expect(told['Sign-in']?.map(({ pool }) => pool)).toEqual(['business', 'partner'])
    expect(told['Applications for assignments']?.map(({ state }) => state).toSorted()).toEqual([
      'accepted',
      'sent',
    ])
    const files = told.Files as { fileName: string; url: string }[]
    expect(new Set(files.map(({ fileName }) => fileName))).toEqual(
      new Set(['ritning.pdf', 'glömd.pdf', 'cv.pdf']),
    )
    for (const { url } of files) expect((await fetch(url)).status).toBe(200)
  })

  it('is noted without the address, and is nearly empty for somebody whom nobody knows', async () => {
    const who = somebody()
    const told = await exported(who)
    expect(Object.keys(told)).toEqual([
      'email',
      'exportedAt',
      'Mails to the address in the last 90 days',
      'Not in here',
    ])
    expect(await traces(who)).toEqual([])
  })
})

/** How far an erasure has come when its call to the table fails, before or after it was done. */
const kills = [
  [0.1, 'before'],
  [0.4, 'after'],
  [0.6, 'before'],
  [0.8, 'after'],
  [0.97, 'before'],
] as const

describe('an erasure', () => {
  it('leaves nothing that tells the person, in the table, the buckets, the pools or what is parked', async () => {
    const [who, other] = [somebody(), somebody()]
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

  it('keeps what the books need, without who it was, until they close', async () => {
    const who = somebody()
    const { businessId, partnerId, orderId } = await lived(who)
    await erase(who)
    const left = await table()
    const below = (PK: string, beginning = '') =>
      left.filter(item => item.PK === PK && String(item.SK).startsWith(beginning))
    expect(below(`ORDER#${orderId}`)).toEqual([
      expect.objectContaining({
        ...{ companyName: 'Nordplåt AB', organizationNumber: '556703-7485', priceOre: 2_250_000 },
        ...{ companySigner: 'erased', email: 'erased', phone: 'erased', erased: true },
      }),
    ])
    expect(below(`BUSINESS#${businessId}`, 'CREDIT#').map(({ credits }) => credits)).toEqual([20, -20])
    expect(below(`PARTNER#${partnerId}`, 'EARNINGS#')).toMatchObject([{ totalHours: 7.5, creditsEarned: 2 }])
    expect(below(`PARTNER#${partnerId}`, 'ENTRY#')).toHaveLength(2)
    const accounts = [...below(`BUSINESS#${businessId}`), ...below(`PARTNER#${partnerId}`)]
    const booksClose = Date.UTC(new Date().getUTCFullYear() + 8, 0, 1) / 1000
    expect(new Set(accounts.map(({ SK }) => String(SK).split('#')[0]))).toEqual(
      new Set(['CREDIT', 'AUDIT', 'EARNINGS', 'ENTRY', 'ASSIGNMENT']),
    )
    for (const { ttl } of accounts) expect(ttl).toBe(booksClose)
    expect(below(`PARTNER#${partnerId}`, 'AUDIT#').map(({ action }) => action)).toContain(
      'payment_settings_changed',
    )
  })

  it('asked again does nothing, and frees the time of a meeting', async () => {
    const who = somebody()
    const { startsAt } = await book(who)
    const seats = async () => (await table()).filter(({ PK }) => PK === `SLOT#${startsAt}`)
    expect(await seats()).toHaveLength(1)
    expect(await erase(who)).toMatchObject({ changed: true })
    expect(await seats()).toEqual([])
    expect(await erase(who)).toMatchObject({ changed: false, removed: 0, kept: 0, files: 0 })
  })

  it('ends a mail that could not be sent yet', async () => {
    const who = somebody()
    await send('leads', sendGetStarted, 'get_started', { email: who.email, type: 'credits' })
    const lead = (await table()).find(({ email }) => email === who.email) as Stored
    services.ses.setFault('throttle')
    await streamed(aStreamEvent([null, lead]))
    services.ses.setFault(null)
    expect(await erase(who)).toMatchObject({ mails: 2 })
    await streamed(aStreamEvent([null, lead]))
    expect(services.ses.inbox.list(who.email)).toEqual([])
  })

  it('is finished by asking again, wherever it was killed', async () => {
    const { documents } = await import('#lambdas/platform/table/table.ts')
    const first = somebody()
    await lived(first)
    const count = failAt(documents, -1, 'before')
    await erase(first)
    const calls = count()
    expect(calls).toBeGreaterThan(40)
    for (const [share, when] of kills) {
      const who = somebody()
      const ids = await lived(who)
      const stop = failAt(documents, Math.floor(calls * share), when)
      await expect(erase(who), `${share} ${when}`).rejects.toThrow('killed')
      stop()
      await erase(who)
      expect(await traces(who), `${share} ${when}`).toEqual([])
      expect(await ofAccounts(ids)).toEqual([])
    }
  }, 120_000)

  it('is done again after a restore, and spares what somebody gave since', async () => {
    const [who, back] = [somebody(), somebody()]
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
