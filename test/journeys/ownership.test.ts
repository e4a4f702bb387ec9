import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { signInBusiness } from '#infra/local/seed/business-account.ts'
import { signInPartner } from '#infra/local/seed/partner-account.ts'
import type { SystemFunction } from '#infra/system/function.ts'
import { functions } from '#infra/system/functions.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import { buildPdf } from '#test/builders/files.ts'
import { origin } from './origin.ts'
import { demoPartner } from './partner.ts'

/** What the stranger sends besides the path: ids of the owner's things, by the names in paths. */
type Attempt = {
  ids?: Readonly<Record<string, string>>
  body?: object
  /** The reply to the stranger; by default it is about the stranger alone. */
  answer?: number
}
type Attempts = Readonly<Record<string, () => Attempt>>
type Side = { owner: string; stranger: string }

const tokens = {} as Record<'business' | 'partner', Side>
/** What the owners have, by kind. */
const ids: Record<string, string> = {}
/** The open assignment that the partner has applied for; everybody sees it. */
let opened = ''
/** The watch of the partner; a stranger may have one of the same id. */
const watched = randomUUID()

/** Throws if the rightful caller was refused. */
const done = async (answer: ReturnType<typeof send>) => {
  const { status, text } = await answer
  if (status >= 300) throw new Error(`${status} ${text}`)
  return text ? JSON.parse(text) : undefined
}

const send = async (token: string, method: string, path: string, body?: object) => {
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, text: await answer.text() }
}

const bytes = buildPdf()
const pdfFile = { fileName: 'a.pdf', contentType: 'application/pdf', size: bytes.length }
const accepted = { termsVersion: presentTerms, language: 'sv' }
const order = {
  credits: 10,
  priceOre: 990_000,
  companyName: 'Nordplåt AB',
  organizationNumber: '556703-7485',
  companySigner: 'Agda',
  email: 'faktura@nordplat.se',
  phone: '070-123 45 67',
  vatNumber: '',
  ...accepted,
}
const reason = 'Det är inte min.'
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const watch = (name: string) => ({
  ...{ name, skills: 'PLC', places: '', remote: false, minWeeks: null, maxWeeks: null },
})
const unusable = { answer: 422, ids: {} }
const missing = (names: Record<string, string>): Attempt => ({ ids: names, answer: 404 })

