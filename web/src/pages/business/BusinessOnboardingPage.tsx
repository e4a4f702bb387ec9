import { Navigate } from 'react-router-dom'
import { OnboardingForm } from '#web/src/features/business-profile/OnboardingForm.tsx'
import { useBusinessMe } from '#web/src/features/business-profile/use-business-me.ts'
import { SameCompanyDialog } from '#web/src/features/company/SameCompanyDialog.tsx'
import { useSameCompany } from '#web/src/features/company/use-same-company.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import '#web/src/platform/company-phrases.ts'
import { FailedLoad } from '../signed-in/FailedLoad.tsx'
import { justOnboarded } from '../signed-in/just-onboarded.ts'
import { PageHeading } from '../signed-in/PageHeading.tsx'
import { PlainPage } from '../signed-in/PlainPage.tsx'
import styles from '../signed-in/page.module.css'
import { SignedInAs } from '../signed-in/SignedInAs.tsx'
import { Waiting } from '../signed-in/Waiting.tsx'

/** The onboarding of a new business; one with a profile is redirected to its dashboard. */
const BusinessOnboardingPage = () => {
  const t = usePhrases('business')
  const me = useBusinessMe()
  const { known, mayGoOn } = useSameCompany()
  if (me.isPending) return <Waiting />
  if (me.data?.profile) return <Navigate to="/dashboard" replace state={justOnboarded} />
  return (
    <PlainPage>
      <PageHeading>{t('onboarding.title')}</PageHeading>
      {me.isError && !me.data ? (
        <FailedLoad error={me.error} retrying={me.isFetching} onRetry={() => void me.refetch()} />
      ) : (
        <>
          <p className={styles.intro}>{t('onboarding.intro')}</p>
          {me.data?.email && <SignedInAs email={me.data.email} />}
          <OnboardingForm onExists={() => void me.refetch()} mayGoOn={mayGoOn} />
          {known && <SameCompanyDialog known={known} />}
        </>
      )}
    </PlainPage>
  )
}

export default BusinessOnboardingPage
