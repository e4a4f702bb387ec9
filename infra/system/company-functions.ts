import {
  changeRole,
  inviteColleague,
  listColleagues,
  removeColleague,
  withdrawInvitation,
} from '#shared/company/colleagues.ts'
import { acceptJoinRequest, declineJoinRequest, listJoinRequests } from '#shared/company/join-requests.ts'
import { joinCompany, leaveCompany, readInvitation } from '#shared/company/membership.ts'
import { askToJoin, findSameCompany } from '#shared/company/same-company.ts'
import { entities } from '#shared/entities.ts'
import type { SystemFunction } from './function.ts'
import { api, formEnvironment, formSecrets } from './http-defaults.ts'
import { entriesOf, itemsOf } from './leading-keys.ts'

const { company, companyNumber, creditOrder, limit, member, once, person } = entities

/** Decides which company a person acts for. */
export const companyFunctions = {
  company: {
    entry: 'lambdas/company/company.http.ts',
    serves: [
      listColleagues,
      inviteColleague,
      withdrawInvitation,
      changeRole,
      removeColleague,
      readInvitation,
      joinCompany,
      leaveCompany,
      findSameCompany,
      askToJoin,
      listJoinRequests,
      acceptJoinRequest,
      declineJoinRequest,
    ],
    grants: [
      {
        on: 'table',
        allow: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query', 'ConditionCheckItem'],
        leadingKeys: itemsOf(company),
      },
      {
        on: 'table',
        allow: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
        leadingKeys: itemsOf(member),
      },
      { on: 'table', allow: ['Query'], leadingKeys: entriesOf(member, companyNumber), index: 'GSI1' },
      { on: 'table', allow: ['Query', 'PutItem'], leadingKeys: itemsOf(person) },
      // Whose an order of the price page is, once whom it names leaves the company.
      { on: 'table', allow: ['UpdateItem'], leadingKeys: itemsOf(creditOrder) },
      { on: 'table', allow: ['PutItem', 'UpdateItem', 'DeleteItem'], leadingKeys: itemsOf(once, limit) },
      { on: 'session' },
      ...formSecrets,
    ],
    environment: { ...formEnvironment, BUSINESS_CLIENT_ID: 'business client id' },
    ...api,
    errorImpact: 'Businesses cannot see, invite or remove their colleagues, or join or find a company.',
  },
} as const satisfies Record<string, SystemFunction>
