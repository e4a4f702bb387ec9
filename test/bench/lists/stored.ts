import { randomUUID } from 'node:crypto'
import { keys } from '#lambdas/platform/table/keys.ts'
import { buildAssignment, buildOpenAssignment } from '#test/builders/partner-work.ts'

/** The owner of the lists. */
export const owner = randomUUID()

const second = (number: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, number)).toISOString()

const assignment = (createdAt: string) => {
  const item = { ...buildAssignment({ createdAt }), totalEarningsOre: 1_125_000 }
  const key = { PK: `PARTNER#${owner}`, SK: `ASSIGNMENT#${createdAt}#${item.id}` }
  return { ...key, GSI1PK: `PARTNER#${owner}#active`, GSI1SK: createdAt, ...item }
}

const openAssignment = (createdAt: string) => {
  const item = buildOpenAssignment({ createdAt })
  return { ...keys.openAssignment(item.id), ...keys.openAssignments(createdAt), ...item }
}

const inquiry = (createdAt: string) => {
  const id = randomUUID()
  const described = { serviceId: 'robotics', description: 'En cell till.', state: 'received', files: [] }
  const index = keys.leads('inquiry', createdAt, id)
  return { ...keys.inquiry(owner, `${createdAt}${id}`), ...index, id, createdAt, ...described }
}

const notice = (createdAt: string) => {
  const id = randomUUID()
  const state = { template: 'lead', state: 'failed', tries: 6, createdAt, lastError: 'Throttling' }
  return { ...keys.notice(id, 'lead', 'x'), ...keys.unsentNotices('failed', createdAt), ...state }
}

const lead = (createdAt: string) => {
  const id = randomUUID()
  const sent = { id, kind: 'project_inquiry', createdAt, email: 'anna@verkstad.se', suspect: false }
  return { ...keys.lead(id), ...keys.leads('project_inquiry', createdAt, id), ...sent }
}

/** One item of each list for a given moment. */
const kinds = [assignment, openAssignment, inquiry, notice, lead]

/** The month of all stored items. */
export const month = '2026-01'

/** Returns the items of all lists at this size. */
export function* itemsOf(size: number): Generator<Record<string, unknown>> {
  for (let number = 0; number < size; number += 1) for (const make of kinds) yield make(second(number))
}
