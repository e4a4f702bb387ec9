import { clock } from '#shared/contract/clock.ts'
import {
  changePlan,
  givePlanNotice,
  readPlan,
  regretPlanNotice,
  startPlan,
} from '#shared/credits/account-plan.ts'
import { askRefund as askEndpoint } from '#shared/credits/refund.ts'
import { findContact } from '../platform/company/contact.store.ts'
import { findMembership } from '../platform/company/members.store.ts'
import { Failure } from '../platform/failure.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { serveChange, serveChangeOnce } from '../platform/http/serve-change.ts'
import { guardCaller } from '../platform/limits/guard-caller.ts'
import { enforce } from '../platform/limits/verdict.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { findOwnOrder } from './account-orders.store.ts'
import { askRefund } from './ask-refund.ts'
import { changing, givingNotice, movePlan, regretting } from './move-plan.ts'
import type { StoredPlan } from './plan-life.ts'
import { findPlan, plansWith } from './plans.store.ts'
import { findPrices } from './prices.store.ts'
import { isUnused, refundRequests } from './refunds.store.ts'
import { shownPlan } from './shown-plan.ts'
import * as start from './start-plan.ts'

type From = { caller: string; clientAddress: string }

const perHour = { caller: 30, network: 120 }

const now = () => new Date(clock.now()).toISOString()

/** Reads what a change needs while the call is counted. */
const counted = async <Read>({ caller, clientAddress }: From, reading: Promise<Read>): Promise<Read> => {
  const guarding = guardCaller({ form: 'plan_change', perHour, caller, clientAddress })
  const [verdict, read] = await Promise.all([guarding, reading])
  enforce(verdict)
  return read
}

const moved = async (
  { caller }: From,
  found: StoredPlan | null,
  wantedOf: (at: string) => Parameters<typeof movePlan>[1],
) => {
  const at = now()
  const plans = { find: () => findPlan(caller), write: tryTransact }
  return shownPlan(await movePlan(found, wantedOf(at), { plans, now: at }), at)
}

const accountOf = async (sub: string) => {
  const account = await findContact(sub)
  return account && { ...account, sub }
}

const readingPlan = (request: From) => counted(request, findPlan(request.caller))

const readingPrices = (request: From) =>
  counted(request, Promise.all([findPlan(request.caller), findPrices()]))

const readingOrder = (request: From & { params: { id: string } }) => {
  const { params, caller } = request
  return counted(
    request,
    Promise.all([findOwnOrder(caller, params.id, now()), accountOf(caller), isUnused(caller)]),
  )
}

// A function of its own: what is pressed once a month is in nobody's way who looks at the balance.
export const handler = httpFunction(
  [
    serve(readPlan, async ({ caller }) => {
      const plan = await findPlan(caller)
      return { plan: plan && shownPlan(plan, now()) }
    }),
    serveChangeOnce(startPlan, {
      guard: ({ caller, clientAddress }) =>
        guardCaller({ form: 'plan_start', perHour: { caller: 10, network: 60 }, caller, clientAddress }),
      find: ({ caller }) => Promise.all([findPrices(), accountOf(caller), findPlan(caller)]),
      handle: ({ body }, receipt, [prices, account, before]) => {
        if (account === null) throw new Failure('forbidden')
        return start.startPlan(body, { prices, before, account, now: now(), plans: plansWith(receipt) })
      },
    }),
    serveChange(
      changePlan,
      (request, [plan, prices]) => moved(request, plan, at => changing(request.body, prices, at)),
      readingPrices,
    ),
    serveChange(
      givePlanNotice,
      (request, plan) => moved(request, plan, at => givingNotice(request.body, at)),
      readingPlan,
    ),
    serveChange(regretPlanNotice, (request, plan) => moved(request, plan, () => regretting), readingPlan),
    serveChange(
      askEndpoint,
      async ({ body: { why } }, [own, account, unused]) => {
        if (!own || !account) throw new Failure('not_found')
        const { order, stored } = own
        if (order.refund && order.refund.state !== 'possible') return { state: order.refund.state }
        await askRefund(
          why,
          { order: stored, isUnused: unused },
          { account, now: now(), refunds: refundRequests },
        )
        return { state: 'asked' as const }
      },
      readingOrder,
    ),
  ],
  findMembership,
)
