import { randomUUID } from 'node:crypto'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { clock } from '#shared/contract/clock.ts'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { approveReport, disputeReport, listWork, readOrderedWork } from '#shared/reports/business-reports.ts'
import { readWork, saveReport, submitReport } from '#shared/reports/partner-reports.ts'
import { buildAssignment } from '../builders/partner-work.ts'
import { invokeFunction } from '../infra/local/gateway/served-api.ts'
import { canaries } from './canaries.ts'
import { type Caller, nameOf, type Operation } from './operation.ts'
import { type Person, profileOf, roleOf } from './signed-in.ts'

export type Put = (item: object) => Promise<unknown>
type Working = { partnerId: string; id: string; inquiryId: string; month: string; day: string }

/** Somebody on the other side, who never signs in. */
export const stranger = (): Person => ({ sub: randomUUID(), token: '', email: canaries.email() })

/** Stores an inquiry of a business that a partner works on. */
export const runningInquiry = async (put: Put, business: Person, partner: Person): Promise<string> => {
  await Promise.all([put(roleOf('partner', partner)), put(profileOf('partner', partner))])
  const inquiryId = randomUUID()
  const { sub: businessId, email } = business
  const sender = { email, companyName: 'Nordplåt AB', contactPerson: canaries.name, language: 'sv' }
  const what = { id: inquiryId, serviceId: 'robotics', description: canaries.description, state: 'running' }
  const key = inquiryEntity.key({ sub: businessId, id: inquiryId })
  await put({ ...key, ...what, ...sender, createdAt: new Date(clock.now()).toISOString() })
  return inquiryId
}

/** Stores an assignment of a partner for an inquiry of a business, with its first report. */
const work = async (put: Put, business: Person, partner: Person): Promise<Working> => {
  const [id, inquiryId] = [randomUUID(), await runningInquiry(put, business, partner)]
  const day = swedishDay(clock.now())
  const agreed = { startDate: day, hoursAgreed: 100, totalHours: 0, creditsEarned: 0 }
  const assignment = buildAssignment({ id, ...agreed })
  const input = { partnerId: partner.sub, ...assignment, businessId: business.sub, inquiryId }
  await invokeFunction('operator', { command: 'assignments record', input, by: 'a test' })
  return { partnerId: partner.sub, id, inquiryId, month: day.slice(0, 7), day }
}

const linesOf = ({ day }: Working) => [{ day, quarters: 30, note: canaries.description.slice(0, 100) }]

/** Hands the month in for a partner who is not signed in. */
const handIn = async (working: Working): Promise<void> => {
  const { submitMonth } = await import('#lambdas/reports/hand-in.ts')
  const { handIns } = await import('#lambdas/reports/hand-in.store.ts')
  const at = new Date(clock.now()).toISOString()
  const store = handIns(working.partnerId, working.id, at)
  const statement = { month: working.month, lines: linesOf(working), version: 0, hasNoHours: false }
  await submitMonth(await store.find(), statement, store, at)
}

/** Returns what a partner does with time reports. */
export const partnerReportOperations = (call: Caller, put: Put, as: Person): Operation[] => {
  const changes = [
    { endpoint: saveReport, more: {} },
    { endpoint: submitReport, more: { hasNoHours: false } },
  ]
  return changes.map(({ endpoint, more }) => ({
    name: nameOf(endpoint),
    prepare: async () => {
      const working = await work(put, stranger(), as)
      const body = { lines: linesOf(working), version: 0, ...more }
      return () => call(endpoint, { params: { id: working.id, month: working.month }, body, as })
    },
  }))
}

/** Returns what a business decides on time reports. */
export const businessReportOperations = (call: Caller, put: Put, as: Person): Operation[] => {
  const decisions = [
    { endpoint: approveReport, more: () => ({}) },
    {
      endpoint: disputeReport,
      more: ({ day }: Working) => ({ lines: [{ day, reason: canaries.description }] }),
    },
  ]
  return decisions.map(({ endpoint, more }) => ({
    name: nameOf(endpoint),
    prepare: async () => {
      await Promise.all([put(roleOf('business', as)), put(profileOf('business', as))])
      const working = await work(put, as, stranger())
      await handIn(working)
      const { partnerId, id, month } = working
      const body = { revision: 2, acceptsMore: false, ...more(working) }
      return () => call(endpoint, { params: { partnerId, id, month }, body, as })
    },
  }))
}

/** Returns how both read what is worked on. */
export const readingReportOperations = (
  call: Caller,
  put: Put,
  { business, partner }: Record<'business' | 'partner', Person>,
): Operation[] => [
  {
    name: nameOf(readWork),
    prepare: async () => {
      const { id } = await work(put, stranger(), partner)
      return () => call(readWork, { params: { id }, as: partner })
    },
  },
  {
    name: nameOf(readOrderedWork),
    prepare: async () => {
      const { partnerId, id } = await work(put, business, stranger())
      return () => call(readOrderedWork, { params: { partnerId, id }, as: business })
    },
  },
  {
    name: nameOf(listWork),
    prepare: async () => {
      const { inquiryId: id } = await work(put, business, stranger())
      return () => call(listWork, { params: { id }, as: business })
    },
  },
]
