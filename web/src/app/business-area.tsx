import { type ComponentType, lazy } from 'react'
import { matchPath, matchRoutes, useLocation } from 'react-router-dom'
import { BusinessDashboard } from '#web/src/pages/business/BusinessDashboard.tsx'
import { SignedInOnly } from '#web/src/pages/signed-in/SignedInOnly.tsx'
import { UnknownArea, UnknownPage } from '#web/src/pages/signed-in/UnknownPage.tsx'
import { usePhrases } from '#web/src/platform/i18n.ts'

const Onboarding = lazy(() => import('#web/src/pages/business/BusinessOnboardingPage.tsx'))

const base = '/business/dashboard'

const services = () => import('#web/src/pages/business/services/ServicesPage.tsx')

const views: readonly { path: string; load: () => Promise<{ default: ComponentType }> }[] = [
  { path: base, load: services },
  { path: `${base}/services`, load: services },
  { path: `${base}/inquiries`, load: () => import('#web/src/pages/business/InquiriesPage.tsx') },
  { path: `${base}/credits`, load: () => import('#web/src/pages/business/CreditsPage.tsx') },
  { path: `${base}/profile`, load: () => import('#web/src/pages/business/ProfilePage.tsx') },
]

/** The view that somebody came for is fetched while the guard still asks who they are; what fails is asked for again. */
views
  .find(({ path }) => matchPath(path, location.pathname))
  ?.load()
  .catch(() => undefined)

const inDashboard = (View: ComponentType) => (
  <BusinessDashboard>
    <View />
  </BusinessDashboard>
)

const routes = [
  {
    path: '/business/onboarding',
    element: (
      <SignedInOnly pool="business">
        <Onboarding />
      </SignedInOnly>
    ),
  },
  ...views.map(({ path, load }) => ({ path, element: inDashboard(lazy(load)) })),
  { path: `${base}/*`, element: inDashboard(UnknownPage) },
]

/** What a business sees behind its sign-in. The words of the shell are waited for here, each view waits for its own. */
const BusinessArea = () => {
  usePhrases('business')
  return matchRoutes(routes, useLocation())?.at(-1)?.route.element ?? <UnknownArea />
}

export default BusinessArea
