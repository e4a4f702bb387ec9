import * as z from 'zod/mini'
import { openAssignment } from '#shared/open-assignments/open-assignment.ts'
import { getItem } from '../platform/table/get-item.ts'
import { keys } from '../platform/table/keys.ts'
import { readPage } from '../platform/table/pages.ts'
import { queryItems } from '../platform/table/query-items.ts'
import type { OpenAssignments } from './list-open-assignments.ts'

const totalsItem = z.object({ openCount: z._default(z.int(), 0) })
const appliedItem = z.object({ PK: z.string() })

type Asked = { cursor?: string | undefined; limit?: number | undefined }

/** The open assignments as one partner asks for a page of them. */
export const openAssignments = (partner: string, asked: Asked): OpenAssignments => ({
  page: async shows => {
    const { GSI1PK } = keys.openAssignments('')
    return readPage({ partition: { GSI1PK }, item: openAssignment, ...(shows && { shows }) }, asked)
  },
  // From the list itself: stored next to it, it would have to be found again whenever the latest one closes.
  latestPublishedAt: async () => {
    const { GSI1PK } = keys.openAssignments('')
    const { items } = await readPage({ partition: { GSI1PK }, item: openAssignment }, { limit: 1 })
    return items[0]?.createdAt ?? null
  },
  openCount: async () => (await getItem(keys.openTotals(), totalsItem))?.openCount ?? 0,
  // From the index, next to the page rather than after it. An application of a moment ago may be missing there: the
  // browser remembers its own, and applying again finds the first.
  appliedFor: async () => {
    const { GSI1PK, GSI1SK } = keys.applications(partner, '')
    const range = { partition: { GSI1PK }, beginsWith: GSI1SK }
    const applied = await queryItems({ ...range, fields: ['PK'] }, appliedItem)
    return new Set(applied.map(({ PK }) => PK.slice('OPEN#'.length)))
  },
})
