import type { ReactNode } from 'react'
import { matchRoutes, useLocation } from 'react-router-dom'
import { BusinessDashboard } from '#web/src/pages/business/BusinessDashboard.tsx'
import { BusinessOnboardingPage } from '#web/src/pages/business/BusinessOnboardingPage.tsx'
import { ProfilePage } from '#web/src/pages/business/ProfilePage.tsx'
import { ServicesPage } from '#web/src/pages/business/ServicesPage.tsx'
import { SignedInOnly } from '#web/src/pages/signed-in/SignedInOnly.tsx'
import { UnknownArea, UnknownPage } from '#web/src/pages/signed-in/UnknownPage.tsx'
import { usePhrases } from '#web/src/platform/i18n.ts'

const dashboard = (page: ReactNode) => <BusinessDashboard>{page}</BusinessDashboard>

const routes = [
  {
    path: '/business/onboarding',
    element: (
      <SignedInOnly pool="business">
        <BusinessOnboardingPage />
      </SignedInOnly>
    ),
  },
  { path: '/business/dashboard', element: dashboard(<ServicesPage />) },
  { path: '/business/dashboard/services', element: dashboard(<ServicesPage />) },
  { path: '/business/dashboard/profile', element: dashboard(<ProfilePage />) },
  { path: '/business/dashboard/*', element: dashboard(<UnknownPage />) },
]

/** What a business sees behind its sign-in. Waits for the words of all its views at once. */
const BusinessArea = () => {
  usePhrases('business')
  usePhrases('fields')
  usePhrases('services')
  return matchRoutes(routes, useLocation())?.at(-1)?.route.element ?? <UnknownArea />
}

export default BusinessArea
