import { confirmSignIn, type SignInOutput, signIn } from 'aws-amplify/auth'
import { createParallelSession } from '#web/src/platform/amplify-again.ts'
import { signedIn } from '#web/src/platform/sessions.ts'
import { rethrowAsSignInFailure, withTimeout } from '../cognito-calls.ts'
import { businessPort } from './business-port.ts'
import type { Round, SignInPort } from './business-sign-in.ts'

const pool = 'business'

/**
 * Signs a business in once more while its session continues: a wrong code ends nothing. Once the code is right, the new
 * tokens replace the old ones.
 */
export const againPort = (): SignInPort => {
  let session: Awaited<ReturnType<typeof createParallelSession>> | undefined
  const roundOf = async ({ isSignedIn, nextStep }: SignInOutput): Promise<Round> => {
    if (isSignedIn) {
      await session?.takeOver()
      await signedIn(pool)
      return { signedIn: true }
    }
    const asks = 'additionalInfo' in nextStep ? (nextStep.additionalInfo ?? {}) : {}
    return { signedIn: false, asks: asks as Record<string, string> }
  }
  return {
    ...businessPort,
    begin: username =>
      rethrowAsSignInFailure(async () => {
        session = await createParallelSession(pool)
        const options = { authFlowType: 'CUSTOM_WITHOUT_SRP' } as const
        return roundOf(await withTimeout(signIn(session.context, { username, options })))
      }),
    answer: (challengeResponse, clientMetadata) =>
      rethrowAsSignInFailure(async () => {
        session ??= await createParallelSession(pool)
        const options = { clientMetadata }
        return roundOf(await withTimeout(confirmSignIn(session.context, { challengeResponse, options })))
      }),
  }
}
