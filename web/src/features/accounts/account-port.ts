import { signIn, updatePassword } from 'aws-amplify/auth'
import { amplifyContext } from '#web/src/platform/amplify.ts'
import { besideSession } from '#web/src/platform/amplify-again.ts'
import { signedIn } from '#web/src/platform/sessions.ts'
import { answered, failingAsOurs } from './cognito-calls.ts'
import { SignInFailure } from './sign-in-failure.ts'

const pool = 'partner'

/** What a partner who is signed in does with the account. Everything throws SignInFailure. */
export const accountPort = {
  /** Signs in once more; the session goes on with the new tokens, or as before where the password is wrong. */
  signInAgain: (username: string, password: string): Promise<void> =>
    failingAsOurs(async () => {
      const { context, takeOver } = await besideSession(pool)
      const entered = { username, password, options: { authFlowType: 'USER_SRP_AUTH' as const } }
      const { isSignedIn } = await answered(signIn(context, entered))
      if (!isSignedIn) throw new SignInFailure('unknown')
      await takeOver()
      await signedIn(pool)
    }),

  changePassword: (oldPassword: string, newPassword: string): Promise<void> =>
    failingAsOurs(async () =>
      answered(updatePassword(await amplifyContext(pool), { oldPassword, newPassword })),
    ),
}
