import { randomUUID } from 'node:crypto'
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, describe, expect, it } from 'vitest'
import { roleEntity } from '#shared/accounts/role.entity.ts'
import { addInquiryFiles, editInquiry, withdrawInquiry } from '#shared/business-inquiries/change-inquiry.ts'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { noFacts } from '#shared/business-inquiries/inquiry-facts.ts'
import { listInquiries } from '#shared/business-inquiries/list-inquiries.ts'
import { sendInquiry } from '#shared/business-inquiries/send-inquiry.ts'
import { getBusinessUpload, requestBusinessUpload } from '#shared/files/business-uploads.ts'
import { buildPdf } from '../builders/files.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { sendUpload } from '../builders/uploads.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { liveSessions } from './live-sessions.ts'
import { runBeforeWrite } from './run-before-write.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
liveSessions()
let call: ReturnType<typeof httpCaller>
let callFiles: ReturnType<typeof httpCaller>
let table: typeof import('#lambdas/platform/table/table.ts').table

beforeAll(async () => {
  const inquiries = await import('#lambdas/business-inquiries/business-inquiries.http.ts')
  const files = await import('#lambdas/files/business-uploads.http.ts')
  call = httpCaller(inquiries.handler, services.originSecret)
  table = (await import('#lambdas/platform/table/table.ts')).table
  callFiles = httpCaller(files.handler, services.originSecret)
})

const claimsOf = (sub: string) => ({ sub, token_use: 'access', client_id: 'business-client' })

let networks = 0
const from = (sub: string) => ({
  claims: claimsOf(sub),
  clientAddress: `198.51.100.${networks++ % 250}`,
})

const pdf = { fileName: 'ritning.pdf', contentType: 'application/pdf', bytes: buildPdf() }

const upload = async (sub: string, fileName = pdf.fileName): Promise<string> => {
  const { id } = await sendUpload(callFiles, requestBusinessUpload, claimsOf(sub), { ...pdf, fileName })
  await callFiles(getBusinessUpload, { params: { id }, claims: claimsOf(sub) })
  return id
}

const budget = { unit: 'hour', kronor: 950 } as const

/** A business, and an inquiry that it has sent. */
const sent = async (given: object = {}) => {
  const sub = randomUUID()
  const role = { role: 'business', email: `anna.${sub}@nordplat.se` }
  const key = roleEntity.key({ pool: 'business', sub })
  await services.documents.send(new PutCommand({ TableName: tableName, Item: { ...key, ...role } }))
  const body = { serviceId: 'robotics', description: 'En cell.', uploads: [], language: 'sv', ...given }
  const { body: inquiry } = await call(sendInquiry, { body, ...from(sub) })
  return { sub, id: String(inquiry.id), inquiry }
}

type Sent = Awaited<ReturnType<typeof sent>>

const edit = ({ sub, id }: Pick<Sent, 'sub' | 'id'>, given: object = {}) =>
  call(editInquiry, {
    params: { id },
    body: { description: 'Två celler.', facts: { budget }, version: 0, ...given },
    ...from(sub),
  })

const addFiles = ({ sub, id }: Pick<Sent, 'sub' | 'id'>, uploads: string[], headers = {}) =>
  call(addInquiryFiles, { params: { id }, body: { uploads }, headers, ...from(sub) })

const keyOf = ({ sub, id }: Pick<Sent, 'sub' | 'id'>) => inquiryEntity.key({ sub, id })

const stored = async (one: Sent) =>
  (await services.documents.send(new GetCommand({ TableName: tableName, Key: keyOf(one) }))).Item

const move = (one: Sent, state: string) =>
  services.documents.send(
    new UpdateCommand({
      TableName: tableName,
      Key: keyOf(one),
      UpdateExpression: 'SET #state = :state',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':state': state },
    }),
  )

const refused = (status: number, code: string, fields?: object) => ({
  status,
  body: { code, ...(fields && { fields }) },
})

