import { setTimeout as wait } from 'node:timers/promises'
import { clock } from '#shared/contract/clock.ts'
import { personAt, type Tokens } from './person.ts'

type Asked = { Session: string; ChallengeParameters: Record<string, string> }

/** Seconds. A code can be sent once a minute; a longer wait means that too many codes were requested. */
const maxWaitSeconds = 90

/**
 * Requests a code, and waits for as long as the pool says if there was one in the last minute: the seed may run right
 * after a start that created the demo data. Throws if the code is refused for another reason.
 */
const askForCode = async (
  ask: () => Promise<Asked>,
  email: string,
  say: (line: string) => void,
): Promise<Asked> => {
  const challenge = await ask()
  const { step, waitSeconds, ...reason } = challenge.ChallengeParameters
  if (step === 'code') return challenge
  if (step !== 'wait' || Number(waitSeconds) > maxWaitSeconds) {
    const message = JSON.stringify({ step, waitSeconds, ...reason })
    throw new Error(`No code was sent to ${email}: ${message}. Start over with: npm start -- --fresh`)
  }
  say(`The next code may be sent to ${email} in ${waitSeconds} s; waiting.`)
  await wait(Number(waitSeconds) * 1000)
  return askForCode(ask, email, say)
}

/** Signs a business up and in with the code from the inbox; returns its tokens. `say` gets the reason for a wait. */
export const businessTokens = async (
  origin: string,
  email: string,
  say: (line: string) => void = () => {},
): Promise<Tokens> => {
  const person = personAt(origin)
  await person.signUp(email)
  let since = ''
  const ask = async () => {
    const { Session } = await person.startSignIn(email)
    since = new Date(clock.now()).toISOString()
    return person.answer(email, Session, await person.proof('business_sign_in'))
  }
  const challenge = await askForCode(ask, email, say)
  // An outstanding code was mailed before this request.
  const after = challenge.ChallengeParameters.outstanding === 'true' ? '' : since
  const code = await person.mailed(email, after, /^(\d{6})$/m)
  const { AuthenticationResult: tokens } = await person.answer(email, challenge.Session, code)
  if (!tokens) throw new Error('The code from the inbox was refused.')
  return tokens
}

/** The same for the access token alone. */
export const signInBusiness = async (
  ...how: Parameters<typeof businessTokens>
): Promise<Tokens['AccessToken']> => (await businessTokens(...how)).AccessToken
