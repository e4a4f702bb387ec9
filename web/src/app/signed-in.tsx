import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, useEffect } from 'react'
import { matchRoutes, Navigate, useLocation } from 'react-router-dom'
import { OnboardingPage } from '#web/src/pages/onboarding.tsx'
import { SignedInOnly } from '#web/src/pages/signed-in/SignedInOnly.tsx'
import { UnknownArea } from '#web/src/pages/signed-in/UnknownPage.tsx'
import '#web/src/platform/area-phrases.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { watchSession } from '#web/src/platform/sessions.ts'
import { sessionMark } from '#web/src/platform/sessions-mark.ts'

const BusinessArea = lazy(() => import('./business-area.tsx'))
const PartnerArea = lazy(() => import('./partner-area.tsx'))

const queries = new QueryClient({
  queryCache: new QueryCache({ onError: error => console.error('A load failed', error) }),
  defaultOptions: { queries: { staleTime: 60_000, retry: 1 } },
})

/** `/dashboard` is another name of the business dashboard. */
const DashboardAlias = () => {
  const { pathname, search, state } = useLocation()
  return <Navigate to={`/business${pathname}${search}`} replace state={state} />
}

const areas = [
  {
    path: '/onboarding',
    element: (
      <SignedInOnly>
        <OnboardingPage />
      </SignedInOnly>
    ),
  },
  { path: '/dashboard/*', element: <DashboardAlias /> },
  { path: '/business/*', element: <BusinessArea /> },
  { path: '/partner/*', element: <PartnerArea /> },
]

/** Waits for the words that every area has, above everything that has a state of its own. */
const Area = () => {
  usePhrases('signed-in')
  return matchRoutes(areas, useLocation())?.at(-1)?.route.element ?? <UnknownArea />
}

/** The areas behind a sign-in. Their paths are absolute, wherever the app hangs them in. */
const SignedIn = () => {
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
      <Area />
    </QueryClientProvider>
  )
}

export default SignedIn
