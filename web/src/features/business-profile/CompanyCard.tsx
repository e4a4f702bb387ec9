import type { BusinessProfile } from '#shared/business-profile/business-profile.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import styles from '#web/src/ui/signed-in/card.module.css'
import { profileFieldNames } from './profile-fields.ts'

/** The company's details, read-only: for those who may not change them. */
export const CompanyCard = ({ profile }: { profile: BusinessProfile }) => {
  const t = usePhrases('business')
  return (
    <section className={styles.card} aria-labelledby="company">
      <h2 id="company" className={styles.title}>
        {t('profile.company')}
      </h2>
      <p>{t('profile.notYours')}</p>
      <dl className={styles.rows}>
        {profileFieldNames.map(name => (
          <div key={name} className={styles.row}>
            <dt>{t(`onboarding.${name}`)}</dt>
            <dd>{profile[name] ?? t('profile.notAvailable')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
