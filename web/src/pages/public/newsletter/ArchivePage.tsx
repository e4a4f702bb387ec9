import { IssueList } from '#web/src/features/newsletter/IssueList.tsx'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { buttonClass } from '#web/src/ui/Button.tsx'
import styles from './Archive.module.css'

/** The archive of the newsletter: the titles of all issues. */
const ArchivePage = () => {
  const t = usePhrases('updates')
  return (
    <div className={styles.page}>
      <h1>{t('issues.heading')}</h1>
      <p className={styles.lede}>{t('issues.text')}</p>
      <noscript>
        <p>{t('issues.noScript')}</p>
      </noscript>
      <IssueList />
      <a className={buttonClass()} href="#newsletter">
        {t('issues.subscribe')}
      </a>
    </div>
  )
}

export default ArchivePage
