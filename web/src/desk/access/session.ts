import { createAmplifyContext } from 'aws-amplify'
import { createUserPoolsTokenProvider } from 'aws-amplify/adapter-core'
import { confirmSignIn, fetchAuthSession, type SignInOutput, signIn, signOut } from 'aws-amplify/auth'
import * as z from 'zod/mini'
import { brand } from '#shared/brand.ts'

const configuration = z.object({
  operator: z.object({
    userPoolId: z.string(),
    userPoolClientId: z.string(),
    userPoolEndpoint: z.optional(z.string()),
  }),
  fourEyes: z.enum(['on', 'off']),
})

/** The tokens live as long as the tab: an operator's session is on no disk. */
const inTab = {
  getItem: async (key: string) => sessionStorage.getItem(key),
  setItem: async (key: string, text: string) => sessionStorage.setItem(key, text),
  removeItem: async (key: string) => sessionStorage.removeItem(key),
  clear: async () => sessionStorage.clear(),
}

const open = async () => {
  const response = await fetch('/config.json')
  const { operator: Cognito, fourEyes } = configuration.parse(await response.json())
  const tokenProvider = createUserPoolsTokenProvider({ Cognito }, inTab)
  const auth = createAmplifyContext({ Auth: { Cognito } }, { Auth: { tokenProvider } })
  return { auth, fourEyes: fourEyes === 'on' }
}

let here: ReturnType<typeof open> | undefined

/** A failure is tried again by the next call. */
const stage = (): ReturnType<typeof open> => {
  here ??= open().catch(error => {
    here = undefined
    throw error
  })
  return here
}

const opened = async () => (await stage()).auth

/** Whether a second operator releases what moves money; if not, it runs at once, and the audit says that it did. */
export const needsFourEyes = async (): Promise<boolean> => (await stage()).fourEyes

/** What a sign-in asks for next. */
export type Step =
  | { kind: 'done' }
  | { kind: 'new-password' }
  | { kind: 'code' }
  | { kind: 'set-up'; key: string; link: string }

const stepOf = ({ nextStep }: Pick<SignInOutput, 'nextStep'>, email: string): Step => {
  if (nextStep.signInStep === 'DONE') return { kind: 'done' }
  if (nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE') return { kind: 'code' }
  if (nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED') return { kind: 'new-password' }
  if (nextStep.signInStep !== 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP') throw new Error(nextStep.signInStep)
  const { sharedSecret, getSetupUri } = nextStep.totpSetupDetails
  return { kind: 'set-up', key: sharedSecret, link: String(getSetupUri(brand.name, email)) }
}

/** Signs in with the password; throws what Cognito says. What is left of an earlier session ends. */
export const beginSignIn = async (email: string, password: string): Promise<Step> => {
  const auth = await opened()
  await signOut(auth).catch(() => undefined)
  return stepOf(await signIn(auth, { username: email, password }), email)
}

/**
 * Signs in with a passkey, which the browser asks for; false if the address has none that counts. Throws what Cognito or
 * the browser says.
 */
export const signInWithPasskey = async (email: string): Promise<boolean> => {
  const auth = await opened()
  await signOut(auth).catch(() => undefined)
  const options = { authFlowType: 'USER_AUTH', preferredChallenge: 'WEB_AUTHN' } as const
  const { isSignedIn } = await signIn(auth, { username: email, options })
  return isSignedIn
}

/** Where the pool of operators is asked. */
export const poolAddress = async (): Promise<string> => {
  const { userPoolId = '', userPoolEndpoint } = (await opened()).resourcesConfig.Auth?.Cognito ?? {}
  return userPoolEndpoint ?? `https://cognito-idp.${userPoolId.split('_', 1)[0]}.amazonaws.com/`
}

/** Answers what the sign-in asks for. */
export const continueSignIn = async (challengeResponse: string, email: string): Promise<Step> =>
  stepOf(await confirmSignIn(await opened(), { challengeResponse }), email)

/** The access token, a renewed one if it has run out; nothing if nobody is signed in. */
export const accessToken = async (): Promise<string | undefined> => {
  const { tokens } = await fetchAuthSession(await opened())
  return tokens?.accessToken.toString()
}

/** The address of the operator who is signed in; null if nobody is. */
export const ownAddress = async (): Promise<string | null> => {
  const { tokens } = await fetchAuthSession(await opened())
  const email = tokens?.idToken?.payload.email
  return typeof email === 'string' ? email : null
}

/** Who a token is for, as the audit names them, and their roles; the function checks both, this only shows what may be run. */
export const operatorIn = (token: string): { me: string; roles: readonly string[] } => {
  const [, payload = ''] = token.split('.')
  const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
  const roles = claims['cognito:groups']
  return { me: `operator ${claims.sub}`, roles: Array.isArray(roles) ? roles : [] }
}

export const endSession = async (): Promise<void> => signOut(await opened())
