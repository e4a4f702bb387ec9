import type { ReactNode } from 'react'
import { matchRoutes, useLocation } from 'react-router-dom'
import { PartnerDashboard } from '#web/src/pages/partner/PartnerDashboard.tsx'
import { SignedInOnly } from '#web/src/pages/signed-in/SignedInOnly.tsx'
import { UnknownArea, UnknownPage } from '#web/src/pages/signed-in/UnknownPage.tsx'
import { useI18n, usePhrases } from '#web/src/platform/i18n.ts'
import { type AreaView, createAreaViews } from './area-views.tsx'

const base = '/partner/dashboard'

const onboarding: AreaView = {
  path: '/partner/onboarding',
  load: () => import('#web/src/pages/partner/PartnerOnboardingPage.tsx'),
  words: ['partner-onboarding', 'fields', 'errors', 'terms'],
}

/** Behind a mailed link: nobody has to sign in. */
const watchMails: AreaView = {
  path: '/partner/watch-mails',
  load: () => import('#web/src/pages/partner/WatchMailsPage.tsx'),
  words: ['watches'],
}

/** Whoever has the paper of an agreement: nobody has to sign in. */
const agreementCheck: AreaView = {
  path: '/partner/agreement-check',
  load: () => import('#web/src/pages/partner/AgreementCheckPage.tsx'),
  words: [],
}

const dashboard: readonly AreaView[] = [
  {
    path: base,
    load: () => import('#web/src/pages/partner/OverviewPage.tsx'),
    words: ['assignments'],
    comesWithShell: true,
  },
  {
    path: `${base}/available`,
    load: () => import('#web/src/pages/partner/AvailablePage.tsx'),
    words: ['open-assignments', 'errors'],
  },
  {
    path: `${base}/proposals`,
    load: () => import('#web/src/pages/partner/ProposalsPage.tsx'),
    words: [],
  },
  {
    path: `${base}/agreement`,
    load: () => import('#web/src/pages/partner/AgreementPage.tsx'),
    words: [],
  },
  {
    path: `${base}/assignments/:id?`,
    load: () => import('#web/src/pages/partner/AssignmentsPage.tsx'),
    words: ['assignments'],
  },
  {
    path: `${base}/earnings`,
    load: () => import('#web/src/pages/partner/EarningsPage.tsx'),
    words: [
      'earnings',
      'self-bills',
      'export',
      'payment-settings',
      'accounts',
      'account-settings',
      'fields',
      'errors',
    ],
  },
  {
    path: `${base}/profile`,
    load: () => import('#web/src/pages/partner/ProfilePage.tsx'),
    words: [
      'partner-profile',
      'partner-onboarding',
      'files',
      'accounts',
      'account-settings',
      'fields',
      'errors',
    ],
  },
]

const signedIn = (view: ReactNode) => (
  <SignedInOnly pool="partner" message="denied">
    {view}
  </SignedInOnly>
)
const bare = (view: ReactNode) => <>{view}</>
const inDashboard = (view: ReactNode) => <PartnerDashboard>{view}</PartnerDashboard>

const views = createAreaViews([
  { views: [onboarding], inFrame: signedIn },
  { views: [watchMails, agreementCheck], inFrame: bare },
  { views: dashboard, inFrame: inDashboard },
])

const routes = [...views.routes, { path: `${base}/*`, element: inDashboard(<UnknownPage />) }]

/** The partner area. The phrases of the shell are loaded here, each view loads its own. */
const PartnerArea = () => {
  const location = useLocation()
  views.loadPhrasesFor(location.pathname, useI18n())
  usePhrases('partner')
  return matchRoutes(routes, location)?.at(-1)?.route.element ?? <UnknownArea />
}

export default Object.assign(PartnerArea, { loadFirstView: views.loadFirstView })
