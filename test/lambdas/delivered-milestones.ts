import { clock } from '#shared/contract/clock.ts'
import { creditValueOre } from '#shared/credits/prices.ts'
import {
  acceptMilestone,
  listWork,
  readOrderedWork,
  returnMilestone,
} from '#shared/reports/business-reports.ts'
import type { ShownMilestone } from '#shared/reports/milestone.ts'
import { deliverMilestone, readWork, submitReport } from '#shared/reports/partner-reports.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { agreementsIn } from './agreed-work.ts'
import type { liveSessions } from './live-sessions.ts'
import type { Services } from './running-services.ts'

/** Fixed prices that were agreed on, and what both do with their milestones. */
export const milestonesIn = async (services: Services, sessions: ReturnType<typeof liveSessions>) => {
  const world = await agreementsIn(services)
  const load = async (path: string) => httpCaller((await import(path)).handler, services.originSecret)
  const call = {
    business: await load('#lambdas/reports/business-reports.http.ts'),
    partner: await load('#lambdas/reports/partner-reports.http.ts'),
  }

  /** An agreement of 20 credits, of which the partner gets 17, that both have signed. */
  const fixed = async (milestones?: string) => {
    const ids = await world.agreed({ price: {} })
    const stated = { inquiryId: ids.inquiryId, credits: 20, partnerCredits: 17 }
    const result = await world.ask('agreements draft', { ...stated, ...(milestones && { milestones }) })
    if (!result.changed) throw new Error(result.refused)
    await world.as('partner', ids).sign()
    await world.as('business', ids).sign()
    return ids
  }
  type Fixed = Awaited<ReturnType<typeof fixed>>

  const asPartner = ({ partnerId, inquiryId: id }: Fixed, sub = partnerId) => {
    const caller = { claims: world.claimsOf(sub, 'partner') }
    return {
      read: () => call.partner(readWork, { ...caller, params: { id } }),
      deliver: (number: number, revision: number, note = 'Klart.', link = '', uploads: string[] = []) =>
        call.partner(deliverMilestone, {
          ...{ ...caller, params: { id, number: String(number) } },
          body: { revision, note, link, uploads },
        }),
      report: (month: string) =>
        call.partner(submitReport, {
          ...{ ...caller, params: { id, month } },
          body: { lines: [], version: 0, hasNoHours: true },
        }),
    }
  }

  const asBusiness = ({ businessId, partnerId, inquiryId: id }: Fixed, sub = businessId) => {
    const caller = { claims: world.claimsOf(sub, 'business') }
    const on = (number: number) => ({ ...caller, params: { partnerId, id, number: String(number) } })
    return {
      list: () => call.business(listWork, { ...caller, params: { id } }),
      read: () => call.business(readOrderedWork, { ...caller, params: { partnerId, id } }),
      accept: (number: number, revision: number) =>
        call.business(acceptMilestone, { ...on(number), body: { revision } }),
      sendBack: (number: number, revision: number, reason = 'Handboken saknas.') =>
        call.business(returnMilestone, { ...on(number), body: { revision, reason } }),
    }
  }

  const milestonesOf = async (of: Fixed): Promise<ShownMilestone[]> =>
    (await asPartner(of).read()).body.milestones

  /** The credits that are in the books: of the assignment, of its months, and as their entries. */
  const booked = async ({ partnerId }: Fixed) => {
    const below = (beginning: string) => world.work.below(`PARTNER#${partnerId}`, beginning)
    const sum = (items: Record<string, unknown>[]) =>
      items.reduce((ore, { totalEarningsOre, earnedOre }) => ore + Number(totalEarningsOre ?? earnedOre), 0) /
      creditValueOre
    return {
      assignment: sum(await below('ASSIGNMENT#')),
      months: sum(await below('EARNINGS#')),
      entries: sum(await below('ENTRY#')),
    }
  }

  /** Lets days pass, with the function of the minute called twice at once, and both signed in anew. */
  const pass = async (days: number) => {
    clock.moveBy(days * 86_400_000)
    await sessions.renew()
    await Promise.all([world.tick(), world.tick()])
  }

  return { ...world, fixed, asPartner, asBusiness, milestonesOf, booked, pass }
}
