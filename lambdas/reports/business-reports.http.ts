import { clock } from '#shared/contract/clock.ts'
import {
  acceptMilestone,
  approveReport,
  disputeReport,
  listWork,
  readOrderedWork,
  returnMilestone,
} from '#shared/reports/business-reports.ts'
import { findMembership } from '../platform/company/members.store.ts'
import { Failure } from '../platform/failure.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { serveChange } from '../platform/http/serve-change.ts'
import { guardCaller } from '../platform/limits/guard-caller.ts'
import { enforce } from '../platform/limits/verdict.ts'
import { findOrderedWork, verdicts } from './decide.store.ts'
import { decideOnReport, type Verdict } from './decide.ts'
import { milestoneMoves } from './move-milestone.store.ts'
import { type MilestoneDeed, moveMilestone } from './move-milestone.ts'
import { listForBusiness } from './reports.store.ts'
import { milestoneShown, shownTo, workShownTo } from './shown.ts'
import type { Work } from './work.ts'

const perHour = { caller: 120, network: 480 }

type From = { params: { partnerId: string; id: string }; caller: string }

const askedIn = ({ params: { partnerId, id: assignmentId }, caller: businessId }: From) => ({
  businessId,
  partnerId,
  assignmentId,
})

/** Reads the assignment while the call is counted. */
const prepare = async (request: From & { clientAddress: string }) => {
  const { caller, clientAddress } = request
  const guarding = guardCaller({ form: 'report_decision', perHour, caller, clientAddress })
  const [verdict, found] = await Promise.all([guarding, findOrderedWork(askedIn(request))])
  enforce(verdict)
  return found
}

const decided = async (from: From, found: Work | null, verdict: Verdict) => {
  const at = new Date(clock.now()).toISOString()
  return shownTo('business', await decideOnReport(found, verdict, verdicts(askedIn(from), at)))
}

/** Moves a milestone as its business does. */
const moved = async (from: From, found: Work | null, deed: MilestoneDeed) => {
  const store = milestoneMoves(() => findOrderedWork(askedIn(from)), {
    at: new Date(clock.now()).toISOString(),
    by: from.caller,
  })
  return milestoneShown(await moveMilestone(found, deed, store))
}

export const handler = httpFunction(
  [
    serve(listWork, ({ params: { id }, caller }) => listForBusiness(caller, id)),
    serve(readOrderedWork, async request => {
      const work = await findOrderedWork(askedIn(request))
      if (!work) throw new Failure('not_found')
      return workShownTo('business', work)
    }),
    serveChange(
      approveReport,
      ({ body, ...from }, found) => decided(from, found, { ...body, month: from.params.month, disputed: [] }),
      prepare,
    ),
    serveChange(
      disputeReport,
      ({ body: { lines: disputed, ...body }, ...from }, found) =>
        decided(from, found, { ...body, month: from.params.month, disputed }),
      prepare,
    ),
    serveChange(
      acceptMilestone,
      ({ body, ...from }, found) =>
        moved(from, found, { name: 'accept', by: 'business', number: Number(from.params.number), ...body }),
      prepare,
    ),
    serveChange(
      returnMilestone,
      ({ body, ...from }, found) =>
        moved(from, found, { name: 'sendBack', by: 'business', number: Number(from.params.number), ...body }),
      prepare,
    ),
  ],
  findMembership,
)
