import { callerWith } from '#infra/local/seed/api-caller.ts'
import { signInBusiness } from '#infra/local/seed/business-account.ts'
import { createBusinessProfile } from '#shared/business-profile/save-business-profile.ts'
import { presentTerms } from '#shared/terms/versions.ts'

/** Creates a business with a profile; returns its access token, and a caller that sends it. */
export const createBusiness = async (origin: string, email: string) => {
  const token = await signInBusiness(origin, email)
  const call = callerWith(origin, token)
  const profile = { companyName: 'Prov AB', organizationNumber: '', contactPerson: 'Anna Berg' }
  await call(createBusinessProfile, {
    ...{ ...profile, phone: '', address: '' },
    ...{ termsVersion: presentTerms, language: 'sv' },
  })
  return { token, call }
}
