import { confirmResetPassword, resetPassword, signIn, signUp } from 'aws-amplify/auth'
import { amplifyContext } from '#web/src/platform/amplify.ts'
import { solveProof } from '#web/src/platform/proof.ts'
import { signedIn } from '#web/src/platform/sessions.ts'
import { sessionMark } from '#web/src/platform/sessions-mark.ts'
import { answered, asNobody, failingAsOurs, unlessItExists } from '../cognito-calls.ts'
import { SignInFailure } from '../sign-in-failure.ts'
import type { PartnerPort } from './partner-sign-in.ts'

const pool = 'partner'

const begin = async (username: string, password: string) =>
  signIn(await amplifyContext(pool), { username, password, options: { authFlowType: 'USER_SRP_AUTH' } })

/** The partner pool through Amplify. A password leaves the browser at sign-up and reset only, never to sign in. */
export const partnerPort: PartnerPort = {
  signUp: (email, password, clientMetadata) =>
    failingAsOurs(async () => {
      const context = await amplifyContext(pool)
      const options = { userAttributes: { email }, clientMetadata }
      return unlessItExists(pool, () => answered(signUp(context, { username: email, password, options })))
    }),

  signIn: (email, password) =>
    failingAsOurs(async () => {
      const { isSignedIn } = await asNobody(pool, () => answered(begin(email, password)))
      // The pool has no second factor and confirms every account: any further step is a fault of its set-up.
      if (!isSignedIn) throw new SignInFailure('unknown')
      await signedIn(pool)
    }),

  mailCode: (email, clientMetadata) =>
    failingAsOurs(async () => {
      const context = await amplifyContext(pool)
      await answered(resetPassword(context, { username: email, options: { clientMetadata } }))
    }),

  setPassword: (email, confirmationCode, newPassword, clientMetadata) =>
    failingAsOurs(async () => {
      const reset = { username: email, confirmationCode, newPassword, options: { clientMetadata } }
      await answered(confirmResetPassword(await amplifyContext(pool), reset))
      sessionMark.announce('password_recovery')
    }),

  solveProof: purpose => failingAsOurs(() => solveProof(purpose)),
}
