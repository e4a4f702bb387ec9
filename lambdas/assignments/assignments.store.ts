import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { type AssignmentStatus, assignment } from '#shared/assignments/assignment.ts'
import { keys } from '../platform/table/keys.ts'
import { readPage } from '../platform/table/pages.ts'
import { documents, tableName } from '../platform/table/table.ts'

const count = z._default(z.int(), 0)
const totalsItem = z.object({ active: count, completed: count, paused: count, cancelled: count })

type Asked = {
  status?: AssignmentStatus | undefined
  cursor?: string | undefined
  limit?: number | undefined
}

const placeOf = (partner: string, status: AssignmentStatus | undefined) => {
  if (status) return { partition: { GSI1PK: keys.partnerAssignments(partner, status, '').GSI1PK } }
  return { partition: { PK: keys.partnerAssignment(partner, '', '').PK }, beginsWith: 'ASSIGNMENT#' }
}

/** A page of a partner's assignments, newest first, of one status or of all. */
export const assignmentsOf = (partner: string, { status, ...asked }: Asked) =>
  readPage({ ...placeOf(partner, status), item: assignment }, asked)

/** How many assignments of each status a partner has; none before the first. */
export const countsOf = async (partner: string): Promise<z.infer<typeof totalsItem>> => {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: keys.partnerTotals(partner), ConsistentRead: true }),
  )
  return totalsItem.parse(Item ?? {})
}
