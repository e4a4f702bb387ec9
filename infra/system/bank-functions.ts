import { entities } from '#shared/entities.ts'
import { noOwner } from '#shared/operator/audit.entity.ts'
import type { SystemFunction } from './function.ts'
import { businessRole, dueOf, issuesSelfBills, partnerRole } from './http-defaults.ts'
import { entriesOf, itemsOf, only } from './leading-keys.ts'

const {
  agreement,
  audit,
  bankFile,
  bankLine,
  creditChange,
  creditOrder,
  ocr,
  partnerProfile,
  payFile,
  payout,
  person,
  selfBill,
} = entities

/** What goes through the bank, and nothing else: who pays, and who is paid. */
export const bankFunctions = {
  bank: {
    entry: 'lambdas/operator/bank.command.ts',
    grants: [
      { on: 'table', allow: ['GetItem', 'PutItem'], leadingKeys: itemsOf(bankFile) },
      { on: 'table', allow: ['GetItem', 'PutItem', 'UpdateItem'], leadingKeys: itemsOf(bankLine) },
      { on: 'table', allow: ['Query'], leadingKeys: entriesOf(bankLine, creditOrder), index: 'GSI1' },
      { on: 'table', allow: ['GetItem'], leadingKeys: itemsOf(ocr, businessRole, partnerRole, agreement) },
      // Also the audit of an order and the payment that paid it, next to it.
      {
        on: 'table',
        allow: ['GetItem', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
        leadingKeys: itemsOf(creditOrder),
      },
      {
        on: 'table',
        allow: ['GetItem', 'PutItem', 'UpdateItem', 'Query'],
        leadingKeys: itemsOf(creditChange),
      },
      { on: 'table', allow: ['PutItem', 'DeleteItem'], leadingKeys: itemsOf(dueOf('order')) },
      { on: 'table', allow: ['GetItem', 'UpdateItem', 'Query'], leadingKeys: itemsOf(person) },
      { on: 'table', allow: ['PutItem'], leadingKeys: itemsOf(only(audit, { owner: noOwner })) },
      {
        on: 'table',
        allow: ['Query'],
        leadingKeys: entriesOf(partnerProfile, payout, payFile, selfBill),
        index: 'GSI1',
      },
      {
        on: 'table',
        allow: ['GetItem', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
        leadingKeys: itemsOf(payFile),
      },
      // Of a partner: the company, the bank details, the months, what was recorded in them, self-bills and payouts.
      {
        on: 'table',
        allow: ['GetItem', 'PutItem', 'UpdateItem', 'Query', 'ConditionCheckItem'],
        leadingKeys: itemsOf(payout),
      },
      {
        on: 'bucket',
        bucket: 'payFiles',
        allow: ['GetObject', 'GetObjectTagging', 'PutObject'],
        prefixes: ['made/'],
      },
      ...issuesSelfBills,
      { on: 'table', allow: ['PutItem', 'DeleteItem'], leadingKeys: itemsOf(dueOf('self_bill')) },
      { on: 'key', allow: ['Decrypt'], contextKeys: ['partner'] },
      { on: 'secret', secret: 'signing' },
    ],
    environment: {
      TABLE_NAME: 'table name',
      SIGNING_SECRET_ID: 'signing secret id',
      BANK_KEY_ID: 'bank key id',
      PAY_FILES_BUCKET: 'payFiles bucket name',
      PUBLIC_FILES_ADDRESS: 'public files address',
    },
    memoryMegabytes: 1024,
    // A file of five thousand payments, one after another; one that times out can be repeated and then continues.
    timeoutSeconds: 840,
    errorImpact:
      'Operators cannot take what the bank tells, make self-bills or pay partners: paid orders wait for their credits.',
  },
} as const satisfies Record<string, SystemFunction>
