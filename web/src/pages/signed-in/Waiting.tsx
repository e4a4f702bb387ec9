import { usePhrases } from '#web/src/platform/i18n.ts'
import { PageHeading } from './PageHeading.tsx'
import { PlainPage } from './PlainPage.tsx'
import styles from './Waiting.module.css'

/** Shown while a guard checks where the person belongs. */
export const Waiting = () => {
  const t = usePhrases('signed-in')
  return (
    <PlainPage>
      <PageHeading>{t('redirect.title')}</PageHeading>
      <p role="status">
        <svg className={styles.ring} viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="10" />
          <circle className={styles.arc} cx="12" cy="12" r="10" />
        </svg>{' '}
        {t('redirect.text')}
      </p>
    </PlainPage>
  )
}

/**
 * A placeholder for content being loaded. A tall one keeps the content below out of sight until its position is
 * known.
 */
export const Skeleton = ({ tall = false }: { tall?: boolean }) => {
  const t = usePhrases('signed-in')
  return (
    <div role="status" aria-label={t('loading')} className={`${styles.bars} ${tall ? styles.tall : ''}`}>
      <span className={styles.bar} />
      <span className={styles.bar} />
      <span className={styles.bar} />
    </div>
  )
}
