import { movesOf } from '#shared/contract/process.ts'
import { reportEntity } from '#shared/reports/report.entity.ts'
import { type Living, moving, noFamily } from '../process/living.ts'
import { queryItems } from '../table/query-items.ts'
import type { TransactItem } from '../table/table.ts'
import { checkItem } from '../table/write-items.ts'
import { livingMilestone } from './living-milestone.ts'
import { livingReport } from './living-report.ts'
import { findMilestones } from './resting-milestones.store.ts'

/** The writes to a report or a milestone; a draft stays one, until its partner submits it. */
const referring = (living: Living, who: string, at: string): TransactItem[] => {
  const { process, key, life } = living
  if (life.state === 'draft') return [checkItem(key, { state: 'draft' })]
  if (!movesOf(process, life.state, 'operator').includes('refer')) return []
  const result = moving(living, { name: 'refer', by: 'operator', who, at }, noFamily)
  return typeof result === 'string' ? [] : result.writes
}

/**
 * Leaves to the operators what waits for an answer about an assignment; part of the transaction in which the guarantee
 * gives its credits back, which is refused if something is submitted, delivered or answered meanwhile.
 */
export const referringWork = async (
  partnerId: string,
  assignmentId: string,
  at: string,
): Promise<TransactItem[]> => {
  const [reports, milestones] = await Promise.all([
    queryItems(reportEntity.list({ sub: partnerId, assignmentId }), reportEntity.item),
    findMilestones(partnerId, assignmentId),
  ])
  const all = [...reports.map(livingReport), ...milestones.map(livingMilestone)]
  return all.flatMap(living => referring(living, `assignment ${assignmentId}`, at))
}
