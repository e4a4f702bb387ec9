import { createBusinessProfile } from '#shared/business-profile/save-business-profile.ts'
import { clock } from '#shared/contract/clock.ts'
import { personAt } from './person.ts'

const email = 'anna.lind@demobolaget.example'

const profile = {
  companyName: 'Demobolaget AB',
  organizationNumber: '556016-0680',
  contactPerson: 'Anna Lind',
  phone: '+46 8 123 45 67',
  address: 'Storgatan 1, 111 23 Stockholm',
  language: 'sv',
}

/**
 * Makes the demo business as a person would: sign-up, code from the inbox, onboarding. Answers how to sign in to it;
 * throws what the system answered where it refused.
 */
export async function makeDemoBusiness(origin: string): Promise<string> {
  const person = personAt(origin)
  await person.signUp(email)
  const first = await person.startSignIn(email)
  const since = new Date(clock.now()).toISOString()
  const asked = await person.answer(email, first.Session, await person.proof('business_sign_in'))
  if (asked.ChallengeParameters.step !== 'code') {
    throw new Error(`No code was sent: ${JSON.stringify(asked.ChallengeParameters)}`)
  }
  const [code = ''] = (await person.mail(email, since)).text.match(/\b\d{6}\b/) ?? []
  const { AuthenticationResult: tokens } = await person.answer(email, asked.Session, code)
  if (!tokens) throw new Error('The code from the inbox was refused.')
  const stored = await person.post(createBusinessProfile, tokens.AccessToken, profile)
  if (!stored.ok && stored.status !== 409) throw new Error(`The profile was refused: ${await stored.text()}`)
  return `demo   sign in as a company with ${email}; the code is in the inbox`
}
