import { type Assignment, assignmentStatuses } from '#shared/assignments/assignment.ts'
import type { Language } from '#shared/contract/language.ts'

export const columns = [
  'projectTitle',
  'status',
  'startDate',
  'totalHours',
  'hourlyRateOre',
  'totalEarningsOre',
  'creditsEarned',
] as const

export type Column = (typeof columns)[number]
type Order = 'ascending' | 'descending'
export type Sorting = { column: Column; order: Order }

const textColumns: readonly Column[] = ['projectTitle', 'status']

/** The first order of a column: texts from A, statuses in their course; figures and dates from the largest. */
const firstOrder = (column: Column): Order => (textColumns.includes(column) ? 'ascending' : 'descending')

const other = { ascending: 'descending', descending: 'ascending' } as const

/** Returns the sorting after a press on a column's heading: its first order, then the reverse, then none. */
export const nextSorting = (column: Column, now: Sorting | undefined): Sorting | undefined => {
  const first = firstOrder(column)
  if (now?.column !== column) return { column, order: first }
  return now.order === first ? { column, order: other[first] } : undefined
}

/** Returns the sorting that an address names, if it is valid. */
export const sortingFrom = (address: URLSearchParams): Sorting | undefined => {
  const column = columns.find(known => known === address.get('sort'))
  if (!column) return undefined
  const order = address.get('order')
  return { column, order: order === 'ascending' || order === 'descending' ? order : firstOrder(column) }
}

const compare = (a: Assignment, b: Assignment, column: Column, language: Language): number => {
  if (column === 'status') return assignmentStatuses.indexOf(a.status) - assignmentStatuses.indexOf(b.status)
  const [left, right] = [a[column], b[column]]
  if (typeof left === 'number' && typeof right === 'number') return left - right
  return String(left).localeCompare(String(right), language)
}

/** Returns the assignments sorted. Missing values come last in both orders; equal ones keep their order. */
export const sortAssignments = (
  assignments: readonly Assignment[],
  sorting: Sorting | undefined,
  language: Language,
): readonly Assignment[] => {
  if (!sorting) return assignments
  const { column, order } = sorting
  const sign = order === 'ascending' ? 1 : -1
  return assignments.toSorted((a, b) => {
    const missing = Number(a[column] === null) - Number(b[column] === null)
    return missing || sign * compare(a, b, column, language)
  })
}
