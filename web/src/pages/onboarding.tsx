import { Navigate } from 'react-router-dom'
import { useBusinessMe } from '#web/src/features/business-profile/use-business-me.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import { onboardingDestination } from './onboarding-destination.ts'
import { FailedLoad } from './signed-in/FailedLoad.tsx'
import { PageHeading } from './signed-in/PageHeading.tsx'
import { PlainPage } from './signed-in/PlainPage.tsx'
import { Waiting } from './signed-in/Waiting.tsx'

const BusinessOnboarding = () => {
  const t = usePhrases('signed-in')
  const me = useBusinessMe()
  if (me.data) return <Navigate to={onboardingDestination(me.data)} replace />
  if (!me.isError) return <Waiting />
  return (
    <PlainPage>
      <PageHeading>{t('redirect.title')}</PageHeading>
      <FailedLoad error={me.error} retrying={me.isFetching} onRetry={() => void me.refetch()} />
    </PlainPage>
  )
}

/** Sends whoever has signed in to where they belong. */
export const OnboardingPage = () =>
  useSession()?.pool === 'partner' ? <Navigate to="/partner/onboarding" replace /> : <BusinessOnboarding />
