import * as z from 'zod/mini'
import { keyParts } from '#shared/contract/key-template.ts'
import { applicationEntity } from '#shared/open-assignments/application.entity.ts'
import { openAssignmentEntity } from '#shared/open-assignments/open-assignment.entity.ts'
import { openAssignment } from '#shared/open-assignments/open-assignment.ts'
import { openTotalsEntity } from '#shared/open-assignments/open-totals.entity.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { findInquiry } from '../platform/inquiries/family.store.ts'
import type { LivingInquiry } from '../platform/inquiries/family.ts'
import { operatorMove } from '../platform/process/obstacles.ts'
import { getItem } from '../platform/table/get-item.ts'
import { type PageRequest, readPage } from '../platform/table/pages.ts'
import { queryItems } from '../platform/table/query-items.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { putNew } from '../platform/table/write-items.ts'
import { decliningWith } from './applications.store.ts'
import type { AssignmentChanges } from './change-assignment.ts'
import type { OpenAssignments } from './list-open-assignments.ts'
import type { PublishedAssignment, Publishing } from './publish.ts'

const appliedItem = z.object({ PK: z.string(), state: z.string() })

const allOpen = openAssignmentEntity.indexList({})

/** The open assignments, for one page of one partner. */
export const openAssignments = (partner: string, page: PageRequest): OpenAssignments => ({
  page: async shows => {
    return readPage({ ...allOpen, item: openAssignment, ...(shows && { shows }) }, page)
  },
  // Read from the list: a stored copy would have to be found again whenever the newest one closes.
  latestPublishedAt: async () => {
    const { items } = await readPage({ ...allOpen, item: openAssignment }, { limit: 1 })
    return items[0]?.createdAt ?? null
  },
  openCount: async () => (await getItem(openTotalsEntity.key({}), openTotalsEntity.item))?.openCount ?? 0,
  // From the index, in parallel with the page. A very recent application may be missing: the browser remembers it, and
  // applying again finds it.
  appliedFor: async () => {
    const range = applicationEntity.indexList({ sub: partner })
    const applied = await queryItems({ ...range, fields: ['PK', 'state'] }, appliedItem)
    return new Map(
      applied.flatMap(({ PK, state }) => {
        const id = keyParts(applicationEntity.pk, PK)?.id
        return id ? [[id, { answered: state !== 'sent' }]] : []
      }),
    )
  },
})

/** An assignment that is or was open; null if there is none. */
export const findPublished = (id: string): Promise<PublishedAssignment | null> =>
  getItem(openAssignmentEntity.key({ id }), openAssignmentEntity.item)

/** The open assignments with the inquiries they were published for, newest first, a page of them. */
export const listPublished = (request: PageRequest) =>
  readPage({ ...allOpen, item: openAssignmentEntity.item }, request)

const counting = (change: 1 | -1): TransactItem => update(openTotalsEntity.key({})).add({ openCount: change })

/** Closes an open assignment, for the partner who got it or for nobody; part of a transaction. */
export const closing = (id: string, partnerId: string | null): TransactItem[] => [
  update(openAssignmentEntity.key({ id }))
    .set({ state: 'closed', partnerId })
    .remove('GSI1PK', 'GSI1SK')
    .expect({ state: 'open' }),
  counting(-1),
]

/** The open assignments, as one operation changes them; each change is one transaction with its audit. */
export const assignmentChanges = (operation: Operation): Publishing & AssignmentChanges => {
  /** The inquiry states its assignment as long as that is open: an edit of it names it to the operator. */
  const moving = (inquiry: LivingInquiry | null, assignmentId: string | null): TransactItem[] => {
    if (!inquiry) return []
    const name = assignmentId ? 'publish' : 'unpublish'
    const move = { name, at: operation.at, who: operation.by, set: { assignmentId } }
    return operatorMove(inquiry.living, move, inquiry.family)
  }
  const auditOf = (id: string, about?: Record<string, unknown>) =>
    auditItem(operation, openAssignmentEntity.key({ id }).PK, about)
  return {
    find: findPublished,
    findInquiry,
    publish: (published, inquiry) =>
      tryTransact([
        putNew({
          ...openAssignmentEntity.key({ id: published.id }),
          ...openAssignmentEntity.indexKey({ createdAt: published.createdAt }),
          ...published,
        }),
        counting(1),
        ...moving(inquiry, published.id),
        auditOf(published.id),
      ]),
    edit: (id, fields, edited) =>
      tryTransact([
        update(openAssignmentEntity.key({ id }))
          .set({ ...fields, edited })
          .expect({ state: 'open' }),
        auditOf(id, { fields }),
      ]),
    close: (published, applications, inquiry) =>
      tryTransact([
        ...closing(published.id, null),
        ...moving(inquiry, null),
        auditOf(published.id),
        ...decliningWith(applications, 'assignment_closed', operation),
      ]),
  }
}
