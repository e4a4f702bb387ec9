import type { BusinessProfile } from '#shared/business-profile/business-profile.ts'
import { getBusinessMe } from '#shared/business-profile/get-business-me.ts'
import { createBusinessProfile } from '#shared/business-profile/save-business-profile.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import { callerWith } from './api-caller.ts'
import { signInBusiness } from './business-account.ts'
import { demoCredits } from './demo-credits.ts'
import { sendDemoInquiries } from './demo-inquiries.ts'
import { runCommands } from './run-commands.ts'

const email = 'anna.lind@demobolaget.example'

const profile = {
  companyName: 'Demobolaget AB',
  organizationNumber: '556016-0680',
  contactPerson: 'Anna Lind',
  phone: '+46 8 123 45 67',
  address: 'Storgatan 1, 111 23 Stockholm',
  termsVersion: presentTerms,
  language: 'sv',
}

type Me = { id: string; profile: BusinessProfile | null }

/**
 * Creates the demo business as a person would: sign-up, code from the inbox, onboarding, three inquiries; an operator
 * adds its credits. Returns how to sign in; throws with the response if the system refuses.
 */
export async function makeDemoBusiness(origin: string, say?: (line: string) => void): Promise<string> {
  const call = callerWith(origin, await signInBusiness(origin, email, say))
  const { id, profile: known } = await call<Me>(getBusinessMe)
  const { createdAt } = known ?? (await call<BusinessProfile>(createBusinessProfile, profile))
  const states = await sendDemoInquiries(id, call)
  await runCommands(origin, [...demoCredits(id, createdAt), ...states])
  return `demo   sign in as a company with ${email}; the code is in the inbox`
}
