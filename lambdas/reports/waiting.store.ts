import { dueEntity, dueTransition } from '#shared/due/due.entity.ts'
import { milestoneEntity, type StoredMilestone } from '#shared/reports/milestone.entity.ts'
import { reportEntity, type StoredReport } from '#shared/reports/report.entity.ts'
import { getItem } from '../platform/table/get-item.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { isMonthOver } from './work.ts'

/** How much of what is due is read for one list; a thing has up to four of them. */
const maxDue = 1_000

/** What a list says that was cut. */
export const cutNote = `What is due after the first ${maxDue} dates is left out.`

/** The items that time does something with, what it does first on top; and whether some were not read. */
const waitingIn = async (kind: 'report' | 'milestone') => {
  const due = await queryItems({ ...dueEntity.list({ kind }), max: maxDue }, dueTransition)
  const keys = new Map(due.map(({ item }) => [`${item.PK} ${item.SK}`, item]))
  return { keys: [...keys.values()], isCut: due.length === maxDue }
}

type Waiting<Item> = { items: Item[]; isCut: boolean }

/** The reports that wait for somebody; a draft once its month is over. */
export const waitingReports = async (now: string): Promise<Waiting<StoredReport>> => {
  const { keys, isCut } = await waitingIn('report')
  const found = await Promise.all(keys.map(key => getItem(key, reportEntity.item)))
  const items = found
    .filter(report => report !== null)
    .filter(report => report.state !== 'draft' || isMonthOver(report, now))
  return { items, isCut }
}

/** The milestones that nobody has decided on for good. */
export const waitingMilestones = async (): Promise<Waiting<StoredMilestone>> => {
  const { keys, isCut } = await waitingIn('milestone')
  const found = await Promise.all(keys.map(key => getItem(key, milestoneEntity.item)))
  return { items: found.filter(one => one !== null), isCut }
}
