import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SystemFunction } from '#infra/system/function.ts'
import { functions } from '#infra/system/functions.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { patient } from '../patient.ts'
import { business, foundOf, partner, readOut, saying } from './contact-markers.ts'
import {
  createBusiness,
  createInquiry,
  createPartner,
  done,
  operate,
  type Reply,
  send,
  upload,
} from './contact-people.ts'
import { countSettledMails, inboxOf, type Mail, moveClock, waitForMail } from './inbox.ts'
import { attempts, ids, opened } from './ownership-attempts.ts'

// Before both sides have signed, neither may learn how to reach the other (docs/decisions/057, 071). Two sides who write
// their contact details into every field that there is are asked for at every endpoint, by everybody.

const all: Readonly<Record<string, SystemFunction>> = functions
const endpoints: readonly Endpoint[] = Object.values(all).flatMap(({ serves = [] }) => [...serves])

type Side = 'business' | 'partner'
const callers = ['business', 'partner', 'other business', 'other partner', 'nobody'] as const
type Caller = (typeof callers)[number]

const tokens = {} as Record<Caller, string>
const people = { partnerId: '', inquiry: '', second: '', third: '' }

type Seen = Reply & { caller: Caller; key: string; after: string }
const seen: Seen[] = []

const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** Fills a path with what the two sides have: by the names in paths, as both areas use them. */
const filledOf = (endpoint: Endpoint, inquiry: string): string => {
  const isThread = endpoint.path.includes('/threads/')
  const isOpened = endpoint.path.includes('/open-assignments/')
  const id = isThread ? `${inquiry}.${people.partnerId}` : isOpened ? opened.id : inquiry
  const known: Record<string, string | undefined> = {
    ...{ inquiryId: inquiry, partnerId: people.partnerId, fileId: ids.file },
    id: endpoint.path.includes('uploads') ? ids.upload : id,
  }
  return endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => known[name] ?? randomUUID())
}

const ask = async (caller: Caller, endpoint: Endpoint, after: string, inquiry: string, body?: object) => {
  const reply = await send(tokens[caller], endpoint.method, filledOf(endpoint, inquiry), body)
  seen.push({ ...reply, caller, key: keyOf(endpoint), after })
}

/** The two sides read everything there is to read; strangers, too, once there is most to read. */
const readAll = async (after: string, inquiry = people.inquiry) => {
  const readers = callers.slice(0, after === 'chosen' ? callers.length : 2)
  for (const endpoint of endpoints.filter(({ method }) => method === 'GET'))
    await Promise.all(readers.map(caller => ask(caller, endpoint, after, inquiry)))
}

