import { confirmResetPassword, resetPassword, signIn, signUp } from 'aws-amplify/auth'
import { amplifyContext } from '#web/src/platform/amplify.ts'
import { solveProof } from '#web/src/platform/proof.ts'
import { signedIn } from '#web/src/platform/sessions.ts'
import { sessionMark } from '#web/src/platform/sessions-mark.ts'
import { beginSignedOut, createUnlessExists, rethrowAsSignInFailure, withTimeout } from '../cognito-calls.ts'
import { SignInFailure } from '../sign-in-failure.ts'
import type { PartnerPort } from './partner-sign-in.ts'

const pool = 'partner'

const begin = async (username: string, password: string) =>
  signIn(await amplifyContext(pool), { username, password, options: { authFlowType: 'USER_SRP_AUTH' } })

/** The partner pool through Amplify. A password leaves the browser only at sign-up and reset, never to sign in. */
export const partnerPort: PartnerPort = {
  signUp: (email, password, clientMetadata) =>
    rethrowAsSignInFailure(async () => {
      const context = await amplifyContext(pool)
      const options = { userAttributes: { email }, clientMetadata }
      return createUnlessExists(pool, () =>
        withTimeout(signUp(context, { username: email, password, options })),
      )
    }),

  signIn: (email, password) =>
    rethrowAsSignInFailure(async () => {
      const { isSignedIn } = await beginSignedOut(pool, () => withTimeout(begin(email, password)))
      // The pool has no second factor and confirms every account: any further step is a configuration error.
      if (!isSignedIn) throw new SignInFailure('unknown')
      await signedIn(pool)
    }),

  mailCode: (email, clientMetadata) =>
    rethrowAsSignInFailure(async () => {
      const context = await amplifyContext(pool)
      await withTimeout(resetPassword(context, { username: email, options: { clientMetadata } }))
    }),

  setPassword: (email, confirmationCode, newPassword, clientMetadata) =>
    rethrowAsSignInFailure(async () => {
      const reset = { username: email, confirmationCode, newPassword, options: { clientMetadata } }
      await withTimeout(confirmResetPassword(await amplifyContext(pool), reset))
      sessionMark.announce('password_recovery')
    }),

  solveProof: purpose => rethrowAsSignInFailure(() => solveProof(purpose)),
}
