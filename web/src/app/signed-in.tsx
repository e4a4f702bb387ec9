import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { matchRoutes, Navigate, useLocation } from 'react-router-dom'
import { BusinessOnboardingPage } from '#web/src/pages/business/BusinessOnboardingPage.tsx'
import { DashboardLayout } from '#web/src/pages/business/DashboardLayout.tsx'
import { BusinessOnly, SignedInOnly } from '#web/src/pages/business/guards.tsx'
import { PlainPage } from '#web/src/pages/business/PlainPage.tsx'
import { ProfilePage } from '#web/src/pages/business/ProfilePage.tsx'
import { ServicesPage } from '#web/src/pages/business/ServicesPage.tsx'
import { UnknownPage } from '#web/src/pages/business/UnknownPage.tsx'
import { OnboardingPage } from '#web/src/pages/onboarding.tsx'
import { PartnerApplicationPage } from '#web/src/pages/partner/PartnerApplicationPage.tsx'
import type { PoolName } from '#web/src/platform/config.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { watchSession } from '#web/src/platform/sessions.ts'
import { sessionMark } from '#web/src/platform/sessions-mark.ts'

const queries = new QueryClient({
  queryCache: new QueryCache({ onError: error => console.error('A load failed', error) }),
  defaultOptions: { queries: { staleTime: 60_000, retry: 1 } },
})

/** `/dashboard` is another name of the business dashboard. */
const DashboardAlias = () => {
  const { pathname, search, state } = useLocation()
  return <Navigate to={`/business${pathname}${search}`} replace state={state} />
}

const signedIn = (page: ReactNode) => <SignedInOnly>{page}</SignedInOnly>

const onlyFor = (pool: PoolName, page: ReactNode) => <SignedInOnly pool={pool}>{page}</SignedInOnly>

const dashboard = (page: ReactNode) => (
  <BusinessOnly>
    <DashboardLayout>{page}</DashboardLayout>
  </BusinessOnly>
)

const unknown = (
  <PlainPage>
    <UnknownPage />
  </PlainPage>
)

const routes = [
  { path: '/onboarding', element: signedIn(<OnboardingPage />) },
  { path: '/business/onboarding', element: onlyFor('business', <BusinessOnboardingPage />) },
  { path: '/business/dashboard', element: dashboard(<ServicesPage />) },
  { path: '/business/dashboard/services', element: dashboard(<ServicesPage />) },
  { path: '/business/dashboard/profile', element: dashboard(<ProfilePage />) },
  { path: '/business/dashboard/*', element: dashboard(<UnknownPage />) },
  { path: '/dashboard/*', element: <DashboardAlias /> },
  { path: '/partner/onboarding', element: onlyFor('partner', <PartnerApplicationPage />) },
  { path: '/partner/dashboard/*', element: onlyFor('partner', <PartnerApplicationPage />) },
]

/** Waits for the words of all these pages at once, above everything that has a state of its own. */
const WithWords = ({ children }: { children: ReactNode }) => {
  usePhrases('business')
  usePhrases('fields')
  usePhrases('partner')
  usePhrases('services')
  return children
}

/** The areas behind a sign-in. Their paths are absolute, wherever the app hangs them in. */
const SignedIn = () => {
  const location = useLocation()
  useEffect(watchSession, [])
  useEffect(
    () =>
      sessionMark.subscribe(event => {
        if (event !== 'token_refreshed') queries.clear()
      }),
    [],
  )
  return (
    <QueryClientProvider client={queries}>
      <WithWords>{matchRoutes(routes, location)?.at(-1)?.route.element ?? unknown}</WithWords>
    </QueryClientProvider>
  )
}

export default SignedIn
