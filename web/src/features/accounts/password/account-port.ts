import { signIn, updatePassword } from 'aws-amplify/auth'
import { amplifyContext, fetchTokens } from '#web/src/platform/amplify.ts'
import { createParallelSession } from '#web/src/platform/amplify-again.ts'
import { endEverySession } from '#web/src/platform/end-every-session.ts'
import { exclusively, signedIn } from '#web/src/platform/sessions.ts'
import { sessionMark } from '#web/src/platform/sessions-mark.ts'
import { rethrowAsSignInFailure, withTimeout } from '../cognito-calls.ts'
import { SignInFailure } from '../sign-in-failure.ts'

const pool = 'partner'

const enterAgain = async (username: string, password: string): Promise<void> => {
  const { context, takeOver } = await createParallelSession(pool)
  const entered = { username, password, options: { authFlowType: 'USER_SRP_AUTH' as const } }
  const { isSignedIn } = await withTimeout(signIn(context, entered))
  if (!isSignedIn) throw new SignInFailure('unknown')
  await takeOver()
  await signedIn(pool)
}

/** Account operations of a signed-in partner. All throw SignInFailure. */
export const accountPort = {
  /** Signs in again; the session continues with the new tokens, or as before if the password is wrong. */
  signInAgain: (username: string, password: string): Promise<void> =>
    rethrowAsSignInFailure(() => enterAgain(username, password)),

  changePassword: (oldPassword: string, newPassword: string): Promise<void> =>
    rethrowAsSignInFailure(async () => {
      await withTimeout(updatePassword(await amplifyContext(pool), { oldPassword, newPassword }))
      sessionMark.announce('user_updated')
    }),

  /** Ends every session of the account and starts a new one here. No tab renews its tokens in between. */
  endOtherSessions: (username: string, password: string): Promise<void> =>
    rethrowAsSignInFailure(() =>
      exclusively(async () => {
        const tokens = await fetchTokens(pool, false)
        if (!tokens) throw new SignInFailure('session_lost')
        await endEverySession(pool, tokens.accessToken)
        await enterAgain(username, password)
      }),
    ),
}
