import { lazy } from 'react'
import { brand } from '#shared/brand.ts'
import type { PartnerProfile } from '#shared/partner-profile/partner-profile.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Optional } from '#web/src/ui/Optional.tsx'
import styles from './ProfileStatus.module.css'

/** Fetched late: most partners are past these steps. */
const AdmissionSteps = lazy(() => import('./AdmissionSteps.tsx'))

type StatusProps = { profile: Pick<PartnerProfile, 'status' | 'email'> }

/** The meaning of the status, and the next step. */
const Meaning = ({ profile: { status, email } }: StatusProps) => {
  const t = usePhrases('partner')
  if (status === 'approved') return <p>{t('status.approvedText')}</p>
  if (status === 'declined') return <p>{t('status.declinedText', { email })}</p>
  if (status === 'pending')
    return (
      <>
        <Optional>
          <AdmissionSteps />
        </Optional>
        <p>{t('status.pendingText', { email })}</p>
      </>
    )
  return (
    <p>
      {t('status.otherText')} <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>
    </p>
  )
}

/** The status of the profile. A status that only operators set is shown as it is. */
export const ProfileStatus = ({ profile }: StatusProps) => {
  const t = usePhrases('partner')
  const { status } = profile
  const known = status === 'approved' || status === 'pending' || status === 'declined'
  return (
    <section className={styles.status} aria-labelledby="profile-status">
      <h2 id="profile-status" className={styles.title}>
        {t('status.title')}
      </h2>
      <p className={styles.word} data-status={status}>
        {known ? t(`status.${status}`) : status || t('status.missing')}
      </p>
      <Meaning profile={profile} />
    </section>
  )
}
