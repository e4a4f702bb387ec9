import { policySince, policyVersion } from '#shared/privacy/policy.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { BrowserStorage } from './BrowserStorage.tsx'
import { Controller } from './Controller.tsx'
import styles from './Privacy.module.css'
import { Rights } from './Rights.tsx'
import { Stored } from './Stored.tsx'

const sections = ['controller', 'stored', 'browser', 'backups', 'readers', 'rights', 'authority'] as const

/** The privacy policy of this system; a change of what is stored needs a change of this page and its version. */
const Privacy = () => {
  const t = usePhrases('privacy')
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('heading')}</h1>
        <p>{t('lede')}</p>
        <p className={styles.version}>{t('version', { version: policyVersion, date: policySince })}</p>
      </div>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents">{t('contents')}</h2>
        <ol className={styles.list}>
          {sections.map(section => (
            <li key={section}>
              <a href={`#${section}`}>{t(`${section}.heading`)}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.policy}>
        <Controller />
        <Stored />
        <BrowserStorage />
        <Rights />
      </div>
    </div>
  )
}

export default Privacy
