import { confirmSignIn, type SignInOutput, signIn, signUp } from 'aws-amplify/auth'
import { amplifyContext } from '#web/src/platform/amplify.ts'
import { solveProof } from '#web/src/platform/proof.ts'
import { signedIn } from '#web/src/platform/sessions.ts'
import { beginSignedOut, createUnlessExists, rethrowAsSignInFailure, withTimeout } from '../cognito-calls.ts'
import type { Round, SignInPort } from './business-sign-in.ts'

const pool = 'business'

/** 40 random characters that nobody ever types; the suffix is for pools that require each kind of character. */
const randomPassword = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(27))
  return `${btoa(String.fromCharCode(...bytes))}aA1-`
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
export const businessPort: SignInPort = {
  signUp: (email, clientMetadata) =>
    rethrowAsSignInFailure(async () => {
      const context = await amplifyContext(pool)
      const options = { userAttributes: { email }, clientMetadata }
      const account = { username: email, password: randomPassword(), options }
      return createUnlessExists(pool, () => withTimeout(signUp(context, account)))
    }),

  begin: email =>
    rethrowAsSignInFailure(async () => roundOf(await beginSignedOut(pool, () => withTimeout(begin(email))))),

  answer: (challengeResponse, clientMetadata) =>
    rethrowAsSignInFailure(async () => {
      const context = await amplifyContext(pool)
      return roundOf(
        await withTimeout(confirmSignIn(context, { challengeResponse, options: { clientMetadata } })),
      )
    }),

  solveProof: purpose => rethrowAsSignInFailure(() => solveProof(purpose)),
}
