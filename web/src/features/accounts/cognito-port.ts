import { confirmSignIn, type SignInOutput, signIn, signUp } from 'aws-amplify/auth'
import { amplifyContext, endSession } from '#web/src/platform/amplify.ts'
import { solveProof } from '#web/src/platform/proof.ts'
import { signedIn } from '#web/src/platform/sessions.ts'
import type { Round, SignInPort } from './business-sign-in.ts'
import { signInFailure } from './sign-in-failure.ts'

const pool = 'business'

/** 40 characters that nobody ever types; the end is there for pools that ask for each kind of character. */
const randomPassword = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(27))
  return `${btoa(String.fromCharCode(...bytes))}aA1-`
}

const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name

const failingAsOurs = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    throw signInFailure(error)
  }
}

const roundOf = async ({ isSignedIn, nextStep }: SignInOutput): Promise<Round> => {
  if (isSignedIn) {
    await signedIn(pool)
    return { signedIn: true }
  }
  const asks = 'additionalInfo' in nextStep ? (nextStep.additionalInfo ?? {}) : {}
  return { signedIn: false, asks: asks as Record<string, string> }
}

const begin = async (email: string): Promise<SignInOutput> =>
  signIn(await amplifyContext(pool), { username: email, options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } })

/** The business pool through Amplify; the browser talks to Cognito directly. */
export const cognitoPort: SignInPort = {
  signUp: (email, clientMetadata) =>
    failingAsOurs(async () => {
      try {
        const options = { userAttributes: { email }, clientMetadata }
        await signUp(await amplifyContext(pool), { username: email, password: randomPassword(), options })
        return 'created'
      } catch (error) {
        if (isNamed(error, 'UsernameExistsException')) return 'exists'
        throw error
      }
    }),

  begin: email =>
    failingAsOurs(async () => {
      try {
        return await roundOf(await begin(email))
      } catch (error) {
        // Tokens of an earlier session are still there: who signs in anew leaves it.
        if (!isNamed(error, 'UserAlreadyAuthenticatedException')) throw error
        await endSession(pool)
        return roundOf(await begin(email))
      }
    }),

  answer: (challengeResponse, clientMetadata) =>
    failingAsOurs(async () =>
      roundOf(
        await confirmSignIn(await amplifyContext(pool), { challengeResponse, options: { clientMetadata } }),
      ),
    ),

  solveProof: purpose => failingAsOurs(() => solveProof(purpose)),
}
