import { lazy } from 'react'
import { matchRoutes, useLocation } from 'react-router-dom'
import { PartnerDashboard } from '#web/src/pages/partner/PartnerDashboard.tsx'
import { SignedInOnly } from '#web/src/pages/signed-in/SignedInOnly.tsx'
import { UnknownArea, UnknownPage } from '#web/src/pages/signed-in/UnknownPage.tsx'
import { usePhrases } from '#web/src/platform/i18n.ts'

const Onboarding = lazy(() => import('#web/src/pages/partner/PartnerOnboardingPage.tsx'))
const Overview = lazy(() => import('#web/src/pages/partner/OverviewPage.tsx'))
const Assignments = lazy(() => import('#web/src/pages/partner/AssignmentsPage.tsx'))
const Available = lazy(() => import('#web/src/pages/partner/AvailablePage.tsx'))
const Earnings = lazy(() => import('#web/src/pages/partner/EarningsPage.tsx'))
const Profile = lazy(() => import('#web/src/pages/partner/ProfilePage.tsx'))

const base = '/partner/dashboard'

const routes = [
  {
    path: '/partner/onboarding',
    element: (
      <SignedInOnly pool="partner" told="denied">
        <Onboarding />
      </SignedInOnly>
    ),
  },
  ...[
    { path: base, view: <Overview /> },
    { path: `${base}/available`, view: <Available /> },
    { path: `${base}/assignments`, view: <Assignments /> },
    { path: `${base}/earnings`, view: <Earnings /> },
    { path: `${base}/profile`, view: <Profile /> },
    { path: `${base}/*`, view: <UnknownPage /> },
  ].map(({ path, view }) => ({ path, element: <PartnerDashboard>{view}</PartnerDashboard> })),
]

/** What a partner sees behind its sign-in. The words of the shell are waited for here, each view waits for its own. */
const PartnerArea = () => {
  usePhrases('partner')
  return matchRoutes(routes, useLocation())?.at(-1)?.route.element ?? <UnknownArea />
}

export default PartnerArea
