import { entities } from '#shared/entities.ts'
import { object, readObjection, withdrawObjection } from '#shared/objections/objections.ts'
import {
  apply,
  listApplications,
  readApplication,
  saveApplicationWords,
  withdraw,
} from '#shared/open-assignments/applications.ts'
import { listOpenAssignments } from '#shared/open-assignments/list-open-assignments.ts'
import { readFit } from '#shared/open-assignments/read-fit.ts'
import { listFindings } from '#shared/watches/findings.ts'
import type { SystemFunction } from './function.ts'
import { api, dueOf, formEnvironment, formSecrets } from './http-defaults.ts'
import { entriesOf, itemsOf } from './leading-keys.ts'

const {
  application,
  cvText,
  limit,
  objection,
  openAssignment,
  openTotals,
  partnerProfile,
  person,
  proposal,
  watchList,
} = entities

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
      { on: 'table', allow: ['Query'], leadingKeys: itemsOf(cvText) },
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
  watchFindings: {
    entry: 'lambdas/watches/findings.http.ts',
    serves: [listFindings],
    grants: [
      { on: 'table', allow: ['GetItem'], leadingKeys: itemsOf(watchList, partnerProfile) },
      { on: 'table', allow: ['Query'], leadingKeys: itemsOf(cvText) },
      { on: 'table', allow: ['Query'], leadingKeys: entriesOf(openAssignment), index: 'GSI1' },
      { on: 'secret', secret: 'origin' },
    ],
    environment: {
      STAGE: 'stage',
      TABLE_NAME: 'table name',
      ORIGIN_SECRET_ID: 'origin secret id',
      PARTNER_CLIENT_ID: 'partner client id',
    },
    ...api,
    errorImpact: 'Partners cannot see what their watches find.',
  },
  objections: {
    entry: 'lambdas/objections/objections.http.ts',
    serves: [readObjection, object, withdrawObjection],
    grants: [
      { on: 'table', allow: ['GetItem'], leadingKeys: itemsOf(openAssignment) },
      // The profile, the CV and the objections of a partner lie in one partition.
      {
        on: 'table',
        allow: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
        leadingKeys: itemsOf(partnerProfile, cvText, objection),
      },
      { on: 'table', allow: ['Query'], leadingKeys: entriesOf(proposal), index: 'GSI1' },
      { on: 'table', allow: ['UpdateItem'], leadingKeys: itemsOf(limit) },
      { on: 'table', allow: ['PutItem', 'DeleteItem'], leadingKeys: itemsOf(dueOf('objection')) },
      { on: 'session' },
      ...formSecrets,
    ],
    environment: { ...formEnvironment, PARTNER_CLIENT_ID: 'partner client id' },
    ...api,
    errorImpact: 'Partners cannot object to how they were compared, nor read what was answered.',
  },
} as const satisfies Record<string, SystemFunction>