const attempts: Readonly<Record<'business' | 'partner', Attempts>> = {
  business: {
    'GET /api/business/credit-orders': () => ({}),
    'GET /api/business/credits': () => ({}),
    'GET /api/business/inquiries': () => ({}),
    'GET /api/business/inquiries/{id}/files/{fileId}': () =>
      missing({ id: ids.inquiry ?? '', fileId: ids.file ?? '' }),
    'GET /api/business/inquiries/{id}/proposals': () => ({ ids: { id: ids.inquiry ?? '' } }),
    'GET /api/business/me': () => ({}),
    'GET /api/business/threads': () => ({}),
    'GET /api/business/threads/{id}': () => missing({ id: ids.inquiry ?? '' }),
    'GET /api/business/uploads/{id}': () => missing({ id: ids.upload ?? '' }),
    'POST /api/business/credit-orders': () => ({ ...unusable, body: { ...order, businessId: randomUUID() } }),
    'POST /api/business/inquiries': () => ({
      ...unusable,
      body: { service: 'robotics', description: 'Min egen', uploads: [ids.upload], language: 'sv' },
    }),
    'POST /api/business/inquiries/{id}/files': () => ({
      ...missing({ id: ids.inquiry ?? '' }),
      body: { uploads: [ids.upload] },
    }),
    'POST /api/business/inquiries/{id}/proposals/{partnerId}/choice': () => ({
      ...missing({ id: ids.inquiry ?? '', partnerId: randomUUID() }),
      body: {},
    }),
    'POST /api/business/inquiries/{id}/proposals/{partnerId}/decline': () => ({
      ...missing({ id: ids.inquiry ?? '', partnerId: randomUUID() }),
      body: { reason },
    }),
    'POST /api/business/inquiries/{id}/proposals/{partnerId}/invitation': () => ({
      ...missing({ id: ids.inquiry ?? '', partnerId: randomUUID() }),
      body: { times: [1, 2, 3].map(inDays), videoLink: '' },
    }),
    'POST /api/business/inquiries/{id}/withdraw': () => ({
      ...missing({ id: ids.inquiry ?? '' }),
      body: { reason },
    }),
    'POST /api/business/profile': () => ({ ...unusable, body: { businessId: randomUUID() } }),
    'POST /api/business/threads/{id}/messages': () => ({
      ...missing({ id: ids.inquiry ?? '' }),
      body: { text: reason },
    }),
    'POST /api/business/threads/{id}/read': () => ({
      ...missing({ id: ids.inquiry ?? '' }),
      body: { upTo: 1 },
    }),
    'POST /api/business/uploads': () => ({ ...unusable, body: { ...pdfFile, businessId: randomUUID() } }),
    'PUT /api/business/credit-orders/{id}/cancellation': () => missing({ id: ids.order ?? '' }),
    'PUT /api/business/inquiries/{id}': () => ({
      ...missing({ id: ids.inquiry ?? '' }),
      body: { description: 'Min egen', facts: null, version: 0 },
    }),
    'PUT /api/business/language': () => ({ answer: 204, body: { language: 'en' } }),
    'PUT /api/business/profile': () => ({ ...unusable, body: { businessId: randomUUID() } }),
    'PUT /api/business/terms': () => ({ answer: 204, body: accepted }),
  },
  partner: {
    'DELETE /api/partner/cv': () => ({ answer: 204 }),
    'DELETE /api/partner/open-assignments/{id}/application': () => ({ ids: { id: opened }, answer: 204 }),
    'DELETE /api/partner/watches/{id}': () => ({ ids: { id: watched } }),
    'GET /api/partner/admission': () => ({}),
    'GET /api/partner/applications': () => ({}),
    'GET /api/partner/assignments': () => ({}),
    'GET /api/partner/cv': () => ({ answer: 404 }),
    'GET /api/partner/cv-uploads/{id}': () => missing({ id: ids.cv ?? '' }),
    'GET /api/partner/earnings': () => ({}),
    'GET /api/partner/facts': () => ({}),
    'GET /api/partner/human-check': () => ({}),
    'GET /api/partner/me': () => ({}),
    'GET /api/partner/open-assignments': () => ({}),
    'GET /api/partner/open-assignments/{id}/application': () => missing({ id: opened }),
    'GET /api/partner/payment-settings': () => ({}),
    'GET /api/partner/proposals': () => ({}),
    'GET /api/partner/shown': () => ({}),
    'GET /api/partner/threads': () => ({}),
    'GET /api/partner/threads/{id}': () => missing({ id: ids.thread ?? '' }),
    'GET /api/partner/watches': () => ({}),
    'POST /api/partner/cv-uploads': () => ({ ...unusable, body: { ...pdfFile, partnerId: randomUUID() } }),
    'POST /api/partner/email-verifications': () => ({
      ...unusable,
      body: { language: 'sv', email: demoPartner.email },
    }),
    'POST /api/partner/profile': () => ({ ...unusable, body: { partnerId: randomUUID() } }),
    'POST /api/partner/proposals/{inquiryId}/agreement': () => ({
      ...missing({ inquiryId: ids.proposed ?? '' }),
      body: {},
    }),
    'POST /api/partner/proposals/{inquiryId}/interview': () => ({
      ...missing({ inquiryId: ids.proposed ?? '' }),
      body: { time: inDays(1) },
    }),
    'POST /api/partner/proposals/{inquiryId}/other-times': () => ({
      ...missing({ inquiryId: ids.proposed ?? '' }),
      body: { reason },
    }),
    'POST /api/partner/proposals/{inquiryId}/withdrawal': () => ({
      ...missing({ inquiryId: ids.proposed ?? '' }),
      body: { reason },
    }),
    'POST /api/partner/threads/{id}/messages': () => ({
      ...missing({ id: ids.thread ?? '' }),
      body: { text: reason },
    }),
    'POST /api/partner/threads/{id}/read': () => ({
      ...missing({ id: ids.thread ?? '' }),
      body: { upTo: 1 },
    }),
    'PUT /api/partner/cv': () => ({ answer: 422, body: { uploadId: ids.cv } }),
    'PUT /api/partner/email-verifications/{id}': () => ({
      ...missing({ id: ids.verification ?? '' }),
      answer: 422,
      body: { code: '000000' },
    }),
    'PUT /api/partner/facts': () => ({ ...unusable, body: { partnerId: randomUUID() } }),
    'PUT /api/partner/language': () => ({ answer: 204, body: { language: 'en' } }),
    'PUT /api/partner/open-assignments/{id}/application': () => ({ ids: { id: opened } }),
    'PUT /api/partner/open-assignments/{id}/application/words': () => ({
      ids: { id: opened },
      body: { message: 'Min egen', earliestStart: null, hourlyRateKronor: null, version: 0 },
    }),
    'PUT /api/partner/payment-settings': () => ({ ...unusable, body: { partnerId: randomUUID() } }),
    'PUT /api/partner/profile': () => ({ ...unusable, body: { partnerId: randomUUID() } }),
    'PUT /api/partner/terms': () => ({ answer: 204, body: accepted }),
    'PUT /api/partner/watch-mails': () => ({ body: { mails: false } }),
    'PUT /api/partner/watches/{id}': () => ({ ids: { id: watched }, body: watch('Min egen') }),
  },
}

