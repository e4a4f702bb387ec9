import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { signInBusiness } from '#infra/local/seed/business-account.ts'
import { signInPartner } from '#infra/local/seed/partner-account.ts'
import type { SystemFunction } from '#infra/system/function.ts'
import { functions } from '#infra/system/functions.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import { origin } from './origin.ts'
import { attempts, bytes, ids, opened, order, pdfFile, watch, watched } from './ownership-attempts.ts'
import { demoPartner, workingPartner } from './partner.ts'

type Side = { owner: string; stranger: string }

const tokens = {} as Record<'business' | 'partner', Side>
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
    // Who has a company is refused to look into the invitations of others, or for one with their number.
    key => key.startsWith('GET') && !/human-check|\{|\/cv$|\/membership$|\/same-company$/.test(key),
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
  const me = await done(send(token, 'GET', '/api/business/me'))
  Object.assign(ids, { inquiry: id, file, upload: unused, order: ordered.id, businessId: me.id })
}

/** What the partner of the demo works on for its business. */
const findWork = async (): Promise<void> => {
  const token = await signInPartner(origin, workingPartner)
  const { items } = await done(send(token, 'GET', '/api/partner/assignments'))
  const { id: partner } = await done(send(token, 'GET', '/api/partner/me'))
  const { assignment } = await done(send(token, 'GET', `/api/partner/assignments/${items[0].id}`))
  Object.assign(ids, { work: items[0].id, partner, started: assignment.inquiryId })
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
  opened.id = applied
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
    findWork(),
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
