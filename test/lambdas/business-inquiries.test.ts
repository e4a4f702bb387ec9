import { randomUUID } from 'node:crypto'
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, describe, expect, it } from 'vitest'
import { roleEntity } from '#shared/accounts/role.entity.ts'
import { linkInquiryFile, listInquiries } from '#shared/business-inquiries/list-inquiries.ts'
import { sendInquiry } from '#shared/business-inquiries/send-inquiry.ts'
import { businessProfileEntity } from '#shared/business-profile/business-profile.entity.ts'
import { getBusinessUpload, requestBusinessUpload } from '#shared/files/business-uploads.ts'
import { buildPdf } from '../builders/files.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { sendUpload } from '../builders/uploads.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { liveSessions } from './live-sessions.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
liveSessions()
let call: ReturnType<typeof httpCaller>
let callFiles: ReturnType<typeof httpCaller>

beforeAll(async () => {
  const inquiries = await import('#lambdas/business-inquiries/business-inquiries.http.ts')
  const files = await import('#lambdas/files/business-uploads.http.ts')
  call = httpCaller(inquiries.handler, services.originSecret)
  callFiles = httpCaller(files.handler, services.originSecret)
})

const claimsOf = (sub: string) => ({ sub, token_use: 'access', client_id: 'business-client' })
const put = (item: object) => services.documents.send(new PutCommand({ TableName: tableName, Item: item }))

const createBusiness = async (): Promise<string> => {
  const sub = randomUUID()
  const profile = { companyName: 'Nordplåt AB', contactPerson: 'Anna Berg' }
  await put({ ...businessProfileEntity.key({ sub }), ...profile })
  await put({
    ...roleEntity.key({ pool: 'business', sub }),
    role: 'business',
    email: `anna.${sub}@nordplat.se`,
  })
  return sub
}

const buildInquiry = (given: object = {}) => ({
  serviceId: 'robotics',
  description: 'En robotcell som plockar ur pressen.',
  uploads: [],
  language: 'sv',
  ...given,
})

// Each from its own network: the limit by network has its own test.
let networks = 0
const send = (sub: string, given: object = {}, headers = {}) =>
  call(sendInquiry, {
    body: buildInquiry(given),
    claims: claimsOf(sub),
    headers,
    clientAddress: `203.0.113.${networks++ % 250}`,
  })

const list = (sub: string, query: Record<string, string> = {}) =>
  call(listInquiries, { claims: claimsOf(sub), query })

const pdf = { fileName: 'ritning.pdf', contentType: 'application/pdf', bytes: buildPdf() }
const uploadFile = async (sub: string, file = pdf): Promise<string> => {
  const { id } = await sendUpload(callFiles, requestBusinessUpload, claimsOf(sub), file)
  await callFiles(getBusinessUpload, { params: { id }, claims: claimsOf(sub) })
  return id
}

const stored = async (sub: string) => {
  const { Items } = await services.documents.send(
    new QueryCommand({
      TableName: tableName,
      KeyConditionExpression: 'PK = :sub AND begins_with(SK, :inquiry)',
      ExpressionAttributeValues: { ':sub': `BUSINESS#${sub}`, ':inquiry': 'INQUIRY#' },
    }),
  )
  return Items ?? []
}

const unusable = (place = 0) => ({
  status: 422,
  body: { code: 'upload_unusable', fields: { [`uploads.${place}`]: 'invalid' } },
})

