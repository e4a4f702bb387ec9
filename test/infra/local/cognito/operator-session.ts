import { createAmplifyContext } from 'aws-amplify'
import { createUserPoolsTokenProvider } from 'aws-amplify/adapter-core'
import { confirmSignIn, fetchAuthSession, signIn } from 'aws-amplify/auth'
import { codeOf, stepAt } from '#infra/local/cognito/totp.ts'
import { clock } from '#shared/contract/clock.ts'
import type { OperatorRole } from '#shared/operator/roles.ts'
import { type Emulator, ids } from './emulator.ts'

export const operatorPassword = 'Femton-bokstaver-8'
const temporary = 'Tillfalligt-losen-3'
const UserPoolId = ids.operator.id

/** A request that is signed, as far as the emulator looks. */
export const signedCall = async (emulator: Emulator, operation: string, body: object) => {
  const answer = await emulator.send(
    operation,
    { UserPoolId, ...body },
    { authorization: 'AWS4-HMAC-SHA256 x' },
  )
  if (answer.status !== 200) throw new Error(`${operation}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** Invites somebody with these roles, as `operators invite` does. */
export const inviteOperator = async (
  emulator: Emulator,
  email: string,
  roles: readonly OperatorRole[],
): Promise<string> => {
  const invited = { Username: email, TemporaryPassword: temporary, MessageAction: 'SUPPRESS' }
  await signedCall(emulator, 'AdminCreateUser', invited)
  for (const GroupName of roles)
    await signedCall(emulator, 'AdminAddUserToGroup', { Username: email, GroupName })
  return temporary
}

/** The official client of the operators' pool, with its tokens in a place of its own, as in a tab. */
export const operatorClient = (emulator: Emulator) => {
  const Cognito = {
    userPoolId: ids.operator.id,
    userPoolClientId: ids.operator.clientId,
    userPoolEndpoint: emulator.endpoint,
  }
  const kept = new Map<string, string>()
  const tokenProvider = createUserPoolsTokenProvider(
    { Cognito },
    {
      getItem: async key => kept.get(key) ?? null,
      setItem: async (key, text) => void kept.set(key, text),
      removeItem: async key => void kept.delete(key),
      clear: async () => kept.clear(),
    },
  )
  return createAmplifyContext({ Auth: { Cognito } }, { Auth: { tokenProvider } })
}

/** The present code of an authenticator app, or that of another step. */
export const codeNow = (secret: string, away = 0): string => codeOf(secret, stepAt(clock.seconds()) + away)

/** Invites an operator and signs them in for the first time; returns the token and the secret of their app. */
export const signInOperator = async (emulator: Emulator, email: string, roles: readonly OperatorRole[]) => {
  const password = await inviteOperator(emulator, email, roles)
  const context = operatorClient(emulator)
  await signIn(context, { username: email, password })
  const { nextStep } = await confirmSignIn(context, { challengeResponse: operatorPassword })
  if (nextStep.signInStep !== 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP') throw new Error(nextStep.signInStep)
  const secret = nextStep.totpSetupDetails.sharedSecret
  await confirmSignIn(context, { challengeResponse: codeNow(secret) })
  const { tokens } = await fetchAuthSession(context)
  return { accessToken: String(tokens?.accessToken), idToken: String(tokens?.idToken), secret, context }
}