describe('an inquiry', () => {
  it('is sent with facts, and without', async () => {
    const facts = { title: ' Ny cell ', workplace: 'partly', place: 'Västerås', languages: ['sv', 'en'] }
    const { sub, inquiry } = await sent({ facts: { ...facts, budget, costCentre: '' } })
    const stated = { ...noFacts, ...facts, title: 'Ny cell', budget }
    expect(inquiry).toMatchObject({ facts: stated, version: 0 })
    const { body } = await call(listInquiries, { claims: claimsOf(sub), query: {} })
    expect(body.items).toEqual([inquiry])
    expect((await sent()).inquiry.facts).toEqual(noFacts)
  })

  it('from before there were facts is listed all the same', async () => {
    const { facts: _, ...item } = (await stored(await sent())) ?? {}
    const sub = randomUUID()
    const Item = { ...item, PK: `BUSINESS#${sub}` }
    await services.documents.send(new PutCommand({ TableName: tableName, Item }))
    const { body } = await call(listInquiries, { claims: claimsOf(sub), query: {} })
    expect(body.items).toMatchObject([{ facts: noFacts, version: 0 }])
  })

  it('is refused with facts that cannot be meant', async () => {
    const { sub } = await sent()
    const facts = { budget: { unit: 'fixed', kronor: 1_000_000_000 }, startsOn: '1926-01-01' }
    const body = { serviceId: 'robotics', description: 'En cell.', uploads: [], language: 'sv', facts }
    expect(await call(sendInquiry, { body, ...from(sub) })).toMatchObject(
      refused(422, 'invalid_fields', {
        'facts.budget.kronor': 'out_of_range',
        'facts.startsOn': 'out_of_range',
      }),
    )
  })
})

