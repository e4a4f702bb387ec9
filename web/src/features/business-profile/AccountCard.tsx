import type { BusinessProfile } from '#shared/business-profile/business-profile.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import styles from '#web/src/ui/signed-in/card.module.css'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'

type AccountProps = { id: string; email: string | null; profile: BusinessProfile | null }

/** The account, read-only. */
export const AccountCard = ({ id, email, profile }: AccountProps) => {
  const t = usePhrases('business')
  const { day } = useDayFormats()
  const unknown = t('profile.notAvailable')
  const rows = [
    [t('profile.email'), email ?? unknown],
    [t('profile.accountId'), id],
    [t('profile.memberSince'), profile ? day(profile.createdAt) : unknown],
  ] as const
  return (
    <section className={styles.card} aria-labelledby="account">
      <h2 id="account" className={styles.title}>
        {t('profile.account')}
      </h2>
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
