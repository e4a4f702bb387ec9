import type { getBusinessMe } from '#shared/business-profile/get-business-me.ts'
import type { Reply } from '#web/src/platform/api.ts'

/** Where somebody who is signed in belongs, in the order of the specification (§4). */
export const onboardingDestination = ({
  profile,
  role,
}: Pick<Reply<typeof getBusinessMe>, 'profile' | 'role'>) => {
  if (profile) return '/business/dashboard/services'
  return role === 'partner' ? '/partner/onboarding' : '/business/onboarding'
}
