import { lazy, Suspense, useState } from 'react'
import { VerifyEmailDialog } from '#web/src/features/accounts/verification/VerifyEmailDialog.tsx'
import { CvCard } from '#web/src/features/files/CvCard.tsx'
import { AccountCard } from '#web/src/features/partner-profile/AccountCard.tsx'
import { ProfileForm } from '#web/src/features/partner-profile/ProfileForm.tsx'
import { type Me, useChangeMe, usePartnerMe } from '#web/src/features/partner-profile/use-partner-me.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { FailedLoad } from '../signed-in/FailedLoad.tsx'
import { PageHeading } from '../signed-in/PageHeading.tsx'
import { Skeleton } from '../signed-in/Waiting.tsx'
import { LateFacts } from './LateFacts.tsx'
import styles from './ProfilePage.module.css'

const ChangePasswordDialog = lazy(
  () => import('#web/src/features/accounts/password/ChangePasswordDialog.tsx'),
)

type Profile = NonNullable<Me['profile']>

const Account = ({ me, profile }: { me: Me; profile: Profile }) => {
  const t = usePhrases('partner-profile')
  const change = useChangeMe()
  const [open, setOpen] = useState<'verify' | 'password'>()
  const close = () => setOpen(undefined)
  const { email } = profile
  const verified = () => {
    close()
    change(now => ({ ...now, emailVerified: true }))
  }
  return (
    <AccountCard {...me} email={email} createdAt={profile.createdAt}>
      {!me.emailVerified && (
        <Button variant="secondary" small onClick={() => setOpen('verify')}>
          {t('verify')}
        </Button>
      )}
      <Button variant="secondary" small onClick={() => setOpen('password')}>
        {t('changePassword')}
      </Button>
      <Suspense>
        {open === 'verify' && <VerifyEmailDialog email={email} onVerified={verified} onClose={close} />}
        {open === 'password' && <ChangePasswordDialog email={email} onClose={close} />}
      </Suspense>
    </AccountCard>
  )
}

/** The partner's profile in their own words, the CV, the account, and the facts. */
const ProfilePage = () => {
  const t = usePhrases('partner-profile')
  const me = usePartnerMe()
  const change = useChangeMe()
  const profile = me.data?.profile
  return (
    <>
      <PageHeading>{t('title')}</PageHeading>
      {me.isPending && <Skeleton />}
      {me.isError && !me.data && (
        <FailedLoad error={me.error} retrying={me.isFetching} onRetry={() => void me.refetch()} />
      )}
      {me.data && profile && (
        <div className={styles.profile}>
          <ProfileForm profile={profile} />
          <div className={styles.beside}>
            <CvCard
              cv={profile.cv}
              onChanged={cv => change(now => ({ ...now, profile: now.profile && { ...now.profile, cv } }))}
            />
            <Account me={me.data} profile={profile} />
          </div>
          <div className={styles.below}>
            <LateFacts profile={profile} />
          </div>
        </div>
      )}
    </>
  )
}

export default ProfilePage
