import { randomUUID } from 'node:crypto'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { leadEntity } from '#shared/leads/lead.entity.ts'
import { noticeEntity } from '#shared/mail/notice.entity.ts'
import { openAssignmentEntity } from '#shared/open-assignments/open-assignment.entity.ts'
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
  return {
    ...openAssignmentEntity.key({ id: item.id }),
    ...openAssignmentEntity.indexKey({ createdAt }),
    ...item,
  }
}

const inquiry = (createdAt: string) => {
  const id = randomUUID()
  const described = { serviceId: 'robotics', description: 'En cell till.', state: 'received', files: [] }
  const index = inquiryEntity.indexKey({ kind: 'inquiry', createdAt, id })
  return {
    ...inquiryEntity.key({ sub: owner, id: `${createdAt}${id}` }),
    ...index,
    id,
    createdAt,
    ...described,
  }
}

const notice = (createdAt: string) => {
  const id = randomUUID()
  const state = { template: 'lead', state: 'failed', tries: 6, createdAt, lastError: 'Throttling' }
  return {
    ...noticeEntity.key({ source: id, template: 'lead', recipientHash: 'x' }),
    ...noticeEntity.indexKey({ state: 'failed', createdAt }),
    ...state,
  }
}

const lead = (createdAt: string) => {
  const id = randomUUID()
  const sent = { id, kind: 'project_inquiry', createdAt, email: 'anna@verkstad.se', suspect: false }
  return {
    ...leadEntity.key({ id }),
    ...leadEntity.indexKey({ kind: 'project_inquiry', createdAt, id }),
    ...sent,
  }
}

/** One item of each list for a given moment. */
const kinds = [assignment, openAssignment, inquiry, notice, lead]

/** The month of all stored items. */
export const month = '2026-01'

/** Returns the items of all lists at this size. */
export function* itemsOf(size: number): Generator<Record<string, unknown>> {
  for (let number = 0; number < size; number += 1) for (const make of kinds) yield make(second(number))
}
