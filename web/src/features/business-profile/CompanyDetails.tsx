import type { BusinessProfile } from '#shared/business-profile/business-profile.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import styles from './details.module.css'

type DetailsProps = { title: string; rows: readonly (readonly [name: string, value: string])[] }

const Details = ({ title, rows }: DetailsProps) => (
  <section className={styles.card}>
    <h2 className={styles.title}>{title}</h2>
    <dl className={styles.rows}>
      {rows.map(([name, value]) => (
        <div key={name} className={styles.row}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
)

export const CompanyDetails = ({ profile }: { profile: BusinessProfile }) => {
  const t = usePhrases('business')
  const given = (text: string) => text || t('profile.notGiven')
  return (
    <Details
      title={t('profile.company')}
      rows={[
        [t('onboarding.companyName'), profile.companyName],
        [t('onboarding.organizationNumber'), given(profile.organizationNumber)],
        [t('onboarding.contactPerson'), profile.contactPerson],
        [t('onboarding.phone'), given(profile.phone)],
        [t('onboarding.address'), given(profile.address)],
      ]}
    />
  )
}

type AccountProps = { id: string; email: string | null; profile: BusinessProfile | null }

/** The account as it is; none of it is changed here. */
export const AccountCard = ({ id, email, profile }: AccountProps) => {
  const t = usePhrases('business')
  const locale = useLanguage() === 'sv' ? 'sv-SE' : 'en-GB'
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Stockholm' })
  const unknown = t('profile.notAvailable')
  return (
    <Details
      title={t('profile.account')}
      rows={[
        [t('profile.email'), email ?? unknown],
        [t('profile.accountId'), id],
        [t('profile.memberSince'), profile ? date.format(new Date(profile.createdAt)) : unknown],
      ]}
    />
  )
}