describe('an edit', () => {
  it('replaces text and facts, and nothing else', async () => {
    const one = await sent({ facts: { title: 'Cell' } })
    const before = await stored(one)
    const { status, body } = await edit(one)
    expect(status).toBe(200)
    const facts = { ...noFacts, budget }
    expect(body).toEqual({ ...one.inquiry, description: 'Två celler.', facts, version: 1 })
    expect(await stored(one)).toEqual({ ...before, description: 'Två celler.', facts, version: 1 })
  })

  it('that is sent again because its reply was lost changes nothing', async () => {
    const one = await sent()
    const first = await edit(one)
    expect(await edit(one)).toEqual({ ...first, headers: expect.anything() })
    expect(await stored(one)).toMatchObject({ version: 1 })
  })

  it('of one of two tabs is refused, and its text is not stored', async () => {
    const one = await sent()
    const answers = await Promise.all([edit(one, { description: 'A' }), edit(one, { description: 'B' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)).toMatchObject(refused(409, 'inquiry_changed'))
    expect(await stored(one)).toMatchObject({ version: 1 })
    expect(await edit(one, { description: 'C', version: 1 })).toMatchObject({ body: { version: 2 } })
  })

  it('is possible while it is being matched, and not afterwards', async () => {
    const one = await sent()
    await move(one, 'matching')
    expect((await edit(one)).status).toBe(200)
    for (const state of ['matched', 'closed']) {
      await move(one, state)
      const before = await stored(one)
      expect(await edit(one, { version: 1 })).toMatchObject(refused(409, 'inquiry_settled'))
      expect(await addFiles(one, [await upload(one.sub)])).toMatchObject(refused(409, 'inquiry_settled'))
      expect(await stored(one)).toEqual(before)
    }
  })

  it('of another’s inquiry, or of none, finds nothing', async () => {
    const [one, other] = await Promise.all([sent(), sent()])
    for (const { id } of [other, { id: randomUUID() }]) {
      expect(await edit({ sub: one.sub, id })).toMatchObject(refused(404, 'not_found'))
      const uploads = [await upload(one.sub)]
      expect(await addFiles({ sub: one.sub, id }, uploads)).toMatchObject(refused(404, 'not_found'))
    }
    expect(await stored(other)).toMatchObject({ description: 'En cell.', files: [] })
  })

  it('is limited to thirty an hour', async () => {
    const one = await sent()
    for (let version = 0; version < 30; version += 1) expect((await edit(one, { version })).status).toBe(200)
    expect((await edit(one, { version: 30 })).status).toBe(429)
  })
})

describe('added files', () => {
  it('follow those that were sent, once', async () => {
    const one = await sent()
    const headers = { 'idempotency-key': randomUUID() }
    const uploads = [await upload(one.sub, 'krav.pdf'), await upload(one.sub, 'foto.pdf')]
    const first = await addFiles(one, [await upload(one.sub)])
    expect(first.status).toBe(200)
    const added = await addFiles(one, uploads, headers)
    expect(await addFiles(one, uploads, headers)).toMatchObject({ body: added.body })
    const names = added.body.files.map(({ fileName }: { fileName: string }) => fileName)
    expect(names).toEqual(['ritning.pdf', 'krav.pdf', 'foto.pdf'])
    expect(JSON.stringify(added.body)).not.toContain('kept/')
    expect((await stored(one))?.files).toHaveLength(3)
  })

  it('are at most ten together with those before', async () => {
    const one = await sent()
    const some = (count: number) => Promise.all(Array.from({ length: count }, () => upload(one.sub)))
    expect((await addFiles(one, await some(8))).status).toBe(200)
    expect(await addFiles(one, await some(3))).toMatchObject(
      refused(422, 'invalid_fields', { uploads: 'too_many' }),
    )
    expect((await addFiles(one, await some(2))).status).toBe(200)
  })

  it('of two tabs at once never exceed ten; those that were refused can be added again', async () => {
    const one = await sent()
    const some = () => Promise.all(Array.from({ length: 6 }, () => upload(one.sub)))
    const [mine, theirs] = [await some(), await some()]
    runBeforeWrite(table, () => addFiles(one, theirs))
    expect(await addFiles(one, mine)).toMatchObject(refused(409, 'inquiry_changed'))
    expect((await stored(one))?.files).toHaveLength(6)
    expect((await addFiles(one, mine.slice(2))).status).toBe(200)
  })

  it('are refused if somebody is proposed while they are taken', async () => {
    const one = await sent()
    const uploads = [await upload(one.sub)]
    runBeforeWrite(table, () => move(one, 'proposed'))
    expect(await addFiles(one, uploads)).toMatchObject(refused(409, 'inquiry_settled'))
    expect((await stored(one))?.files).toEqual([])
  })

  it('that are unusable are named, and nothing is added', async () => {
    const one = await sent()
    const good = await upload(one.sub)
    expect(await addFiles(one, [good, randomUUID()])).toMatchObject(
      refused(422, 'upload_unusable', { 'uploads.1': 'invalid' }),
    )
    expect(await addFiles(one, [])).toMatchObject(refused(422, 'invalid_fields', { uploads: 'required' }))
    expect((await stored(one))?.files).toEqual([])
    expect((await addFiles(one, [good])).status).toBe(200)
    expect(await addFiles(one, [good])).toMatchObject(refused(422, 'upload_unusable'))
  })
})

describe('a withdrawal', () => {
  const withdraw = ({ sub, id }: Pick<Sent, 'sub' | 'id'>, headers = {}, reason = 'Vi löste det själva.') =>
    call(withdrawInquiry, { params: { id }, body: { reason }, headers, ...from(sub) })

  it('closes the inquiry with its reason, once', async () => {
    const one = await sent()
    const headers = { 'idempotency-key': randomUUID() }
    expect((await withdraw(one, headers)).status).toBe(204)
    expect((await withdraw(one, headers)).status).toBe(204)
    const item = await stored(one)
    expect(item).toMatchObject({
      state: 'closed',
      description: 'En cell.',
      last: { name: 'withdraw', by: 'business', reason: 'Vi löste det själva.' },
    })
    expect(item?.due).toEqual({})
    expect(await edit(one)).toMatchObject(refused(409, 'inquiry_settled'))
  })

  it('is made over what the operators have done at the same moment', async () => {
    const one = await sent()
    runBeforeWrite(table, () => move(one, 'matching'))
    expect((await withdraw(one)).status).toBe(204)
    expect(await stored(one)).toMatchObject({ state: 'closed' })
  })

  it('of what has ended meanwhile, or of another’s inquiry, changes nothing', async () => {
    const [one, other] = await Promise.all([sent(), sent()])
    expect(await withdraw({ sub: one.sub, id: other.id })).toMatchObject(refused(404, 'not_found'))
    const before = await stored(other)
    expect(before).toMatchObject({ state: 'received' })
    await move(one, 'completed')
    expect(await withdraw(one)).toMatchObject(refused(409, 'moved_on'))
    expect(await stored(one)).toMatchObject({ state: 'completed' })
  })

  it('needs a reason', async () => {
    const one = await sent()
    expect(await withdraw(one, {}, ' ')).toMatchObject(refused(422, 'invalid_fields', { reason: 'required' }))
    expect(await stored(one)).toMatchObject({ state: 'received' })
  })
})
