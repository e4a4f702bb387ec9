import { entities } from '#shared/entities.ts'
import { noOwner } from '#shared/operator/audit.entity.ts'
import { commandFunctions } from '#shared/operator/command-functions.ts'
import { runDeskCommand } from '#shared/operator/run-command.ts'
import type { SystemFunction } from './function.ts'
import { itemsOf, only } from './leading-keys.ts'

/** The operators' desk: the commands over HTTP, and who may sign in there. */
export const deskFunctions = {
  desk: {
    entry: 'lambdas/desk/desk.http.ts',
    serves: [runDeskCommand],
    grants: [
      { on: 'functions', functions: commandFunctions },
      { on: 'session' },
      { on: 'secret', secret: 'origin' },
    ],
    environment: {
      STAGE: 'stage',
      ORIGIN_SECRET_ID: 'origin secret id',
      OPERATOR_CLIENT_ID: 'operator client id',
    },
    memoryMegabytes: 512,
    // Shorter than the HTTP API's 30 seconds, and longer than a command waits for its function.
    timeoutSeconds: 28,
    errorImpact: 'Operators cannot work at the desk; the command line works.',
  },
  members: {
    entry: 'lambdas/operator/operators.command.ts',
    grants: [
      {
        on: 'pool',
        pool: 'operator',
        allow: [
          'AdminCreateUser',
          'AdminAddUserToGroup',
          'AdminListGroupsForUser',
          'AdminUserGlobalSignOut',
          'AdminDeleteUser',
          'ListUsers',
        ],
      },
      { on: 'table', allow: ['PutItem'], leadingKeys: itemsOf(only(entities.audit, { owner: noOwner })) },
      { on: 'secret', secret: 'signing' },
    ],
    environment: {
      TABLE_NAME: 'table name',
      SIGNING_SECRET_ID: 'signing secret id',
      OPERATOR_POOL_ID: 'operator pool id',
    },
    memoryMegabytes: 512,
    timeoutSeconds: 60,
    errorImpact: 'Nobody can be let in at the operators’ desk, or kept out of it.',
  },
} as const satisfies Record<string, SystemFunction>
