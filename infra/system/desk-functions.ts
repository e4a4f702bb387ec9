import { releasedCommand } from '#shared/approvals/approval.entity.ts'
import { entities } from '#shared/entities.ts'
import { noOwner } from '#shared/operator/audit.entity.ts'
import { commandFunctions } from '#shared/operator/command-functions.ts'
import { addPasskey, removePasskey, requestPasskey } from '#shared/operator/passkeys.ts'
import { runDeskCommand } from '#shared/operator/run-command.ts'
import type { Grant, SystemFunction } from './function.ts'
import { dueOf } from './http-defaults.ts'
import { entriesOf, itemsOf, only } from './leading-keys.ts'

/** Whose commands may move money. */
const runsReleased = { on: 'functions', functions: ['bank', 'operator'] } as const satisfies Grant

/** The operators' desk: the commands over HTTP, and who may sign in there. */
export const deskFunctions = {
  desk: {
    entry: 'lambdas/desk/desk.http.ts',
    serves: [runDeskCommand, requestPasskey, addPasskey, removePasskey],
    grants: [
      { on: 'functions', functions: commandFunctions },
      { on: 'session' },
      { on: 'passkeys' },
      { on: 'table', allow: ['PutItem'], leadingKeys: itemsOf(only(entities.audit, { owner: noOwner })) },
      { on: 'secret', secret: 'origin' },
    ],
    environment: {
      STAGE: 'stage',
      TABLE_NAME: 'table name',
      ORIGIN_SECRET_ID: 'origin secret id',
      OPERATOR_CLIENT_ID: 'operator client id',
      FOUR_EYES: 'four eyes',
    },
    memoryMegabytes: 512,
    // Shorter than the HTTP API's 30 seconds, and longer than a command waits for its function.
    timeoutSeconds: 28,
    errorImpact: 'Operators cannot work at the desk; the command line works.',
  },
  approvals: {
    entry: 'lambdas/approvals/approvals.command.ts',
    grants: [
      // Also its audit, next to it.
      { on: 'table', allow: ['GetItem', 'PutItem', 'UpdateItem'], leadingKeys: itemsOf(entities.approval) },
      {
        on: 'table',
        allow: ['PutItem', 'DeleteItem'],
        leadingKeys: itemsOf(dueOf(releasedCommand), dueOf('approval')),
      },
      runsReleased,
      { on: 'table', allow: ['Query'], leadingKeys: entriesOf(entities.approval), index: 'GSI1' },
      { on: 'table', allow: ['PutItem'], leadingKeys: itemsOf(only(entities.audit, { owner: noOwner })) },
    ],
    environment: { STAGE: 'stage', TABLE_NAME: 'table name' },
    memoryMegabytes: 512,
    // Shorter than the desk waits for it, and longer than it waits for a command.
    timeoutSeconds: 24,
    errorImpact:
      'Operators cannot ask for money to be moved, or release it, at the desk; the command line works.',
  },
  releasedCommands: {
    entry: 'lambdas/approvals/released.schedule.ts',
    everyMinute: true,
    grants: [
      { on: 'table', allow: ['GetItem', 'UpdateItem'], leadingKeys: itemsOf(entities.approval) },
      { on: 'table', allow: ['Query', 'DeleteItem'], leadingKeys: itemsOf(dueOf(releasedCommand)) },
      runsReleased,
    ],
    environment: { STAGE: 'stage', TABLE_NAME: 'table name' },
    memoryMegabytes: 512,
    timeoutSeconds: 50,
    errorImpact: 'What a second operator has released, and was interrupted, waits until they press again.',
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
