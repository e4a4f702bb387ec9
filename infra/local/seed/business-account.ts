import { setTimeout as wait } from 'node:timers/promises'
import { clock } from '#shared/contract/clock.ts'
import { personAt } from './person.ts'

type Asked = { Session: string; ChallengeParameters: Record<string, string> }

/** A code goes out once a minute; a wait that is longer than this many seconds is for somebody who has asked too often. */
const longestWait = 90

/**
 * Asks for a code until one is out, for as long as the pool says to wait: the seed may be run right after a start,
 * whose demo was made with the code of this minute. Throws any other reason.
 */
const askForCode = async (
  ask: () => Promise<Asked>,
  email: string,
  say: (line: string) => void,
): Promise<Asked> => {
  const asked = await ask()
  const { step, waitSeconds, ...reason } = asked.ChallengeParameters
  if (step === 'code') return asked
  if (step !== 'wait' || Number(waitSeconds) > longestWait) {
    const words = JSON.stringify({ step, waitSeconds, ...reason })
    throw new Error(`No code was sent to ${email}: ${words}. Start over with: npm start -- --fresh`)
  }
  say(`The next code may be sent to ${email} in ${waitSeconds} s; waiting.`)
  await wait(Number(waitSeconds) * 1000)
  return askForCode(ask, email, say)
}

/** Signs a business up and in with the code from the inbox; answers the access token. `say` gets why it takes long. */
export const signInBusiness = async (
  origin: string,
  email: string,
  say: (line: string) => void = () => {},
): Promise<string> => {
  const person = personAt(origin)
  await person.signUp(email)
  let since = ''
  const ask = async () => {
    const { Session } = await person.startSignIn(email)
    since = new Date(clock.now()).toISOString()
    return person.answer(email, Session, await person.proof('business_sign_in'))
  }
  const asked = await askForCode(ask, email, say)
  // A code that is out already came before this was asked.
  const after = asked.ChallengeParameters.outstanding === 'true' ? '' : since
  const [code = ''] = (await person.mail(email, after)).text.match(/\b\d{6}\b/) ?? []
  const { AuthenticationResult: tokens } = await person.answer(email, asked.Session, code)
  if (!tokens) throw new Error('The code from the inbox was refused.')
  return tokens.AccessToken
}
