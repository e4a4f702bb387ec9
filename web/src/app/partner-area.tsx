import { lazy, type ReactNode } from 'react'
import { matchRoutes, useLocation } from 'react-router-dom'
import { PartnerDashboard } from '#web/src/pages/partner/PartnerDashboard.tsx'
import { SignedInOnly } from '#web/src/pages/signed-in/SignedInOnly.tsx'
import { UnknownArea, UnknownPage } from '#web/src/pages/signed-in/UnknownPage.tsx'
import { useI18n, usePhrases } from '#web/src/platform/i18n.ts'
import { type AreaView, fetchFirstView, loadWordsOf, routesOf } from './area-views.tsx'

const Onboarding = lazy(() => import('#web/src/pages/partner/PartnerOnboardingPage.tsx'))

const base = '/partner/dashboard'

const views: readonly AreaView[] = [
  { path: base, load: () => import('#web/src/pages/partner/OverviewPage.tsx'), words: ['assignments'] },
  {
    path: `${base}/available`,
    load: () => import('#web/src/pages/partner/AvailablePage.tsx'),
    words: ['open-assignments', 'errors'],
  },
  {
    path: `${base}/assignments`,
    load: () => import('#web/src/pages/partner/AssignmentsPage.tsx'),
    words: ['assignments'],
  },
  {
    path: `${base}/earnings`,
    load: () => import('#web/src/pages/partner/EarningsPage.tsx'),
    words: ['earnings', 'payment-settings'],
  },
  {
    path: `${base}/profile`,
    load: () => import('#web/src/pages/partner/ProfilePage.tsx'),
    words: ['partner-profile', 'partner-onboarding', 'fields', 'errors'],
  },
]
fetchFirstView(views)

const inDashboard = (view: ReactNode) => <PartnerDashboard>{view}</PartnerDashboard>

const routes = [
  {
    path: '/partner/onboarding',
    element: (
      <SignedInOnly pool="partner" told="denied">
        <Onboarding />
      </SignedInOnly>
    ),
  },
  ...routesOf(views, inDashboard),
  { path: `${base}/*`, element: inDashboard(<UnknownPage />) },
]

/** What a partner sees behind its sign-in. The words of the shell are waited for here, each view waits for its own. */
const PartnerArea = () => {
  const location = useLocation()
  loadWordsOf(views, location.pathname, useI18n())
  usePhrases('partner')
  return matchRoutes(routes, location)?.at(-1)?.route.element ?? <UnknownArea />
}

export default PartnerArea
