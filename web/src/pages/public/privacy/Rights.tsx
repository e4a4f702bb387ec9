import { brand } from '#shared/brand.ts'
import { policyTimes } from '#shared/privacy/policy-times.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import styles from '../document/ruled-list.module.css'

const rights = ['access', 'correct', 'erase', 'restrict', 'move', 'withdraw'] as const

/** Who can see stored data, and the rights of the person concerned. */
export const Rights = () => {
  const t = usePhrases('privacy')
  // The address is a link, at any place in the sentence.
  const [before, after] = t('rights.text', { email: '\n' }).split('\n')
  return (
    <>
      <section id="backups">
        <h2>{t('backups.heading')}</h2>
        <p>{t('backups.text', policyTimes)}</p>
      </section>
      <section id="readers">
        <h2>{t('readers.heading')}</h2>
        <p>{t('readers.text')}</p>
        <p>{t('readers.decisions')}</p>
      </section>
      <section id="rights">
        <h2>{t('rights.heading')}</h2>
        <p>
          {before}
          <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>
          {after}
        </p>
        <ul className={styles.list}>
          {rights.map(right => (
            <li key={right}>{t(`rights.${right}`)}</li>
          ))}
        </ul>
      </section>
      <section id="authority">
        <h2>{t('authority.heading')}</h2>
        <p>
          {t('authority.text')} <a href="https://www.imy.se/">{t('authority.name')}</a>.
        </p>
      </section>
    </>
  )
}
