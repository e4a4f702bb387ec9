import { randomUUID } from 'node:crypto'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { assignmentThing } from '#shared/objections/things.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import { buildPdf } from '#test/builders/files.ts'
import { demoPartner } from './partner.ts'

/** What the stranger sends besides the path: ids of the owner's things, by the names in paths. */
type Attempt = {
  ids?: Readonly<Record<string, string>>
  body?: object
  /** The reply to the stranger; by default it is about the stranger alone. */
  answer?: number
}
type Attempts = Readonly<Record<string, () => Attempt>>
/** What the owners have, by kind. */
export const ids: Record<string, string> = {}
/** The open assignment that the partner has applied for; everybody sees it. */
export const opened = { id: '' }
/** The watch of the partner; a stranger may have one of the same id. */
export const watched = randomUUID()

export const bytes = buildPdf()
export const pdfFile = { fileName: 'a.pdf', contentType: 'application/pdf', size: bytes.length }
const accepted = { termsVersion: presentTerms, language: 'sv' }
export const order = {
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
const anyLength = { minWeeks: null, maxWeeks: null }
export const watch = (name: string) => ({ name, skills: 'PLC', places: '', remote: false, ...anyLength })
const unusable = { answer: 422, ids: {} }
/** The assignment that the demo partner works on for the demo business. */
const month = swedishDay(Date.now()).slice(0, 7)
const work = () => ({ partnerId: ids.partner ?? '', id: ids.work ?? '', month })
const missing = (names: Record<string, string>): Attempt => ({ ids: names, answer: 404 })

const ofOrder = (): Attempt => missing({ usedOn: '2026-11-28', id: ids.order ?? '' })

/** That others may not even learn of an agreement is tested with real ones: test/lambdas/agreements.test.ts. */
const agreed = (): Attempt => missing({ id: ids.inquiry ?? '' })
/** An objection is to a row of one's own: to a stranger, that of the owner does not exist. */
const objected = () => ({ thing: assignmentThing(opened.id) })
const unseen = { version: 1, hash: 'a'.repeat(64) }

/** What a stranger tries at each endpoint behind a token, with the ids of the owner's things. */
export const attempts: Readonly<Record<'business' | 'partner', Attempts>> = {
  business: {
    'DELETE /api/business/colleagues/{id}': () => ({ ids: { id: ids.businessId ?? '' }, answer: 204 }),
    'DELETE /api/business/invitations/{id}': () => ({ ids: { id: ids.inquiry ?? '' }, answer: 204 }),
    'DELETE /api/business/join-requests/{id}': () => ({ ids: { id: ids.inquiry ?? '' }, answer: 204 }),
    // Who is the only owner of a company of their own cannot leave it.
    'DELETE /api/business/membership': () => ({ answer: 409 }),
    'DELETE /api/business/plan/notice': () => missing({}),
    'GET /api/business/agreements/{id}': () => agreed(),
    'GET /api/business/agreements/{id}/paper': () => agreed(),
    'GET /api/business/assignments/{partnerId}/{id}': () => missing(work()),
    'GET /api/business/assignments/{partnerId}/{id}/files/{fileId}': () =>
      missing({ ...work(), fileId: ids.file ?? '' }),
    'GET /api/business/credit-orders': () => ({}),
    'GET /api/business/credit-orders/{id}/invoice': ofOrder,
    'GET /api/business/credit-invoices': () => ({}),
    'GET /api/business/credit-invoices/{usedOn}/{id}': ofOrder,
    'GET /api/business/credits': () => ({}),
    'GET /api/business/inquiries': () => ({}),
    'GET /api/business/inquiries/{id}/assignments': () => ({ ids: { id: ids.started ?? '' } }),
    'GET /api/business/inquiries/{id}/files/{fileId}': () =>
      missing({ id: ids.inquiry ?? '', fileId: ids.file ?? '' }),
    'GET /api/business/inquiries/{id}/proposals': () => ({ ids: { id: ids.inquiry ?? '' } }),
    'GET /api/business/colleagues': () => ({}),
    'GET /api/business/join-requests': () => ({}),
    'GET /api/business/me': () => ({}),
    'GET /api/business/membership': () => ({ answer: 403 }),
    'GET /api/business/plan': () => ({}),
    'GET /api/business/same-company': () => unusable,
    'GET /api/business/threads': () => ({}),
    'GET /api/business/threads/{id}': () => missing({ id: ids.inquiry ?? '' }),
    'GET /api/business/uploads/{id}': () => missing({ id: ids.upload ?? '' }),
    'POST /api/business/agreements/{id}/claim': () => ({ ...agreed(), body: { reason } }),
    'POST /api/business/agreements/{id}/notice': () => ({ ...agreed(), body: { endsOn: '2030-01-01' } }),
    'POST /api/business/agreements/{id}/rating': () => ({ ...agreed(), body: { mark: 5, words: null } }),
    'POST /api/business/agreements/{id}/signature': () => ({ ...agreed(), body: unseen }),
    'POST /api/business/assignments/{partnerId}/{id}/files': () => ({
      ...missing(work()),
      body: { uploads: [ids.upload] },
    }),
    'POST /api/business/assignments/{partnerId}/{id}/milestones/{number}/acceptance': () => ({
      ...missing({ ...work(), number: '1' }),
      body: { revision: 2 },
    }),
    'POST /api/business/assignments/{partnerId}/{id}/milestones/{number}/return': () => ({
      ...missing({ ...work(), number: '1' }),
      body: { revision: 2, reason },
    }),
    'POST /api/business/assignments/{partnerId}/{id}/reports/{month}/approval': () => ({
      ...missing(work()),
      body: { revision: 2, acceptsMore: true },
    }),
    'POST /api/business/assignments/{partnerId}/{id}/reports/{month}/dispute': () => ({
      ...missing(work()),
      body: { revision: 2, acceptsMore: true, lines: [{ day: `${month}-03`, reason }] },
    }),
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
    'POST /api/business/invitations': () => ({
      ...unusable,
      body: { email: 'egen@nordplat.se', role: 'owner', language: 'sv', companyId: ids.businessId },
    }),
    'POST /api/business/join-requests/{id}/invitation': () => ({
      ...missing({ id: ids.inquiry ?? '' }),
      body: { role: 'reader' },
    }),
    'POST /api/business/membership': () => ({
      body: { token: `${ids.businessId}.${randomUUID()}.x`, name: 'Egon', ...accepted },
      answer: 403,
    }),
    'POST /api/business/plan': () => ({ ...unusable, body: { ...order, businessId: randomUUID() } }),
    'POST /api/business/profile': () => ({ ...unusable, body: { businessId: randomUUID() } }),
    'POST /api/business/same-company': () => ({
      ...missing({}),
      body: { organizationNumber: order.organizationNumber, language: 'sv' },
    }),
    'POST /api/business/threads/{id}/messages': () => ({
      ...missing({ id: ids.inquiry ?? '' }),
      body: { text: reason },
    }),
    'POST /api/business/threads/{id}/read': () => ({
      ...missing({ id: ids.inquiry ?? '' }),
      body: { upTo: 1 },
    }),
    'POST /api/business/uploads': () => ({ ...unusable, body: { ...pdfFile, businessId: randomUUID() } }),
    'PUT /api/business/agreements/{id}/pause': () => ({ ...agreed(), body: { paused: true } }),
    'PUT /api/business/colleagues/{id}/role': () => ({
      ...missing({ id: ids.businessId ?? '' }),
      body: { role: 'reader' },
    }),
    'PUT /api/business/credit-orders/{id}/cancellation': ofOrder,
    'PUT /api/business/credit-orders/{id}/refund': () => ({ ...ofOrder(), body: { why: '' } }),
    'PUT /api/business/inquiries/{id}': () => ({
      ...missing({ id: ids.inquiry ?? '' }),
      body: { description: 'Min egen', facts: null, version: 0 },
    }),
    'PUT /api/business/language': () => ({ answer: 204, body: { language: 'en' } }),
    'PUT /api/business/plan/credits': () => ({
      ...missing({}),
      body: { credits: 15, priceOre: 1_687_500, nextOrderOn: '2030-01-01' },
    }),
    'PUT /api/business/plan/notice': () => ({ ...missing({}), body: { endsOn: '2030-01-01' } }),
    'PUT /api/business/profile': () => ({ ...unusable, body: { businessId: randomUUID() } }),
    'PUT /api/business/terms': () => ({ answer: 204, body: accepted }),
  },
  partner: {
    'DELETE /api/partner/cv': () => ({ answer: 204 }),
    'DELETE /api/partner/objections/{thing}': () => ({ ids: objected(), answer: 204 }),
    'DELETE /api/partner/open-assignments/{id}/application': () => ({ ids: { id: opened.id }, answer: 204 }),
    'DELETE /api/partner/watches/{id}': () => ({ ids: { id: watched } }),
    'GET /api/partner/admission': () => ({}),
    'GET /api/partner/agreements/{id}': () => agreed(),
    'GET /api/partner/agreements/{id}/paper': () => agreed(),
    'GET /api/partner/applications': () => ({}),
    'GET /api/partner/assignments': () => ({}),
    'GET /api/partner/assignments/{id}': () => missing(work()),
    'GET /api/partner/assignments/{id}/files/{fileId}': () => missing({ ...work(), fileId: ids.file ?? '' }),
    'GET /api/partner/cv': () => ({ answer: 404 }),
    'GET /api/partner/cv-uploads/{id}': () => missing({ id: ids.cv ?? '' }),
    'GET /api/partner/earnings': () => ({}),
    'GET /api/partner/facts': () => ({}),
    'GET /api/partner/human-check': () => ({}),
    'GET /api/partner/me': () => ({}),
    'GET /api/partner/objections/{thing}': () => ({ ids: objected() }),
    'GET /api/partner/open-assignments': () => ({}),
    'GET /api/partner/open-assignments/{id}/application': () => missing({ id: opened.id }),
    'GET /api/partner/open-assignments/{id}/fit': () => ({ ids: { id: opened.id } }),
    'GET /api/partner/payment-settings': () => ({}),
    'GET /api/partner/proposals': () => ({}),
    'GET /api/partner/self-bills': () => ({}),
    'GET /api/partner/self-bills/{id}/file': () => missing({ id: '2026-09-1' }),
    'GET /api/partner/shown': () => ({}),
    'GET /api/partner/threads': () => ({}),
    'GET /api/partner/threads/{id}': () => missing({ id: ids.thread ?? '' }),
    'GET /api/partner/uploads/{id}': () => missing({ id: ids.cv ?? '' }),
    'GET /api/partner/watch-findings': () => ({}),
    'GET /api/partner/watches': () => ({}),
    'POST /api/partner/agreements/{id}/notice': () => ({ ...agreed(), body: { endsOn: '2030-01-01' } }),
    'POST /api/partner/agreements/{id}/rating': () => ({ ...agreed(), body: { mark: 5, words: null } }),
    'POST /api/partner/agreements/{id}/signature': () => ({ ...agreed(), body: unseen }),
    'POST /api/partner/assignments/{id}/files': () => ({
      ...missing(work()),
      body: { uploads: [ids.upload] },
    }),
    'POST /api/partner/assignments/{id}/milestones/{number}/delivery': () => ({
      ...missing({ ...work(), number: '1' }),
      body: { revision: 1, note: reason, link: '' },
    }),
    'POST /api/partner/assignments/{id}/reports/{month}/submission': () => ({
      ...missing(work()),
      body: { lines: [], version: 0, hasNoHours: true },
    }),
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
    'POST /api/partner/self-bills/{id}/approval': () => ({
      ...missing({ id: '2026-09-1' }),
      body: { revision: 1 },
    }),
    'POST /api/partner/self-bills/{id}/objection': () => ({
      ...missing({ id: '2026-09-1' }),
      body: { revision: 1, reason },
    }),
    'POST /api/partner/threads/{id}/messages': () => ({
      ...missing({ id: ids.thread ?? '' }),
      body: { text: reason },
    }),
    'POST /api/partner/threads/{id}/read': () => ({
      ...missing({ id: ids.thread ?? '' }),
      body: { upTo: 1 },
    }),
    'POST /api/partner/uploads': () => ({ ...unusable, body: { ...pdfFile, partnerId: randomUUID() } }),
    'PUT /api/partner/agreements/{id}/pause': () => ({ ...agreed(), body: { paused: true } }),
    'PUT /api/partner/assignments/{id}/reports/{month}': () => ({
      ...missing(work()),
      body: { lines: [], version: 0 },
    }),
    'PUT /api/partner/cv': () => ({ answer: 422, body: { uploadId: ids.cv } }),
    'PUT /api/partner/email-verifications/{id}': () => ({
      ...missing({ id: ids.verification ?? '' }),
      answer: 422,
      body: { code: '000000' },
    }),
    'PUT /api/partner/facts': () => ({ ...unusable, body: { partnerId: randomUUID() } }),
    'PUT /api/partner/language': () => ({ answer: 204, body: { language: 'en' } }),
    'PUT /api/partner/objections/{thing}': () => ({
      ids: objected(),
      answer: 409,
      body: { words: 'Det här är inte min jämförelse.', seen: 1 },
    }),
    'PUT /api/partner/open-assignments/{id}/application': () => ({ ids: { id: opened.id } }),
    'PUT /api/partner/open-assignments/{id}/application/words': () => ({
      ids: { id: opened.id },
      body: { message: 'Min egen', earliestStart: null, hourlyRateKronor: null, version: 0 },
    }),
    'PUT /api/partner/payment-settings': () => ({ ...unusable, body: { partnerId: randomUUID() } }),
    'PUT /api/partner/profile': () => ({ ...unusable, body: { partnerId: randomUUID() } }),
    'PUT /api/partner/self-bills/agreement': () => ({ ...missing({}), body: { version: 1 } }),
    'PUT /api/partner/terms': () => ({ answer: 204, body: accepted }),
    'PUT /api/partner/watch-mails': () => ({ body: { mails: false } }),
    'PUT /api/partner/watches/{id}': () => ({ ids: { id: watched }, body: watch('Min egen') }),
  },
}
