import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useBusinessMe } from '#web/src/features/business-profile/use-business-me.ts'
import { isJustOnboarded } from '../signed-in/just-onboarded.ts'
import { SignedInOnly } from '../signed-in/SignedInOnly.tsx'
import { Waiting } from '../signed-in/Waiting.tsx'

type Guarded = { children: ReactNode }

/** Shows its content to businesses with a profile; a failed check leads to onboarding too, as specified. */
const WithProfileOnly = ({ children }: Guarded) => {
  const me = useBusinessMe()
  const { state } = useLocation()
  if (isJustOnboarded(state) || me.data?.profile) return children
  return me.isPending ? <Waiting /> : <Navigate to="/onboarding" replace />
}

export const BusinessOnly = ({ children }: Guarded) => (
  <SignedInOnly pool="business">
    <WithProfileOnly>{children}</WithProfileOnly>
  </SignedInOnly>
)
