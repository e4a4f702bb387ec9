import { cancelOrder, linkInvoice, listOrders, orderForAccount } from '#shared/credits/account-orders.ts'
import {
  changePlan,
  givePlanNotice,
  readPlan,
  regretPlanNotice,
  startPlan,
} from '#shared/credits/account-plan.ts'
import { readCredits } from '#shared/credits/read-credits.ts'
import { askRefund } from '#shared/credits/refund.ts'
import { linkUseInvoice, listUseInvoices } from '#shared/credits/use-invoices.ts'
import { entities } from '#shared/entities.ts'
import type { SystemFunction } from './function.ts'
import {
  api,
  dueOf,
  formEnvironment,
  formSecrets,
  orderEnvironment,
  paperEnvironment,
  readsMembership,
} from './http-defaults.ts'
import { itemsOf } from './leading-keys.ts'

const { creditChange, creditOrder, credits, limit, once, person, plan, price, refund, taxedUse } = entities

/** What a signed-in business does with its credits. */
export const businessCreditFunctions = {
  businessCredits: {
    entry: 'lambdas/credits/business-credits.http.ts',
    serves: [
      readCredits,
      listOrders,
      linkInvoice,
      listUseInvoices,
      linkUseInvoice,
      orderForAccount,
      cancelOrder,
    ],
    grants: [
      {
        on: 'table',
        allow: ['GetItem', 'Query'],
        leadingKeys: itemsOf(credits, creditChange, refund, taxedUse),
      },
      { on: 'table', allow: ['PutItem', 'DeleteItem'], leadingKeys: itemsOf(dueOf('order')) },
      {
        on: 'table',
        allow: ['GetItem', 'PutItem', 'UpdateItem'],
        leadingKeys: itemsOf(creditOrder),
      },
      { on: 'table', allow: ['Query', 'PutItem'], leadingKeys: itemsOf(person) },
      { on: 'table', allow: ['Query'], leadingKeys: itemsOf(price) },
      readsMembership,
      { on: 'table', allow: ['PutItem', 'UpdateItem', 'DeleteItem'], leadingKeys: itemsOf(once, limit) },
      { on: 'bucket', bucket: 'papers', allow: ['GetObject', 'GetObjectTagging'], prefixes: ['invoices/'] },
      { on: 'session' },
      ...formSecrets,
    ],
    environment: {
      ...paperEnvironment,
      ...formEnvironment,
      ...orderEnvironment,
      BUSINESS_CLIENT_ID: 'business client id',
    },
    ...api,
    errorImpact: 'Businesses cannot see their credits and orders, order more or cancel an order.',
  },
  businessPlans: {
    entry: 'lambdas/credits/business-plans.http.ts',
    serves: [readPlan, startPlan, changePlan, givePlanNotice, regretPlanNotice, askRefund],
    grants: [
      {
        on: 'table',
        allow: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
        leadingKeys: itemsOf(plan, refund, creditChange),
      },
      { on: 'table', allow: ['GetItem', 'PutItem'], leadingKeys: itemsOf(creditOrder) },
      {
        on: 'table',
        allow: ['PutItem', 'DeleteItem'],
        leadingKeys: itemsOf(...['order', 'plan', 'refund'].map(dueOf)),
      },
      { on: 'table', allow: ['PutItem'], leadingKeys: itemsOf(person) },
      { on: 'table', allow: ['Query'], leadingKeys: itemsOf(price) },
      readsMembership,
      { on: 'table', allow: ['PutItem', 'UpdateItem', 'DeleteItem'], leadingKeys: itemsOf(once, limit) },
      { on: 'session' },
      ...formSecrets,
    ],
    environment: { ...formEnvironment, ...orderEnvironment, BUSINESS_CLIENT_ID: 'business client id' },
    ...api,
    errorImpact: 'Businesses cannot start, change or end a monthly plan, or ask for money back.',
  },
} as const satisfies Record<string, SystemFunction>
