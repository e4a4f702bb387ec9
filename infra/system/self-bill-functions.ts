import { entities } from '#shared/entities.ts'
import {
  agreeToSelfBilling,
  approveSelfBill,
  linkSelfBill,
  objectToSelfBill,
  readPay,
} from '#shared/self-bills/partner-self-bills.ts'
import type { SystemFunction } from './function.ts'
import {
  api,
  dueOf,
  formEnvironment,
  formSecrets,
  issuesSelfBills,
  paperEnvironment,
} from './http-defaults.ts'
import { itemsOf } from './leading-keys.ts'

/** What we make in the name of partners, as they answer it. */
export const selfBillFunctions = {
  partnerSelfBills: {
    entry: 'lambdas/self-bills/self-bills.http.ts',
    serves: [readPay, agreeToSelfBilling, approveSelfBill, objectToSelfBill, linkSelfBill],
    grants: [
      ...issuesSelfBills,
      // The company, the bills, the month that a bill is of, and when the bank details were changed.
      {
        on: 'table',
        allow: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
        leadingKeys: itemsOf(entities.selfBill),
      },
      { on: 'table', allow: ['PutItem', 'DeleteItem'], leadingKeys: itemsOf(dueOf('self_bill')) },
      { on: 'table', allow: ['UpdateItem'], leadingKeys: itemsOf(entities.limit) },
      { on: 'bucket', bucket: 'papers', allow: ['GetObject', 'GetObjectTagging'], prefixes: ['self-bills/'] },
      { on: 'session' },
      ...formSecrets,
    ],
    environment: { ...paperEnvironment, ...formEnvironment, PARTNER_CLIENT_ID: 'partner client id' },
    ...api,
    errorImpact: 'Partners cannot see, approve or download their self-bills: what they earned is not paid.',
  },
} as const satisfies Record<string, SystemFunction>
