import { Link } from 'react-router-dom'
import type { Assignment } from '#shared/assignments/assignment.ts'
import { figureOf } from '#shared/figures.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { kronorOf } from '#web/src/ui/money.ts'
import styles from './RecentAssignments.module.css'
import { StatusBadge } from './StatusBadge.tsx'

/** A short list of assignments: title, client, status and result so far. */
export const RecentAssignments = ({ assignments }: { assignments: readonly Assignment[] }) => {
  const t = usePhrases('assignments')
  const language = useLanguage()
  return (
    <ul className={styles.list}>
      {assignments.map(({ id, projectTitle, clientCompany, status, totalHours, totalEarningsOre }) => (
        <li key={id} className={styles.assignment}>
          <div className={styles.what}>
            <h3 className={styles.title}>
              <Link to={`/partner/dashboard/assignments/${id}`}>{projectTitle}</Link>
            </h3>
            <p className={styles.client}>{clientCompany}</p>
          </div>
          <StatusBadge status={status} />
          <p className={styles.figure}>{t('hours', { hours: figureOf(totalHours, language) })}</p>
          <p className={styles.figure}>{kronorOf(totalEarningsOre, language)}</p>
        </li>
      ))}
    </ul>
  )
}
