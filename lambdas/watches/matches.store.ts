import * as z from 'zod/mini'
import { openAssignmentEntity } from '#shared/open-assignments/open-assignment.entity.ts'
import { openAssignment } from '#shared/open-assignments/open-assignment.ts'
import type { Published, RowFor } from '../platform/partners/read-fit.ts'
import { queryItems } from '../platform/table/query-items.ts'

const publishedItem = z.omit(openAssignment, { creditsAmount: true })

/** All open assignments, newest first. */
export const findPublished = (): Promise<Published[]> =>
  queryItems(
    {
      ...openAssignmentEntity.indexList({}),
      newestFirst: true,
      fields: Object.keys(publishedItem.shape),
    },
    publishedItem,
  )

/** The rows of a partner. The lexicon is read when something was found: on most minutes there is nothing to do. */
export const readRows = async (partner: string): Promise<RowFor> => {
  const { rowsOf } = await import('../platform/partners/rows.store.ts')
  return rowsOf(partner)
}
