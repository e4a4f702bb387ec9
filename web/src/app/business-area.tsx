import type { ReactNode } from 'react'
import { matchRoutes, useLocation } from 'react-router-dom'
import { loadServiceCards } from '#web/src/features/services/card-content.ts'
import { BusinessDashboard } from '#web/src/pages/business/BusinessDashboard.tsx'
import { SignedInOnly } from '#web/src/pages/signed-in/SignedInOnly.tsx'
import { UnknownArea, UnknownPage } from '#web/src/pages/signed-in/UnknownPage.tsx'
import '#web/src/platform/company-phrases.ts'
import { useI18n, usePhrases } from '#web/src/platform/i18n.ts'
import { type AreaView, createAreaViews } from './area-views.tsx'

const base = '/business/dashboard'

const services = {
  load: () => import('#web/src/pages/business/services/ServicesPage.tsx'),
  words: ['services'],
  comesWithShell: true,
  loadContent: loadServiceCards,
} as const

const onboarding: AreaView = {
  path: '/business/onboarding',
  load: () => import('#web/src/pages/business/BusinessOnboardingPage.tsx'),
  words: ['company', 'errors', 'fields', 'terms'],
}

const invitation: AreaView = {
  path: '/business/invitation',
  load: () => import('#web/src/pages/business/InvitationPage.tsx'),
  words: ['company', 'errors', 'fields', 'terms'],
}

const dashboard: readonly AreaView[] = [
  { path: base, ...services },
  { path: `${base}/services`, ...services },
  {
    path: `${base}/inquiries/:partnerId?/:id?`,
    load: () => import('#web/src/pages/business/InquiriesPage.tsx'),
    words: ['business-inquiries', 'errors', 'inquiry-facts', 'services', 'threads'],
  },
  {
    path: `${base}/agreement`,
    load: () => import('#web/src/pages/business/AgreementPage.tsx'),
    words: [],
  },
  {
    path: `${base}/credits`,
    load: () => import('#web/src/pages/business/CreditsPage.tsx'),
    words: ['credits', 'errors', 'export'],
  },
  {
    path: `${base}/colleagues`,
    load: () => import('#web/src/pages/business/ColleaguesPage.tsx'),
    words: ['company', 'errors', 'fields'],
  },
  {
    path: `${base}/profile`,
    load: () => import('#web/src/pages/business/ProfilePage.tsx'),
    words: ['fields'],
  },
]

const signedIn = (view: ReactNode) => <SignedInOnly pool="business">{view}</SignedInOnly>
const inDashboard = (view: ReactNode) => <BusinessDashboard>{view}</BusinessDashboard>

const views = createAreaViews([
  { views: [onboarding], inFrame: signedIn },
  // It keeps what the link says before its person signs in.
  { views: [invitation], inFrame: view => <>{view}</> },
  { views: dashboard, inFrame: inDashboard },
])

const routes = [...views.routes, { path: `${base}/*`, element: inDashboard(<UnknownPage />) }]

/** The business area. The phrases of the shell are loaded here, each view loads its own. */
const BusinessArea = () => {
  const location = useLocation()
  views.loadPhrasesFor(location.pathname, useI18n())
  usePhrases('business')
  return matchRoutes(routes, location)?.at(-1)?.route.element ?? <UnknownArea />
}

export default Object.assign(BusinessArea, { loadFirstView: views.loadFirstView })
