import { randomUUID } from 'node:crypto'
import { beforeAll } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { approveReport, disputeReport, listWork, readOrderedWork } from '#shared/reports/business-reports.ts'
import { readWork, saveReport, submitReport } from '#shared/reports/partner-reports.ts'
import type { ShownReport, StatedLine } from '#shared/reports/report.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { buildAssignment } from '../builders/partner-work.ts'
import { liveSessions } from './live-sessions.ts'
import { createAsk, workIn } from './operated-work.ts'
import type { Services } from './running-services.ts'

const claimsOf = (sub: string, pool: 'business' | 'partner') => ({
  sub,
  token_use: 'access',
  client_id: `${pool}-client`,
})

export const line = (day: string, hours: number, note = ''): StatedLine => ({
  day,
  quarters: hours * 4,
  note,
})

/** Time reports in the real table, through the functions that people call. */
export const reportedWork = (services: Services, sessions = liveSessions()) => {
  const work = workIn(services)
  const handlers = {} as Record<'business' | 'partner', ReturnType<typeof httpCaller>>
  let operator: (event: unknown) => Promise<unknown>
  let tick: () => Promise<void>
  const ask = createAsk(() => operator)

  beforeAll(async () => {
    const business = await import('#lambdas/reports/business-reports.http.ts')
    const partner = await import('#lambdas/reports/partner-reports.http.ts')
    handlers.business = httpCaller(business.handler, services.originSecret)
    handlers.partner = httpCaller(partner.handler, services.originSecret)
    operator = (await import('#lambdas/operator/operator.command.ts')).handler
    tick = (await import('#lambdas/processes/due.schedule.ts')).handler
  })

  /** Moves the clock; people sign in again, because their sessions may have ended. */
  const clockAt = async (instant: string): Promise<void> => {
    clock.moveBy(Date.parse(instant) - clock.now())
    await sessions.renew()
  }

  /** An assignment of 100 hours and 50 credits that comes from an inquiry, and its first report. */
  const assigned = async (given: object = {}, known?: string) => {
    const partnerId = known ?? (await work.createPartner())
    const inquiry = await work.createBusiness(50)
    const id = randomUUID()
    const agreed = { startDate: '2028-01-10', hoursAgreed: 100, creditsAgreed: 50 }
    const recorded = buildAssignment({ id, totalHours: 0, creditsEarned: 0, ...agreed, ...given })
    const result = await ask('assignments record', { partnerId, ...recorded, ...inquiry })
    if (!result.changed) throw new Error(result.refused)
    return { partnerId, id, ...inquiry }
  }
  type Assigned = Awaited<ReturnType<typeof assigned>>

  const asPartner = ({ partnerId, id }: Assigned, sub = partnerId) => {
    const caller = { claims: claimsOf(sub, 'partner') }
    const change = (month: string) => ({ ...caller, params: { id, month } })
    return {
      read: () => handlers.partner(readWork, { ...caller, params: { id } }),
      save: (month: string, lines: StatedLine[], version = 0) =>
        handlers.partner(saveReport, { ...change(month), body: { lines, version } }),
      submit: (month: string, lines: StatedLine[], version = 0, hasNoHours = lines.length === 0) =>
        handlers.partner(submitReport, { ...change(month), body: { lines, version, hasNoHours } }),
    }
  }

  const asBusiness = ({ businessId, partnerId, inquiryId, id }: Assigned, sub = businessId) => {
    const caller = { claims: claimsOf(sub, 'business') }
    const change = (month: string) => ({ ...caller, params: { partnerId, id, month } })
    return {
      list: () => handlers.business(listWork, { ...caller, params: { id: inquiryId } }),
      read: () => handlers.business(readOrderedWork, { ...caller, params: { partnerId, id } }),
      approve: (month: string, revision: number, acceptsMore = false) =>
        handlers.business(approveReport, { ...change(month), body: { revision, acceptsMore } }),
      dispute: (month: string, revision: number, days: readonly string[], acceptsMore = false) => {
        const lines = days.map(day => ({ day, reason: `Inte den ${day}.` }))
        return handlers.business(disputeReport, { ...change(month), body: { revision, acceptsMore, lines } })
      },
    }
  }

  const reportOf = async (of: Assigned, month: string): Promise<ShownReport> =>
    (await asPartner(of).read()).body.reports.find((report: ShownReport) => report.month === month)

  /** What is in the books: of the assignment, of its months, and as their entries. */
  const booked = async ({ partnerId, id }: Assigned) => {
    const below = (beginning: string) => work.below(`PARTNER#${partnerId}`, beginning)
    const assignment = (await below('ASSIGNMENT#')).find(item => item.id === id)
    const sum = (items: Record<string, unknown>[]) =>
      items.reduce((hours, { totalHours }) => hours + Number(totalHours), 0)
    return {
      hours: assignment?.totalHours,
      credits: assignment?.creditsEarned,
      earnedOre: assignment?.totalEarningsOre,
      months: sum(await below('EARNINGS#')),
      entries: sum(await below('ENTRY#')),
    }
  }

  return { ask, work, assigned, asPartner, asBusiness, reportOf, booked, tick: () => tick(), clockAt }
}
