import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import { useEffect } from 'react'
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
import { loadPhrases, renderedPhrases, useI18n, usePhrases } from '#web/src/platform/i18n.ts'
import { preloadable } from '#web/src/platform/preloadable.ts'
import { fetchLibrary, watchSession } from '#web/src/platform/sessions.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import { sessionMark } from '#web/src/platform/sessions-mark.ts'
import { earlyRequest, openedBy } from './early-request.ts'

const BusinessArea = preloadable(() => import('./business-area.tsx'))
const PartnerArea = preloadable(() => import('./partner-area.tsx'))
const areaOf = { business: BusinessArea, partner: PartnerArea }

// Starts loading the code before the phrases are loaded.
if (openedBy) areaOf[openedBy.pool].preload().catch(() => undefined)

/**
 * Logs what is a fault of ours. An expired session is none, nor is a network that failed, or whose answer broke off while
 * the page was left: the page says so, and the browser logs it itself.
 */
const logFault = (error: Error): void => {
  if (error instanceof ApiError && (error.code === 'unauthorized' || error.status === 0)) return
  console.error('A load failed', error)
}

const queries = new QueryClient({
  queryCache: new QueryCache({ onError: logFault }),
  defaultOptions: { queries: { staleTime: 60_000, retry: 1 } },
})

/** Uses the session request that may have been sent before the app started. */
const fetchMe = (): Promise<unknown> | undefined => {
  const { pool, userId } = openedBy ?? {}
  const options = { retry: false, earlyRequest }
  if (pool === 'business')
    return queries.prefetchQuery({ ...businessMe(userId), queryFn: () => call(getBusinessMe, {}, options) })
  if (pool === 'partner')
    return queries.prefetchQuery({ ...partnerMe(userId), queryFn: () => call(getPartnerMe, {}, options) })
  return undefined
}

/**
 * Loads what the shell needs for the signed-in person. The first render waits for it: a component that suspended
 * there would leave the page empty for another 300 ms.
 */
const loadFirstView = async (instance: i18n): Promise<void> => {
  const pool = openedBy?.pool
  await Promise.all([
    loadPhrases(instance, 'site'),
    loadPhrases(instance, 'signed-in'),
    ...(pool
      ? [
          loadPhrases(instance, pool),
          areaOf[pool].preload().then(({ default: area }) => area.loadFirstView(instance)),
        ]
      : []),
  ])
}

/** Loads the sign-in library after the first view is shown. */
const fetchLibraryLater = async (): Promise<void> => {
  await fetchMe()
  const idle = globalThis.requestIdleCallback ?? setTimeout
  const pool = openedBy?.pool
  if (pool) idle(() => void fetchLibrary(pool))
}
void fetchLibraryLater()

/** `/dashboard` is an alias of the business dashboard. */
const DashboardAlias = () => {
  const { pathname, search, hash, state } = useLocation()
  return <Navigate to={`/business${pathname}${search}${hash}`} replace state={state} />
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

/** Waits for the phrases of all areas, above every component with state. */
const Area = () => {
  const instance = useI18n()
  const pool = useSession()?.pool
  if (pool) void renderedPhrases(instance, pool)
  usePhrases('signed-in')
  return matchRoutes(areas, useLocation())?.at(-1)?.route.element ?? <UnknownArea />
}

/** The signed-in areas. Their paths are absolute, wherever the app mounts them. */
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

export default Object.assign(SignedIn, { loadFirstView })