/** Words that only the owners' things contain: names, places, titles and ids. */
const owned = () => ['Agda', 'Erik Sandberg', demoPartner.email, 'barkningslinje', ...Object.values(ids)]

const attemptOf = (pool: 'business' | 'partner', key: string) => {
  const [method = '', path = ''] = key.split(' ')
  const { ids: names = {}, body, answer } = attempts[pool][key]?.() ?? {}
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '')
  return { method, filled, body, answer }
}

/** Returns everything that an owner can read: no attempt may change it. */
const everythingOf = async (pool: 'business' | 'partner') => {
  const reads = Object.keys(attempts[pool]).filter(
    key => key.startsWith('GET') && !/human-check|\{|\/cv$/.test(key),
  )
  return Promise.all(reads.map(key => send(tokens[pool].owner, 'GET', key.slice(4))))
}

const upload = async (token: string, kind: string): Promise<string> => {
  const { id, url, fields } = await done(send(token, 'POST', kind, pdfFile))
  const form = new FormData()
  for (const [name, value] of Object.entries<string>(fields)) form.set(name, value)
  form.set('file', new Blob([new Uint8Array(bytes)]), pdfFile.fileName)
  await fetch(url, { method: 'POST', body: form })
  const { state, reason } = await done(send(token, 'GET', `${kind}/${id}`))
  if (state !== 'accepted') throw new Error(`The file is ${state} ${reason}`)
  return id
}

const onboardBusiness = (token: string, contactPerson: string) =>
  done(
    send(token, 'POST', '/api/business/profile', {
      companyName: `${contactPerson}s bolag`,
      organizationNumber: '556016-0680',
      contactPerson,
      phone: '+46 8 123 45 67',
      address: 'Storgatan 1, 111 23 Stockholm',
      termsVersion: presentTerms,
      language: 'sv',
    }),
  )

const onboardPartner = async (token: string) => {
  const { id, a, b } = await done(send(token, 'GET', '/api/partner/human-check'))
  await done(
    send(token, 'POST', '/api/partner/profile', {
      name: 'Fredrika Fri',
      phone: '070-123 45 67',
      expertise: 'PLC',
      experience: '3 år',
      portfolio: '',
      linkedin: '',
      github: '',
      availability: 'Genast',
      hourlyRate: '',
      description: 'Styrsystem.',
      humanCheck: { id, answer: a + b },
      termsVersion: presentTerms,
      language: 'sv',
    }),
  )
}

/** Creates a business with an inquiry that has a file, an unused upload and an order of credits. */
const fillBusiness = async (token: string): Promise<void> => {
  const file = await upload(token, '/api/business/uploads')
  const fields = { serviceId: 'robotics', description: 'Agdas robotcell', language: 'sv' }
  const { id } = await done(send(token, 'POST', '/api/business/inquiries', { ...fields, uploads: [file] }))
  const unused = await upload(token, '/api/business/uploads')
  const ordered = await done(send(token, 'POST', '/api/business/credit-orders', order))
  Object.assign(ids, { inquiry: id, file, upload: unused, order: ordered.id })
}

/** The demo partner, with an application, a pending CV and a code. */
const fillPartner = async (token: string): Promise<void> => {
  const open = await done(send(token, 'GET', '/api/partner/open-assignments'))
  const applied = open.items[0].id
  await done(send(token, 'PUT', `/api/partner/open-assignments/${applied}/application`))
  const cv = await upload(token, '/api/partner/cv-uploads')
  await done(send(token, 'PUT', `/api/partner/watches/${watched}`, watch('Agdas bevakning')))
  const proposals = await done(send(token, 'GET', '/api/partner/proposals'))
  const proposed = proposals.items[0].inquiryId
  const me = await done(send(token, 'GET', '/api/partner/me'))
  const code = await done(send(token, 'POST', '/api/partner/email-verifications', { language: 'sv' }))
  Object.assign(ids, { cv, verification: code.id, proposed, thread: `${proposed}.${me.id}` })
  opened = applied
}

beforeAll(async () => {
  const name = `frank.${randomUUID().slice(0, 8)}`
  const password = 'Fr4nk-och-fri'
  const [agda, frank, erik, fredrika] = await Promise.all([
    signInBusiness(origin, `agda.${randomUUID().slice(0, 8)}@nordplat.se`),
    signInBusiness(origin, `${name}@annat.se`),
    signInPartner(origin, demoPartner),
    signInPartner(origin, { email: `${name}@konsult.se`, password }),
  ])
  tokens.business = { owner: agda, stranger: frank }
  tokens.partner = { owner: erik, stranger: fredrika }
  await Promise.all([
    onboardBusiness(agda, 'Agda').then(() => fillBusiness(agda)),
    onboardBusiness(frank, 'Frank'),
    fillPartner(erik),
    onboardPartner(fredrika),
  ])
})

const all: Readonly<Record<string, SystemFunction>> = functions
const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

test.each(['business', 'partner'] as const)('every endpoint behind the %s pool is tried', pool => {
  const declared = Object.values(all).flatMap(({ serves = [] }) => [...serves])
  const behind = declared.filter(({ access }) => access === pool)
  expect(behind.map(keyOf).sort()).toEqual(Object.keys(attempts[pool]).sort())
})

test.each(
  (['business', 'partner'] as const).flatMap(pool =>
    Object.keys(attempts[pool]).map(key => [key, pool] as const),
  ),
)('%s gives nobody else what is the owner’s', async (key, pool) => {
  const before = await everythingOf(pool)
  const { method, filled, body, answer } = attemptOf(pool, key)
  const { status, text } = await send(tokens[pool].stranger, method, filled, body)
  expect(status, text).toBe(answer ?? 200)
  for (const word of owned()) expect(text).not.toContain(word)
  expect(await everythingOf(pool)).toEqual(before)
})

test('what is tried covers everything that owners can have', async () => {
  const { owner } = tokens.business
  const file = `/api/business/inquiries/${ids.inquiry}/files/${ids.file}`
  expect((await send(owner, 'GET', file)).status).toBe(200)
  expect((await send(owner, 'GET', `/api/business/uploads/${ids.upload}`)).status).toBe(200)
  expect((await send(tokens.partner.owner, 'GET', `/api/partner/cv-uploads/${ids.cv}`)).status).toBe(200)
  const read = (await Promise.all([everythingOf('business'), everythingOf('partner')])).flat()
  expect(read.map(({ status }) => status)).toEqual(read.map(() => 200))
  const texts = read.map(({ text }) => text).join()
  for (const word of ['Agdas robotcell', 'Erik Sandberg', 'barkningslinje']) expect(texts).toContain(word)
})
