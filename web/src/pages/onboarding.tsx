import type { UseQueryResult } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import { useBusinessMe } from '#web/src/features/business-profile/use-business-me.ts'
import { usePartnerMe } from '#web/src/features/partner-profile/use-partner-me.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import { businessDestination, partnerHome } from './onboarding-destination.ts'
import { FailedLoad } from './signed-in/FailedLoad.tsx'
import { PageHeading } from './signed-in/PageHeading.tsx'
import { PlainPage } from './signed-in/PlainPage.tsx'
import { Waiting } from './signed-in/Waiting.tsx'

type SentOnProps<Me> = { me: UseQueryResult<Me>; destination: (me: Me) => string }

const SentOn = <Me,>({ me, destination }: SentOnProps<Me>) => {
  const t = usePhrases('signed-in')
  if (me.data) return <Navigate to={destination(me.data)} replace />
  if (!me.isError) return <Waiting />
  return (
    <PlainPage>
      <PageHeading>{t('redirect.title')}</PageHeading>
      <FailedLoad error={me.error} retrying={me.isFetching} onRetry={() => void me.refetch()} />
    </PlainPage>
  )
}

const Business = () => <SentOn me={useBusinessMe()} destination={businessDestination} />

const Partner = () => <SentOn me={usePartnerMe()} destination={partnerHome} />

/** Redirects signed-in people to the page where they belong. */
export const OnboardingPage = () => (useSession()?.pool === 'partner' ? <Partner /> : <Business />)
