import type { BusinessProfile } from '#shared/business-profile/business-profile.ts'
import { getBusinessMe } from '#shared/business-profile/get-business-me.ts'
import { createBusinessProfile } from '#shared/business-profile/save-business-profile.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import { type Caller, callerWith } from './api-caller.ts'
import { businessTokens } from './business-account.ts'
import { sendAlmostLate } from './demo-almost-late.ts'
import { inviteDemoColleague } from './demo-colleague.ts'
import { demoCredits } from './demo-credits.ts'
import { type ProposedFor, sendDemoInquiries } from './demo-inquiries.ts'
import { sendDemoOrders } from './demo-order.ts'
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

/** The demo business: how to sign in, and its inquiries that partners are proposed for. */
export type DemoBusiness = {
  signIn: string
  businessId: string
  /** The inquiry that somebody works on. */
  runningId: string
  call: Caller
  proposedFor: ProposedFor
  /** Sends what was sent some time before, by a clock that is set back; nothing else may use the system meanwhile. */
  sendEarlier: () => Promise<void>
}

type Me = { id: string; profile: BusinessProfile | null }

const onboard = async (call: Caller) => {
  const { id, profile: known } = await call<Me>(getBusinessMe)
  const { createdAt } = known ?? (await call<BusinessProfile>(createBusinessProfile, profile))
  return { id, createdAt }
}

/**
 * Creates the demo business as a person would: sign-up, code from the inbox, onboarding, inquiries; an operator
 * adds its credits. Throws with the response if the system refuses.
 */
export async function makeDemoBusiness(origin: string, say?: (line: string) => void): Promise<DemoBusiness> {
  const { AccessToken, RefreshToken } = await businessTokens(origin, email, say)
  const call = callerWith(origin, AccessToken)
  const { id, createdAt } = await onboard(call)
  const { states, proposedFor, runningId } = await sendDemoInquiries(id, call)
  const invoices = await sendDemoOrders(call, { ...profile, email })
  await runCommands(origin, [...demoCredits(id, createdAt), ...states, ...invoices])
  const colleague = await inviteDemoColleague(origin, call, say)
  const signIn = `demo   sign in as a company with ${email}, or as a colleague who may look and ask with ${colleague}; the code is in the inbox`
  const sendEarlier = () => sendAlmostLate(origin, call, RefreshToken)
  return { signIn, businessId: id, runningId, call, proposedFor, sendEarlier }
}
