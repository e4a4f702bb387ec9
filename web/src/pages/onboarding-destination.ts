import type { getBusinessMe } from '#shared/business-profile/get-business-me.ts'
import type { getPartnerMe } from '#shared/partner-profile/get-partner-me.ts'
import type { Reply } from '#web/src/platform/api.ts'

type Business = Pick<Reply<typeof getBusinessMe>, 'profile' | 'role'>
type Partner = Pick<Reply<typeof getPartnerMe>, 'profile'>

/** Where somebody belongs who is signed in to the pool of businesses, in the order of the specification (§4). */
export const businessDestination = ({ profile, role }: Business) => {
  if (profile) return '/business/dashboard/services'
  return role === 'partner' ? '/partner/onboarding' : '/business/onboarding'
}

/** The same in the pool of partners, where everybody's role is partner. */
export const partnerHome = ({ profile }: Partner) => (profile ? '/partner/dashboard' : '/partner/onboarding')
