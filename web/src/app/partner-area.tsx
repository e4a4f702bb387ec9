import { matchRoutes, useLocation } from 'react-router-dom'
import { PartnerApplicationPage } from '#web/src/pages/partner/PartnerApplicationPage.tsx'
import { SignedInOnly } from '#web/src/pages/signed-in/SignedInOnly.tsx'
import { UnknownArea } from '#web/src/pages/signed-in/UnknownPage.tsx'
import { usePhrases } from '#web/src/platform/i18n.ts'

const application = (
  <SignedInOnly pool="partner">
    <PartnerApplicationPage />
  </SignedInOnly>
)

const routes = [
  { path: '/partner/onboarding', element: application },
  { path: '/partner/dashboard/*', element: application },
]

/** What a partner sees behind its sign-in. Waits for the words of all its views at once. */
const PartnerArea = () => {
  usePhrases('partner')
  usePhrases('fields')
  return matchRoutes(routes, useLocation())?.at(-1)?.route.element ?? <UnknownArea />
}

export default PartnerArea
