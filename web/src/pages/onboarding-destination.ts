import type { getBusinessMe } from '#shared/business-profile/get-business-me.ts'
import type { getPartnerMe } from '#shared/partner-profile/get-partner-me.ts'
import type { Reply } from '#web/src/platform/api.ts'

type Business = Pick<Reply<typeof getBusinessMe>, 'profile' | 'role'>
type Partner = Pick<Reply<typeof getPartnerMe>, 'profile'>

/** Returns where somebody of the business pool belongs, in the order of the specification (§4). */
export const businessDestination = ({ profile, role }: Business) => {
  if (profile) return '/business/dashboard/services'
  return role === 'partner' ? '/partner/onboarding' : '/business/onboarding'
}

/** The same for the partner pool, in which everybody's role is partner. */
export const partnerHome = ({ profile }: Partner) => (profile ? '/partner/dashboard' : '/partner/onboarding')
