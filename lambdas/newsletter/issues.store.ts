import { issueEntity } from '#shared/newsletter/issue.entity.ts'
import { noOwner } from '#shared/operator/audit.entity.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { Failure } from '../platform/failure.ts'
import { absent, type Fields } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import { type PageRequest, readPage } from '../platform/table/pages.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { transactIf } from '../platform/table/transact.ts'
import { putItem } from '../platform/table/write-items.ts'
import type { Drafts, Issue } from './save-draft.ts'

/** An issue in whatever state; null if there is none. */
export const findIssue = (month: string): Promise<Issue | null> =>
  getItem(issueEntity.key({ month }), issueEntity.item)

const inState = (state: Issue['state']) =>
  queryItems({ ...issueEntity.indexList({ state }), newestFirst: true }, issueEntity.item)

/** Every issue, for operators: one a month at most, so that they need no pages. */
export const allIssues = async (): Promise<Issue[]> => [
  ...(await inState('draft')),
  ...(await inState('published')),
]

/** A year of the archive, newest first. */
const archivePage = 12

/** A page of the issues that were sent. */
export const publishedIssues = async ({ cursor, limit = archivePage }: PageRequest) => {
  const list = { ...issueEntity.indexList({ state: 'published' }), item: issueEntity.item }
  const { items, next } = await readPage(list, { cursor, limit })
  return { items: items.map(published), next }
}

/** Throws `not_found` for a draft. */
const published = (issue: Issue | null) => {
  if (!issue?.publishedAt) throw new Failure('not_found')
  return { ...issue, publishedAt: issue.publishedAt }
}

/** An issue that was sent; throws `not_found` for any other. */
export const findPublished = async (month: string) => published(await findIssue(month))

const asSeen = (seen: number): Fields => (seen === 0 ? { PK: absent } : { version: seen, state: 'draft' })

/** The drafts, as one operation changes them. */
export const draftsOf = (operation: Operation): Drafts => ({
  find: findIssue,
  save: (draft, seen) => {
    const { month, version, state } = draft
    const item = { ...issueEntity.key({ month }), ...issueEntity.indexKey({ state, month }), ...draft }
    return transactIf(putItem(item).expect(asSeen(seen)), [auditItem(operation, noOwner, { month, version })])
  },
})
