import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import { companyEntity } from '#shared/company/company.entity.ts'
import { memberEntity } from '#shared/company/member.entity.ts'
import { type MemberRole, memberRoles } from '#shared/company/member-roles.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { servedEndpoints } from '../infra/local/gateway/served-api.ts'
import { emptyTable } from '../lambdas/empty-table.ts'
import { knownOperations } from './known-operations.ts'
import { nameOf } from './operation.ts'

const { documents, operationOf, people, put } = knownOperations({ alsoReading: true })

/** Reviewed: who may call what. An operation that is missing here is open to every member. */
const closedTo: Readonly<Record<string, readonly MemberRole[]>> = {
  ...Object.fromEntries(
    [
      'POST /api/business/inquiries',
      'PUT /api/business/inquiries/{id}',
      'POST /api/business/inquiries/{id}/files',
      'POST /api/business/inquiries/{id}/withdraw',
      'POST /api/business/inquiries/{id}/proposals/{partnerId}/choice',
      'POST /api/business/inquiries/{id}/proposals/{partnerId}/decline',
      'POST /api/business/inquiries/{id}/proposals/{partnerId}/invitation',
      'POST /api/business/threads/{id}/messages',
      'POST /api/business/threads/{id}/read',
      'POST /api/business/uploads',
      'POST /api/business/assignments/{partnerId}/{id}/files',
      'GET /api/business/uploads/{id}',
    ].map(name => [name, ['reader']]),
  ),
  ...Object.fromEntries(
    [
      'DELETE /api/business/plan/notice',
      'POST /api/business/agreements/{id}/claim',
      'POST /api/business/agreements/{id}/notice',
      'POST /api/business/agreements/{id}/rating',
      'POST /api/business/agreements/{id}/signature',
      'POST /api/business/assignments/{partnerId}/{id}/milestones/{number}/acceptance',
      'POST /api/business/assignments/{partnerId}/{id}/milestones/{number}/return',
      'POST /api/business/assignments/{partnerId}/{id}/reports/{month}/approval',
      'POST /api/business/assignments/{partnerId}/{id}/reports/{month}/dispute',
      'POST /api/business/credit-orders',
      'POST /api/business/plan',
      'PUT /api/business/agreements/{id}/pause',
      'PUT /api/business/credit-orders/{id}/cancellation',
      'PUT /api/business/credit-orders/{id}/refund',
      'PUT /api/business/plan/credits',
      'PUT /api/business/plan/notice',
    ].map(name => [name, ['requester', 'reader']]),
  ),
  ...Object.fromEntries(
    [
      'POST /api/business/profile',
      'PUT /api/business/profile',
      'POST /api/business/invitations',
      'DELETE /api/business/invitations/{id}',
      'GET /api/business/same-company',
      'POST /api/business/same-company',
      'GET /api/business/join-requests',
      'POST /api/business/join-requests/{id}/invitation',
      'DELETE /api/business/join-requests/{id}',
      'PUT /api/business/colleagues/{id}/role',
      'DELETE /api/business/colleagues/{id}',
    ].map(name => [name, ['buyer', 'requester', 'reader']]),
  ),
}

const ofBusinesses = servedEndpoints
  .filter(({ access }) => access === 'business')
  .map(endpoint => ({ name: nameOf(endpoint), refused: closedTo[nameOf(endpoint)] ?? [] }))

/** Gives the caller a role in their company: by default that which they founded. */
const become = async (role: MemberRole) => {
  const { sub, email } = people.business
  await put({ ...companyEntity.key({ sub }), owners: 2, members: 2, contact: sub })
  const rest = { sub, companyId: sub, name: 'Eva Lind', email, joinedAt: '2026-11-01T08:00:00.000Z' }
  const names = Object.keys(rest)
  await documents().send(
    new UpdateCommand({
      TableName: tableName,
      Key: memberEntity.key({ sub }),
      UpdateExpression: `SET #role = :role, ${names.map(name => `#${name} = if_not_exists(#${name}, :${name})`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(['role', ...names].map(name => [`#${name}`, name])),
      ExpressionAttributeValues: Object.fromEntries(
        Object.entries({ role, ...rest }).map(([name, value]) => [`:${name}`, value]),
      ),
    }),
  )
}

/** Only somebody who belongs to no company yet can join one. */
const joining = 'POST /api/business/membership'

describe('every operation of a business', () => {
  test.each(ofBusinesses)(
    'is refused to the roles that may not, and done by the least that may: $name',
    async ({ name, refused }) => {
      const { prepare } = operationOf(name)
      await emptyTable(documents(), tableName)
      const attempt = await prepare()
      for (const role of refused) {
        await become(role)
        const { status, body } = await attempt()
        expect([status, body.code], role).toEqual([403, 'role_insufficient'])
      }
      const allowed = memberRoles.filter(role => !refused.includes(role)).at(-1)
      if (name !== joining) await become(allowed ?? 'owner')
      const { status, body } = await attempt()
      expect(status, `${allowed}: ${JSON.stringify(body)}`).toBeLessThan(300)
    },
  )
})
