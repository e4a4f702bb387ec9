import { signIn, updatePassword } from 'aws-amplify/auth'
import { amplifyContext, fetchTokens } from '#web/src/platform/amplify.ts'
import { besideSession } from '#web/src/platform/amplify-again.ts'
import { endEverySession } from '#web/src/platform/end-every-session.ts'
import { exclusively, signedIn } from '#web/src/platform/sessions.ts'
import { sessionMark } from '#web/src/platform/sessions-mark.ts'
import { answered, failingAsOurs } from '../cognito-calls.ts'
import { SignInFailure } from '../sign-in-failure.ts'

const pool = 'partner'

const enterAgain = async (username: string, password: string): Promise<void> => {
  const { context, takeOver } = await besideSession(pool)
  const entered = { username, password, options: { authFlowType: 'USER_SRP_AUTH' as const } }
  const { isSignedIn } = await answered(signIn(context, entered))
  if (!isSignedIn) throw new SignInFailure('unknown')
  await takeOver()
  await signedIn(pool)
}

/** What a partner who is signed in does with the account. Everything throws SignInFailure. */
export const accountPort = {
  /** Signs in once more; the session continues with the new tokens, or as before where the password is wrong. */
  signInAgain: (username: string, password: string): Promise<void> =>
    failingAsOurs(() => enterAgain(username, password)),

  changePassword: (oldPassword: string, newPassword: string): Promise<void> =>
    failingAsOurs(async () => {
      await answered(updatePassword(await amplifyContext(pool), { oldPassword, newPassword }))
      sessionMark.announce('user_updated')
    }),

  /** Ends every session of the account and begins another one here; no tab renews its tokens in between. */
  endOtherSessions: (username: string, password: string): Promise<void> =>
    failingAsOurs(() =>
      exclusively(async () => {
        const tokens = await fetchTokens(pool, false)
        if (!tokens) throw new SignInFailure('session_lost')
        await endEverySession(pool, tokens.accessToken)
        await enterAgain(username, password)
      }),
    ),
}
