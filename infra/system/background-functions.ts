import type { SystemFunction } from './function.ts'
import { api } from './served.ts'

/** What no browser calls: commands of an operator, and the consumers of the stream. */
export const backgroundFunctions = {
  operator: {
    entry: 'lambdas/operator/operator.command.ts',
    grants: [
      { on: 'table', allow: ['PutItem', 'UpdateItem'], leadingKeys: ['PARTNER#*', 'OPEN#*'] },
      { on: 'table', allow: ['GetItem', 'PutItem', 'UpdateItem'], leadingKeys: ['BUSINESS#*'] },
      { on: 'table', allow: ['UpdateItem'], leadingKeys: ['OPEN'] },
    ],
    environment: { TABLE_NAME: 'table name' },
    ...api,
    errorImpact: 'Operators cannot approve partners, publish assignments or record work.',
  },
  notices: {
    entry: 'lambdas/notifications/notices.stream.ts',
    grants: [
      {
        on: 'table',
        allow: ['GetItem', 'PutItem', 'UpdateItem'],
        leadingKeys: ['NOTICE#*', 'SUPPRESSED#*'],
      },
      { on: 'secret', secret: 'signing' },
      { on: 'mail' },
    ],
    environment: {
      TABLE_NAME: 'table name',
      SIGNING_SECRET_ID: 'signing secret id',
      SITE_ORIGIN: 'site origin',
      MAIL_SENDER: 'mail sender',
      OPERATOR_ADDRESS: 'operator address',
    },
    memoryMegabytes: 512,
    timeoutSeconds: 60,
    errorImpact: 'Mails to visitors and operators are late; what cannot be delivered is parked.',
  },
  codes: {
    entry: 'lambdas/notifications/codes.stream.ts',
    grants: [
      {
        on: 'table',
        allow: ['GetItem', 'PutItem', 'UpdateItem'],
        leadingKeys: ['NOTICE#*', 'SUPPRESSED#*'],
      },
      { on: 'secret', secret: 'signing' },
      { on: 'mail' },
    ],
    environment: {
      TABLE_NAME: 'table name',
      SIGNING_SECRET_ID: 'signing secret id',
      SITE_ORIGIN: 'site origin',
      MAIL_SENDER: 'mail sender',
    },
    memoryMegabytes: 512,
    timeoutSeconds: 30,
    errorImpact: 'Sign-in codes are late or missing: businesses cannot sign in.',
  },
} as const satisfies Record<string, SystemFunction>