describe('a project inquiry', () => {
  it('is stored with its files and its sender, as the server knows them', async () => {
    const sub = await createBusiness()
    const uploads = [await uploadFile(sub), await uploadFile(sub, { ...pdf, fileName: 'kravspec.pdf' })]
    const { status, body } = await send(sub, { uploads })
    expect(status).toBe(201)
    expect(body).toMatchObject({ serviceId: 'robotics', state: 'received' })
    expect(body.files.map(({ fileName }: { fileName: string }) => fileName)).toEqual([
      'ritning.pdf',
      'kravspec.pdf',
    ])
    expect(JSON.stringify(body), 'where files are kept is nobody’s business').not.toContain('kept/')
    expect(await stored(sub)).toMatchObject([
      {
        id: body.id,
        companyName: 'Nordplåt AB',
        contactPerson: 'Anna Berg',
        email: `anna.${sub}@nordplat.se`,
        GSI1PK: `LEADS#inquiry#${body.createdAt.slice(0, 7)}`,
        ttl: expect.any(Number),
      },
    ])
  })

  it('is stored once, however often it is sent again', async () => {
    const sub = await createBusiness()
    const uploads = [await uploadFile(sub)]
    const headers = { 'idempotency-key': randomUUID() }
    const first = await send(sub, { uploads }, headers)
    expect(await send(sub, { uploads }, headers)).toMatchObject({ status: 201, body: first.body })
    expect(await stored(sub)).toHaveLength(1)
  })

  it('uses a file that two inquiries claim at the same time for one of them', async () => {
    const sub = await createBusiness()
    const uploads = [await uploadFile(sub)]
    const answers = await Promise.all([send(sub, { uploads }), send(sub, { uploads })])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
    expect(answers.find(({ status }) => status === 422)).toMatchObject(unusable())
    expect(await stored(sub)).toHaveLength(1)
  })

  it('reports which of its files cannot be used, and stores nothing', async () => {
    const [sub, other] = await Promise.all([createBusiness(), createBusiness()])
    const good = await uploadFile(sub)
    const theirs = await uploadFile(other)
    const refused = await uploadFile(sub, { ...pdf, bytes: Buffer.from('no PDF at all') })
    const waiting = await callFiles(requestBusinessUpload, {
      body: { fileName: 'ritning.pdf', contentType: 'application/pdf', size: 100 },
      claims: claimsOf(sub),
    })
    for (const bad of [theirs, refused, waiting.body.id, randomUUID()]) {
      expect(await send(sub, { uploads: [good, bad] })).toMatchObject(unusable(1))
    }
    expect(await stored(sub)).toEqual([])
    expect((await send(sub, { uploads: [good] })).status, 'the good one is still free').toBe(201)
    expect(await send(sub, { uploads: [good] }), 'and then used').toMatchObject(unusable())
  })

  it.each([
    ['sv', 'Okänt företag'],
    ['en', 'Unknown company'],
  ])('of who has no profile yet is sent with what is known (%s)', async (language, companyName) => {
    const sub = randomUUID()
    const email = `anna.${sub}@nordplat.se`
    await put({ ...roleEntity.key({ pool: 'business', sub }), role: 'business', email })
    expect((await send(sub, { language })).status).toBe(201)
    expect(await stored(sub)).toMatchObject([{ companyName, contactPerson: email, email }])
  })

  it('requires an account', async () => {
    expect(await send(randomUUID())).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  })

  it('is limited to thirty an hour', async () => {
    const sub = await createBusiness()
    for (let count = 0; count < 30; count += 1) expect((await send(sub)).status).toBe(201)
    const { status, headers } = await send(sub)
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })

  it.each([
    ['no description', { description: ' ' }, { description: 'required' }],
    ['a service nobody offers', { serviceId: 'magic' }, { serviceId: 'invalid' }],
    ['eleven files', { uploads: Array.from({ length: 11 }, () => randomUUID()) }, { uploads: 'too_many' }],
    ['a company of its own', { companyName: 'Annan AB' }, { companyName: 'unknown_field' }],
    ['a state', { state: 'matched' }, { state: 'unknown_field' }],
  ])('with %s is refused', async (_, given, fields) => {
    const sub = await createBusiness()
    expect(await send(sub, given)).toMatchObject({ status: 422, body: { fields } })
    expect(await stored(sub)).toEqual([])
  })
})

describe('a business', () => {
  it('sees what it sent, newest first, page by page, and nobody else’s', async () => {
    const [sub, other] = await Promise.all([createBusiness(), createBusiness()])
    await send(other)
    const sent: string[] = []
    for (let count = 0; count < 25; count += 1) sent.unshift((await send(sub)).body.id)
    const found: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { body } = await list(sub, { limit: '10', ...(cursor && { cursor }) })
      found.push(...body.items.map(({ id }: { id: string }) => id))
      cursor = body.next
    }
    // Sent one after another, some within one millisecond, which their ids do not tell apart.
    expect(found.toSorted()).toEqual(sent.toSorted())
    const seconds = found.map(id => id.slice(0, 13))
    expect(seconds).toEqual(seconds.toSorted().reverse())
    expect((await list(other)).body.items).toHaveLength(1)
  })

  it('downloads its files for a minute, under their names', async () => {
    const sub = await createBusiness()
    const fileId = await uploadFile(sub)
    const { id } = (await send(sub, { uploads: [fileId] })).body
    const { status, body } = await call(linkInquiryFile, { params: { id, fileId }, claims: claimsOf(sub) })
    expect(status).toBe(200)
    const file = await fetch(body.url)
    expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf.bytes)
    expect(file.headers.get('content-disposition')).toContain('attachment; filename="ritning.pdf"')
  })

  it('finds neither the file of another nor a missing one', async () => {
    const [sub, other] = await Promise.all([createBusiness(), createBusiness()])
    const fileId = await uploadFile(sub)
    const { id } = (await send(sub, { uploads: [fileId] })).body
    const missing = { status: 404, body: { code: 'not_found' } }
    const link = (params: Record<string, string>, caller: string) =>
      call(linkInquiryFile, { params, claims: claimsOf(caller) })
    expect(await link({ id, fileId }, other)).toMatchObject(missing)
    expect(await link({ id, fileId: randomUUID() }, sub)).toMatchObject(missing)
    expect(await link({ id: randomUUID(), fileId }, sub)).toMatchObject(missing)
  })
})
