import { usePhrases } from '#web/src/platform/i18n.ts'
import { buttonClass } from '#web/src/ui/Button.tsx'
import table from '#web/src/ui/Table.module.css'
import styles from './BrowserStorage.module.css'

/** The storage keys used by the code (web/src/platform, web/src/features); a test compares the two. */
const keys = [
  ['language', 'language', 'cookieAndStorage'],
  ['consent', 'consent', 'storage'],
  ['session', 'session', 'storage'],
  ['device', 'device', 'storage'],
  ['analytics', 'analytics', 'storage'],
  ['CognitoIdentityServiceProvider.*', 'tokens', 'storage'],
  ['draft:*', 'drafts', 'tabStorage'],
  ['invitation', 'invitation', 'storage'],
  ['inquiry-draft *', 'inquiryDrafts', 'tabStorage'],
] as const

const Keys = () => {
  const t = usePhrases('privacy')
  return (
    <table className={table.table}>
      <thead>
        <tr>
          {(['name', 'kind', 'purpose', 'until'] as const).map(column => (
            <th key={column} scope="col">
              {t(`browser.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keys.map(([key, words, kind]) => (
          <tr key={key}>
            <th scope="row">
              <code className={styles.key}>{key}</code>
            </th>
            <td data-label={t('browser.kind')}>{t(`browser.${kind}`)}</td>
            <td data-label={t('browser.purpose')}>{t(`browser.${words}.purpose`)}</td>
            <td data-label={t('browser.until')}>{t(`browser.${words}.until`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** web/src/before/consent.ts handles the button, without the app. */
export const BrowserStorage = () => {
  const t = usePhrases('privacy')
  return (
    <section id="browser">
      <h2>{t('browser.heading')}</h2>
      <p>{t('browser.text')}</p>
      <Keys />
      <h3>{t('browser.analytics.heading')}</h3>
      <p>{t('browser.analytics.text')}</p>
      <p className={styles.change}>
        <button type="button" className={buttonClass()} data-consent="settings">
          {t('browser.change')}
        </button>
        {t('browser.changeText')}
      </p>
    </section>
  )
}
