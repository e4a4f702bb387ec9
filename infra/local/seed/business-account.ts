import { clock } from '#shared/contract/clock.ts'
import { personAt } from './person.ts'

/** Signs a business up and in with the code from the inbox; answers the access token. */
export const signInBusiness = async (origin: string, email: string): Promise<string> => {
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
  return tokens.AccessToken
}
