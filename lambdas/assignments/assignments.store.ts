import * as z from 'zod/mini'
import { type AssignmentStatus, assignment } from '#shared/assignments/assignment.ts'
import { getItem } from '../platform/table/get-item.ts'
import { keys } from '../platform/table/keys.ts'
import { readPage } from '../platform/table/pages.ts'

const count = z._default(z.int(), 0)
const totalsItem = z.object({ active: count, completed: count, paused: count, cancelled: count })

type Request = {
  status?: AssignmentStatus | undefined
  cursor?: string | undefined
  limit?: number | undefined
}

const rangeOf = (partner: string, status: AssignmentStatus | undefined) => {
  if (status) return { partition: { GSI1PK: keys.partnerAssignments(partner, status, '').GSI1PK } }
  return { partition: { PK: keys.partnerAssignment(partner, '', '').PK }, beginsWith: 'ASSIGNMENT#' }
}

/** A page of a partner's assignments, newest first, of one status or of all. */
export const assignmentsOf = (partner: string, { status, ...page }: Request) =>
  readPage({ ...rangeOf(partner, status), item: assignment }, page)

/** How many assignments of each status a partner has; none before the first. */
export const countsOf = async (partner: string): Promise<z.infer<typeof totalsItem>> =>
  (await getItem(keys.partnerTotals(partner), totalsItem)) ?? totalsItem.parse({})
