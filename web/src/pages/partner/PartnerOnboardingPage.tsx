import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { requestedLocation } from '#web/src/features/accounts/destinations.ts'
import { OnboardingForm } from '#web/src/features/partner-profile/OnboardingForm.tsx'
import { usePartnerMe } from '#web/src/features/partner-profile/use-partner-me.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { FailedLoad } from '../signed-in/FailedLoad.tsx'
import { justOnboarded } from '../signed-in/just-onboarded.ts'
import { PageHeading } from '../signed-in/PageHeading.tsx'
import { PlainPage } from '../signed-in/PlainPage.tsx'
import page from '../signed-in/page.module.css'
import { SignedInAs } from '../signed-in/SignedInAs.tsx'
import { Waiting } from '../signed-in/Waiting.tsx'

const dashboard = '/partner/dashboard'

/** The onboarding of a new partner; one with a profile is redirected to the page that they requested. */
const PartnerOnboardingPage = () => {
  const t = usePhrases('partner-onboarding')
  const me = usePartnerMe()
  const navigate = useNavigate()
  const { state } = useLocation()
  if (me.isPending) return <Waiting />
  if (me.data?.profile)
    return <Navigate to={requestedLocation(state) ?? dashboard} replace state={justOnboarded} />
  const goOn = () => {
    void navigate(dashboard, { replace: true, state: justOnboarded })
    void me.refetch()
  }
  return (
    <PlainPage>
      <PageHeading>{t('title')}</PageHeading>
      {me.data ? (
        <>
          <p className={page.intro}>{t('intro')}</p>
          <SignedInAs email={me.data.email ?? ''} />
          <OnboardingForm onExists={goOn} />
        </>
      ) : (
        <FailedLoad error={me.error} retrying={me.isFetching} onRetry={() => void me.refetch()} />
      )}
    </PlainPage>
  )
}

export default PartnerOnboardingPage
