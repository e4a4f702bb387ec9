import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, useEffect } from 'react'
import { matchRoutes, Navigate, useLocation } from 'react-router-dom'
import { getBusinessMe } from '#shared/business-profile/get-business-me.ts'
import { getPartnerMe } from '#shared/partner-profile/get-partner-me.ts'
import { businessMe } from '#web/src/features/business-profile/use-business-me.ts'
import { partnerMe } from '#web/src/features/partner-profile/use-partner-me.ts'
import { OnboardingPage } from '#web/src/pages/onboarding.tsx'
import { SignedInOnly } from '#web/src/pages/signed-in/SignedInOnly.tsx'
import { UnknownArea } from '#web/src/pages/signed-in/UnknownPage.tsx'
import { call } from '#web/src/platform/api.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import '#web/src/platform/area-phrases.ts'
import { renderedPhrases, useI18n, usePhrases } from '#web/src/platform/i18n.ts'
import { fetchLibrary, watchSession } from '#web/src/platform/sessions.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import { sessionMark } from '#web/src/platform/sessions-mark.ts'
import { askedAhead, openedBy } from './asked-ahead.ts'

const businessArea = () => import('./business-area.tsx')
const partnerArea = () => import('./partner-area.tsx')

const BusinessArea = lazy(businessArea)
const PartnerArea = lazy(partnerArea)

/** Whose session has ended is told so; anything else is a fault. */
const logFault = (error: Error): void => {
  if (error instanceof ApiError && error.code === 'unauthorized') return
  console.error('A load failed', error)
}

const queries = new QueryClient({
  queryCache: new QueryCache({ onError: logFault }),
  defaultOptions: { queries: { staleTime: 60_000, retry: 1 } },
})

/** Begins with the area of who is signed in: its code, and the question who that is, unless it is asked already. */
const fetchArea = (): Promise<unknown> | undefined => {
  const { pool, userId } = openedBy ?? {}
  const asked = { retry: false, askedAhead }
  if (pool === 'business') {
    businessArea().catch(() => undefined)
    return queries.prefetchQuery({ ...businessMe(userId), queryFn: () => call(getBusinessMe, {}, asked) })
  }
  if (pool === 'partner') {
    partnerArea().catch(() => undefined)
    return queries.prefetchQuery({ ...partnerMe(userId), queryFn: () => call(getPartnerMe, {}, asked) })
  }
  return undefined
}

/** What renews and revokes tokens comes once the first view is there. */
const fetchAhead = async (): Promise<void> => {
  await fetchArea()
  const idle = globalThis.requestIdleCallback ?? setTimeout
  const pool = openedBy?.pool
  if (pool) idle(() => void fetchLibrary(pool))
}
void fetchAhead()

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
  const instance = useI18n()
  const pool = useSession()?.pool
  if (pool) void renderedPhrases(instance, pool)
  usePhrases('signed-in')
  return matchRoutes(areas, useLocation())?.at(-1)?.route.element ?? <UnknownArea />
}

/** The areas behind a sign-in. Their paths are absolute, wherever the app hangs them in. */
const SignedIn = () => {
  useEffect(watchSession, [])
  useEffect(
    () =>
      sessionMark.subscribe(event => {
        if (event === 'user_updated') void queries.invalidateQueries()
        else if (event !== 'token_refreshed' && event !== 'password_recovery') queries.clear()
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
