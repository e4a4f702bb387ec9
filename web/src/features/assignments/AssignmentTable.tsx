import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Assignment } from '#shared/assignments/assignment.ts'
import { figureOf, grouped } from '#shared/figures.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { kronorOf } from '#web/src/ui/money.ts'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import styles from './AssignmentTable.module.css'
import { StatusBadge } from './StatusBadge.tsx'
import { type Column, columns, nextSorting, type Sorting } from './sorting.ts'

type SortingProps = { sorting: Sorting | undefined; onSort: (sorting: Sorting | undefined) => void }

const words: readonly Column[] = ['projectTitle', 'status', 'startDate']

const Heading = ({ column, sorting, onSort }: SortingProps & { column: Column }) => {
  const t = usePhrases('assignments')
  const order = sorting?.column === column ? sorting.order : undefined
  return (
    <th scope="col" aria-sort={order} data-figure={!words.includes(column) || undefined}>
      <button
        type="button"
        data-printed
        className={styles.sort}
        onClick={() => onSort(nextSorting(column, sorting))}
      >
        {t(`columns.${column}`)}
        <svg className={styles.arrow} data-order={order} viewBox="0 0 10 12" aria-hidden="true">
          <path d="M5 11V1M1 5l4-4 4 4" />
        </svg>
      </button>
    </th>
  )
}

const Cell = ({ column, children }: { column: Column; children: ReactNode }) => {
  const t = usePhrases('assignments')
  return (
    <td data-label={t(`columns.${column}`)} data-figure={!words.includes(column) || undefined}>
      {children}
    </td>
  )
}

/** The agreed credits, and the description of the work. */
const Given = ({ assignment: { creditsAgreed, description } }: { assignment: Assignment }) => {
  const t = usePhrases('assignments')
  const number = grouped(creditsAgreed ?? 0, useLanguage())
  return (
    <>
      {creditsAgreed !== null && (
        <span className={styles.client}>{t('agreed', { count: creditsAgreed, number })}</span>
      )}
      {description && (
        <details className={styles.description}>
          <summary>{t('description')}</summary>
          <p>{description}</p>
        </details>
      )}
    </>
  )
}

/** The rate of an hour; what was agreed without one has a fixed price. */
const Rate = ({ assignment: { hourlyRateOre, creditsAgreed } }: { assignment: Assignment }) => {
  const t = usePhrases('assignments')
  const language = useLanguage()
  if (hourlyRateOre !== null) return kronorOf(hourlyRateOre, language)
  return t(creditsAgreed === null ? 'notGiven' : 'fixedPrice')
}

const Row = ({ assignment }: { assignment: Assignment }) => {
  const t = usePhrases('assignments')
  const language = useLanguage()
  const { day } = useDayFormats()
  const { startDate, totalEarningsOre } = assignment
  return (
    <tr>
      <th scope="row">
        <Link to={`/partner/dashboard/assignments/${assignment.id}`}>{assignment.projectTitle}</Link>
        <span className={styles.client}>{assignment.clientCompany}</span>
        <Given assignment={assignment} />
      </th>
      <Cell column="status">
        <StatusBadge status={assignment.status} />
      </Cell>
      <Cell column="startDate">{startDate ? day(startDate) : t('notGiven')}</Cell>
      <Cell column="totalHours">{figureOf(assignment.totalHours, language)}</Cell>
      <Cell column="hourlyRateOre">
        <Rate assignment={assignment} />
      </Cell>
      <Cell column="totalEarningsOre">{kronorOf(totalEarningsOre, language)}</Cell>
      <Cell column="creditsEarned">{figureOf(assignment.creditsEarned, language)}</Cell>
    </tr>
  )
}

type TableProps = SortingProps & { caption: string; assignments: readonly Assignment[]; busy: boolean }

/** Assignments with all their figures; a heading sorts by its column. On narrow screens each becomes a block. */
export const AssignmentTable = ({ caption, assignments, busy, ...sorting }: TableProps) => (
  <table className={styles.table} aria-busy={busy || undefined}>
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        {columns.map(column => (
          <Heading key={column} column={column} {...sorting} />
        ))}
      </tr>
    </thead>
    <tbody>
      {assignments.map(assignment => (
        <Row key={assignment.id} assignment={assignment} />
      ))}
    </tbody>
  </table>
)
