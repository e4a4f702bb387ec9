import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { usePartnerMe } from '#web/src/features/partner-profile/use-partner-me.ts'
import { isJustOnboarded } from '../signed-in/just-onboarded.ts'
import { SignedInOnly } from '../signed-in/SignedInOnly.tsx'
import { Waiting } from '../signed-in/Waiting.tsx'

type Guarded = { children: ReactNode }

/** Shows its content to partners with a profile; a failed check leads to onboarding too, as specified. */
const WithProfileOnly = ({ children }: Guarded) => {
  const me = usePartnerMe()
  const { pathname, search, state } = useLocation()
  if (isJustOnboarded(state) || me.data?.profile) return children
  if (me.isPending) return <Waiting />
  return <Navigate to="/partner/onboarding" replace state={{ from: pathname + search }} />
}

export const PartnerOnly = ({ children }: Guarded) => (
  <SignedInOnly pool="partner">
    <WithProfileOnly>{children}</WithProfileOnly>
  </SignedInOnly>
)
