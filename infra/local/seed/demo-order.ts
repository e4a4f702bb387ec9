import { type AccountOrder, listOrders, orderForAccount } from '#shared/credits/account-orders.ts'
import { type AccountPlan, givePlanNotice, readPlan, startPlan } from '#shared/credits/account-plan.ts'
import { priceOreOf, seedPrices } from '#shared/credits/prices.ts'
import type { OperatorCommand } from '#shared/operator/commands.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import type { Caller } from './api-caller.ts'

type Buyer = {
  companyName: string
  organizationNumber: string
  contactPerson: string
  phone: string
  language: string
  email: string
}

const once = 10
const monthly = 30

const orderOf = ({ contactPerson, ...buyer }: Buyer, credits: number) => ({
  ...{ companyName: buyer.companyName, organizationNumber: buyer.organizationNumber },
  ...{ companySigner: contactPerson, vatNumber: null, email: buyer.email, phone: buyer.phone },
  ...{ language: buyer.language, termsVersion: presentTerms },
  ...{ credits, priceOre: priceOreOf(credits, seedPrices) },
})

/** Starts a monthly plan and gives notice of it, unless the business has a plan. */
const startDemoPlan = async (call: Caller, buyer: Buyer): Promise<void> => {
  const read = async () => (await call<{ plan: AccountPlan | null }>(readPlan)).plan
  if (await read()) return
  await call(startPlan, orderOf(buyer, monthly))
  const endsOn = (await read())?.ifNoticeNow?.endsOn
  await call(givePlanNotice, { endsOn })
}

/**
 * Orders ten credits, unless the business has an order, and has a monthly plan under notice. Returns the command that
 * invoices the ten, so that they wait for payment.
 */
export const sendDemoOrders = async (call: Caller, buyer: Buyer): Promise<OperatorCommand[]> => {
  const list = async () => (await call<{ items: AccountOrder[] }>(listOrders)).items
  if ((await list()).length === 0) await call(orderForAccount, orderOf(buyer, once))
  await startDemoPlan(call, buyer)
  return (await list())
    .filter(({ state, isPlanned }) => state === 'ordered' && !isPlanned)
    .map(({ id: orderId }) => ({
      command: 'orders invoice',
      input: { orderId, address: 'Storgatan 1, 111 23 Stockholm' },
    }))
}