/** Somebody does something; what they are answered is searched, too. */
const act = async (caller: Side, method: string, path: string, body: object) => {
  const reply = await send(tokens[caller], method, path, body)
  expect(reply.status, `${path} ${reply.text}`).toBeLessThan(300)
  seen.push({ ...reply, caller, key: `${method} ${path}`, after: 'itself' })
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const offered = [2, 3, 4].map(inDays)
const reasons = {
  business: `Tack ändå! Nå mig på ${business.phone}, ${business.email} eller ${readOut.business}.`,
  partner: `Passar inte. Nå mig på ${partner.phone}, ${partner.email} eller ${readOut.partner}.`,
}

const propose = async (inquiry: string, businessId: string) => {
  const of = { businessId, inquiryId: inquiry }
  const why = 'Har byggt tre likadana celler.'
  const chosen = { why, reasonCode: 'chosen_evidence', unverifiedReason: 'Ett test' }
  await operate('proposals draft', { ...of, partnerId: people.partnerId, ...chosen })
  await operate('proposals send', of)
}

const bodyOf = (endpoint: Endpoint): object | undefined => {
  const key = keyOf(endpoint)
  const { access } = endpoint
  return access === 'public' || access === 'operator' ? {} : attempts[access][key]?.().body
}

beforeAll(async () => {
  const words = `${saying(partner)} Eller ${readOut.partner}.`
  const unknown = {
    email: `frank.${randomUUID().slice(0, 8)}@annat.se`,
    company: 'Annat AB',
    organizationNumber: '',
  }
  const [token, other, first, second] = await Promise.all([
    createBusiness(business),
    createBusiness({ ...business, ...unknown, person: 'Frank', phone: '', address: '' }),
    createPartner(partner, words),
    createPartner(
      {
        ...partner,
        email: `fia.${randomUUID().slice(0, 8)}@annat.se`,
        person: 'Fia Fri',
        phone: '08-1234567',
        site: 'fia.se',
      },
      'Styr.',
    ),
  ])
  Object.assign(tokens, { business: token, partner: first.token, nobody: '' })
  Object.assign(tokens, { 'other business': other, 'other partner': second.token })
  people.partnerId = first.id
  const cv = await upload(first.token, '/api/partner/cv-uploads', `CV ${partner.person} ${partner.phone}.pdf`)
  await done(first.token, 'PUT', '/api/partner/cv', { uploadId: cv })
  await operate('partners approve', { partnerId: first.id, unverifiedReason: 'Ett test' })
  const open = await done(first.token, 'GET', '/api/partner/open-assignments')
  opened.id = open.items[0].id
  for (const name of ['inquiry', 'second', 'third'] as const) people[name] = await createInquiry(token)
  const listed = await done(token, 'GET', '/api/business/inquiries')
  ids.file = listed.items[0].files[0].id
  ids.upload = cv
  const { id: businessId } = await done(token, 'GET', '/api/business/me')
  await readAll('received')
  const application = `/api/partner/open-assignments/${opened.id}/application`
  await act('partner', 'PUT', application, {})
  const applied = { message: words, earliestStart: null, hourlyRateKronor: 900, version: 0 }
  await act('partner', 'PUT', `${application}/words`, applied)
  for (const inquiry of [people.inquiry, people.second, people.third]) await propose(inquiry, businessId)
  await readAll('proposed')
  const ofBusiness = (inquiry: string) => `/api/business/inquiries/${inquiry}/proposals/${first.id}`
  const ofPartner = (inquiry: string) => `/api/partner/proposals/${inquiry}`
  const times = { times: offered, videoLink: null }
  await act('business', 'POST', `${ofBusiness(people.inquiry)}/invitation`, times)
  await readAll('invited')
  await act('partner', 'POST', `${ofPartner(people.inquiry)}/other-times`, { reason: reasons.partner })
  await readAll('asked for other times')
  await act('business', 'POST', `${ofBusiness(people.inquiry)}/invitation`, times)
  await act('partner', 'POST', `${ofPartner(people.inquiry)}/interview`, { time: offered[0] as string })
  await readAll('interviewing')
  await act('business', 'POST', `${ofBusiness(people.inquiry)}/choice`, {})
  await readAll('chosen')
  await act('partner', 'POST', `${ofPartner(people.second)}/withdrawal`, { reason: reasons.partner })
  await readAll('withdrawn', people.second)
  await act('business', 'POST', `${ofBusiness(people.third)}/decline`, { reason: reasons.business })
  await readAll('declined', people.third)
  for (const endpoint of endpoints.filter(({ method }) => method !== 'GET'))
    for (const caller of callers.slice(2))
      await ask(caller, endpoint, 'chosen', people.inquiry, bodyOf(endpoint))
  await act('partner', 'POST', `${ofPartner(people.inquiry)}/agreement`, {})
  await readAll('agreed')
  await act('business', 'POST', `/api/business/inquiries/${people.inquiry}/withdraw`, {
    reason: reasons.business,
  })
  await readAll('closed')
  // Some 800 requests, one endpoint after another.
}, patient(480_000))

/** What is shown on purpose, with the reason. */
const shownOnPurpose: Readonly<Record<string, string>> = {
  company: 'a partner decides on whom to meet (decision 057)',
}

/** What an agreement states of its parties, before either signs it (decision 071). */
const inAgreement = ['surname', 'company', 'organisation number']

const leaksIn = (side: Side, text: string, key = '') => {
  const isAgreement = key.includes('/agreements/{id}')
  return foundOf(side, text).filter(
    kind => !(side === 'business' && kind in shownOnPurpose) && !(isAgreement && inAgreement.includes(kind)),
  )
}

const opposite = { business: 'partner', partner: 'business' } as const
const sidesToHideFrom = (caller: Caller): readonly Side[] =>
  caller === 'business' || caller === 'partner' ? [opposite[caller]] : ['business', 'partner']

describe('before both sides have signed', () => {
  it('no reply tells anybody but its owner how to reach somebody', () => {
    const leaks = seen.flatMap(one =>
      sidesToHideFrom(one.caller)
        .map(side => ({ side, kinds: leaksIn(side, `${one.text} ${one.headers}`, one.key) }))
        .filter(({ kinds }) => kinds.length > 0)
        .map(({ side, kinds }) => `${one.caller}, ${one.key}, ${one.after}: ${side}’s ${kinds.join(', ')}`),
    )
    expect([...new Set(leaks)]).toEqual([])
  })

  it('every endpoint has been asked by everybody, and what there is to read was read', () => {
    for (const endpoint of endpoints)
      for (const caller of endpoint.method === 'GET' ? callers : callers.slice(2))
        expect(
          seen.some(one => one.key === keyOf(endpoint) && one.caller === caller),
          `${caller} ${keyOf(endpoint)}`,
        ).toBe(true)
    const readable = endpoints
      .filter(({ access, method }) => method === 'GET' && access !== 'public')
      .map(keyOf)
    const read = new Set(seen.filter(({ status }) => status < 300).map(({ key }) => key))
    expect(readable.filter(key => !read.has(key)).toSorted()).toEqual([
      // There is nothing there until both have signed, and know how to reach each other.
      'GET /api/business/agreements/{id}/paper',
      'GET /api/business/assignments/{partnerId}/{id}',
      'GET /api/business/assignments/{partnerId}/{id}/files/{fileId}',
      // No credits were used with their VAT.
      'GET /api/business/credit-invoices/{usedOn}/{id}',
      'GET /api/business/credit-orders/{id}/invoice',
      // Nobody is invited to a company here, or signs up for it again.
      'GET /api/business/membership',
      'GET /api/business/same-company',
      'GET /api/business/uploads/{id}',
      'GET /api/partner/agreements/{id}/paper',
      'GET /api/partner/assignments/{id}',
      'GET /api/partner/assignments/{id}/files/{fileId}',
      // Nobody has objected.
      'GET /api/partner/objections/{thing}',
      // Nothing is billed before there was work.
      'GET /api/partner/self-bills/{id}/file',
    ])
  })

  it('both sides read their own, and a partner the company: so the search finds what is there', () => {
    const textsOf = (caller: Caller) =>
      seen
        .filter(one => one.caller === caller && !one.key.includes('/agreements/{id}'))
        .map(({ text }) => text)
        .join(' ')
    const own = ['e-mail', 'telephone', 'surname']
    expect(foundOf('business', textsOf('business'))).toEqual(
      expect.arrayContaining([...own, 'address', 'organisation number']),
    )
    expect(foundOf('partner', textsOf('partner'))).toEqual(expect.arrayContaining([...own, 'link']))
    expect(foundOf('business', textsOf('partner'))).toEqual(Object.keys(shownOnPurpose))
  })

  it('no mail does, not even of a thread that shows what was written in it', async () => {
    const thread = `threads/${people.second}.${people.partnerId}`
    // A thread warns and shows: what a program refuses is written around (decision 060).
    const written = { text: reasons.business }
    await done(tokens.business, 'POST', `/api/business/${thread}/messages`, written)
    const { text } = await send(tokens.partner, 'GET', `/api/partner/${thread}`)
    expect(foundOf('business', text)).toEqual(expect.arrayContaining(['e-mail', 'telephone']))
    await moveClock(6 * 60)
    const isOfThread = ({ text }: Mail) => text.includes(`?thread=${people.second}`)
    await waitForMail(partner.email, isOfThread)
    await countSettledMails(business.email)
    for (const side of ['business', 'partner'] as const) {
      const mails = await inboxOf({ business, partner }[side].email)
      expect(mails.length).toBeGreaterThan(4)
      for (const { subject, text, html } of mails)
        expect(leaksIn(opposite[side], `${subject} ${text} ${html}`), `${side}: ${subject}`).toEqual([])
    }
  })
})
