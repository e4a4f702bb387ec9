import { randomUUID } from 'node:crypto'
import { clock } from '#shared/contract/clock.ts'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { orderForAccount } from '#shared/credits/account-orders.ts'
import { changePlan, givePlanNotice, regretPlanNotice, startPlan } from '#shared/credits/account-plan.ts'
import { monthsAfter, noticeEndsOn } from '#shared/credits/plan-days.ts'
import { askRefund } from '#shared/credits/refund.ts'
import { invokeFunction } from '../infra/local/gateway/served-api.ts'
import { canaries } from './canaries.ts'
import { type Caller, nameOf, type Operation } from './operation.ts'
import { type Person, roleOf } from './signed-in.ts'

type Put = (item: object) => Promise<unknown>

/** What a business changes of its monthly plan, and how it asks for the money of its first order. */
export const creditOperations = (call: Caller, put: Put, as: Person, order: object): Operation[] => {
  const started = async () => {
    await put(roleOf('business', as))
    await call(startPlan, { body: order, as })
  }
  const noticed = { endsOn: noticeEndsOn(clock.now()) }
  return [
    {
      name: nameOf(startPlan),
      prepare: async () => {
        await put(roleOf('business', as))
        const key = randomUUID()
        return () => call(startPlan, { body: order, as, key })
      },
    },
    {
      name: nameOf(changePlan),
      prepare: async () => {
        await started()
        const nextOrderOn = monthsAfter(swedishDay(clock.now()), 1)
        const body = { credits: 15, priceOre: 1_687_500, nextOrderOn }
        return () => call(changePlan, { body, as })
      },
    },
    {
      name: nameOf(givePlanNotice),
      prepare: async () => {
        await started()
        return () => call(givePlanNotice, { body: noticed, as })
      },
    },
    {
      name: nameOf(regretPlanNotice),
      prepare: async () => {
        await started()
        await call(givePlanNotice, { body: noticed, as })
        return () => call(regretPlanNotice, { as })
      },
    },
    {
      name: nameOf(askRefund),
      prepare: async () => {
        await put({ ...roleOf('business', as), language: 'sv' })
        const { id } = (await call(orderForAccount, { body: order, as })).body
        const input = { orderId: id, business: as.sub }
        await invokeFunction('operator', { command: 'orders mark-paid', input, by: 'a test' })
        return () => call(askRefund, { params: { id }, body: { why: canaries.description }, as })
      },
    },
  ]
}
