import type { BusinessProfile } from '#shared/business-profile/business-profile.ts'
import { updateBusinessProfile } from '#shared/business-profile/save-business-profile.ts'
import { AccountCard } from '#web/src/features/business-profile/AccountCard.tsx'
import { CompanyCard } from '#web/src/features/business-profile/CompanyCard.tsx'
import { ProfileForm } from '#web/src/features/business-profile/ProfileForm.tsx'
import { useBusinessMe } from '#web/src/features/business-profile/use-business-me.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { useMayCall } from '#web/src/platform/member-role.ts'
import { FailedLoad } from '../signed-in/FailedLoad.tsx'
import { PageHeading } from '../signed-in/PageHeading.tsx'
import { Skeleton } from '../signed-in/Waiting.tsx'
import styles from './ProfilePage.module.css'

const Company = ({ profile }: { profile: BusinessProfile }) =>
  useMayCall()(updateBusinessProfile) ? <ProfileForm profile={profile} /> : <CompanyCard profile={profile} />

/** The company's profile in a form, to read for those who may not change it, and the account. */
const ProfilePage = () => {
  const t = usePhrases('business')
  const me = useBusinessMe()
  return (
    <>
      <PageHeading>{t('profile.title')}</PageHeading>
      {me.isPending && <Skeleton />}
      {me.isError && !me.data && (
        <FailedLoad error={me.error} retrying={me.isFetching} onRetry={() => void me.refetch()} />
      )}
      {me.data && (
        <div className={styles.profile}>
          {me.data.profile && <Company profile={me.data.profile} />}
          <AccountCard {...me.data} />
        </div>
      )}
    </>
  )
}

export default ProfilePage
