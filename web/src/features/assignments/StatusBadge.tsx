import type { AssignmentStatus } from '#shared/assignments/assignment.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import styles from './StatusBadge.module.css'

/** The status of an assignment as text; the icon before it adds nothing for screen readers. */
export const StatusBadge = ({ status }: { status: AssignmentStatus }) => {
  const t = usePhrases('assignments')
  return (
    <span className={styles.badge} data-status={status}>
      {t(`status.${status}`)}
    </span>
  )
}
