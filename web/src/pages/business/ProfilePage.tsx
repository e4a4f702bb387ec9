import { AccountCard, CompanyDetails } from '#web/src/features/business-profile/CompanyDetails.tsx'
import { useBusinessMe } from '#web/src/features/business-profile/use-business-me.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { FailedLoad } from '../signed-in/FailedLoad.tsx'
import { PageHeading } from '../signed-in/PageHeading.tsx'
import styles from '../signed-in/page.module.css'
import { Skeleton } from '../signed-in/Waiting.tsx'

/** What is stored about the company, and the account it signs in with. */
export const ProfilePage = () => {
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
        <div className={styles.grid}>
          {me.data.profile && <CompanyDetails profile={me.data.profile} />}
          <AccountCard {...me.data} />
        </div>
      )}
    </>
  )
}
