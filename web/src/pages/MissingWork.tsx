import { Link } from 'react-router-dom'
import styles from '#web/src/features/reports/reports.module.css'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { PageHeading } from './signed-in/PageHeading.tsx'

/** Said where the address names no assignment of the reader; no failure of ours, and nothing to try again. */
export const MissingWork = ({ back, to }: { back: string; to: string }) => {
  const t = usePhrases('reports')
  return (
    <div className={styles.page}>
      <PageHeading>{t('missing')}</PageHeading>
      <p>{t('missingText')}</p>
      <p>
        <Link to={to}>{back}</Link>
      </p>
    </div>
  )
}
