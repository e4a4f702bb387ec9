import { entities } from '#shared/entities.ts'
import {
  apply,
  listApplications,
  readApplication,
  saveApplicationWords,
  withdraw,
} from '#shared/open-assignments/applications.ts'
import { listOpenAssignments } from '#shared/open-assignments/list-open-assignments.ts'
import { readFit } from '#shared/open-assignments/read-fit.ts'
import type { SystemFunction } from './function.ts'
import { api, dueOf, formEnvironment, formSecrets } from './http-defaults.ts'
import { entriesOf, itemsOf } from './leading-keys.ts'

const { application, limit, openAssignment, openTotals, partnerProfile, person } = entities

/** The functions of assignments that partners apply for. */
export const openAssignmentFunctions = {
  openAssignments: {
    entry: 'lambdas/open-assignments/open-assignments.http.ts',
    serves: [listOpenAssignments, apply, readApplication, saveApplicationWords, withdraw, listApplications],
    grants: [
      { on: 'table', allow: ['Query'], leadingKeys: entriesOf(openAssignment, application), index: 'GSI1' },
      {
        on: 'table',
        allow: ['GetItem'],
        leadingKeys: itemsOf(openTotals, openAssignment, application, partnerProfile),
      },
      {
        on: 'table',
        allow: ['PutItem', 'ConditionCheckItem'],
        leadingKeys: itemsOf(openAssignment, application),
      },
      { on: 'table', allow: ['ConditionCheckItem'], leadingKeys: itemsOf(partnerProfile) },
      { on: 'table', allow: ['UpdateItem'], leadingKeys: itemsOf(application, limit) },
      { on: 'table', allow: ['PutItem'], leadingKeys: itemsOf(person) },
      { on: 'table', allow: ['PutItem', 'DeleteItem'], leadingKeys: itemsOf(dueOf('application')) },
      { on: 'session' },
      ...formSecrets,
    ],
    environment: { ...formEnvironment, PARTNER_CLIENT_ID: 'partner client id' },
    ...api,
    errorImpact: 'Partners cannot see open assignments or apply for one.',
  },
  openAssignmentFit: {
    entry: 'lambdas/open-assignments/fit.http.ts',
    serves: [readFit],
    grants: [
      { on: 'table', allow: ['GetItem'], leadingKeys: itemsOf(openAssignment, partnerProfile) },
      { on: 'table', allow: ['Query'], leadingKeys: itemsOf(entities.cvText) },
      { on: 'secret', secret: 'origin' },
    ],
    environment: {
      STAGE: 'stage',
      TABLE_NAME: 'table name',
      ORIGIN_SECRET_ID: 'origin secret id',
      PARTNER_CLIENT_ID: 'partner client id',
    },
    ...api,
    errorImpact: 'Partners cannot see how their profile fits an open assignment.',
  },
} as const satisfies Record<string, SystemFunction>
