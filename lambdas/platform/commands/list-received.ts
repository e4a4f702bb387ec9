import { leadEntity } from '#shared/leads/lead.entity.ts'
import type { PageRequest } from '../table/pages.ts'
import type { Operation } from './command-handler.ts'
import type { Page, ToRow } from './list-items.ts'
import { listMonths, type Months } from './list-months.ts'

type Kind = 'project_inquiry' | 'get_started' | 'meeting' | 'order' | 'inquiry' | 'investor'

/** One page of everything of a kind that was received in the requested months, newest first. */
export const listReceived = (
  kind: Kind,
  request: Months & PageRequest,
  { at: now }: Operation,
  toRow?: ToRow,
): Promise<Page> =>
  listMonths(month => leadEntity.indexList({ kind, createdAt: month }).partition.GSI1PK, request, {
    now,
    toRow,
  })
