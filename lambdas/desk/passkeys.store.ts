import {
  CognitoIdentityProviderClient,
  CognitoIdentityProviderServiceException,
  CompleteWebAuthnRegistrationCommand,
  type CompleteWebAuthnRegistrationCommandInput,
  DeleteWebAuthnCredentialCommand,
  ListWebAuthnCredentialsCommand,
  ResourceNotFoundException,
  StartWebAuthnRegistrationCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { connect, timeoutAfter } from '../platform/connections.ts'
import { secret } from '../platform/secrets/secrets.ts'

const cognito = connect(
  'cognito-identity-provider passkeys',
  new CognitoIdentityProviderClient({ maxAttempts: 2, ...timeoutAfter(5_000) }),
)

// The firewall of the pool lets operations that add or remove a passkey through with the secret only: no browser does so
// by itself.
cognito.middlewareStack.add(
  next => async args => {
    const { headers } = args.request as { headers: Record<string, string> }
    headers['x-origin-secret'] = await secret('ORIGIN_SECRET_ID')
    return next(args)
  },
  { step: 'build', name: 'originSecret' },
)

type Credential = CompleteWebAuthnRegistrationCommandInput['Credential']

/** What the browser of this token's operator needs to make a passkey. */
export const startPasskey = async (AccessToken: string): Promise<Record<string, unknown>> => {
  const started = await cognito.send(new StartWebAuthnRegistrationCommand({ AccessToken }))
  return started.CredentialCreationOptions as Record<string, unknown>
}

/** Whether the operator of this token has it. */
export const hasPasskey = async (
  AccessToken: string,
  { id }: { id: string },
  NextToken?: string,
): Promise<boolean> => {
  const page = await cognito.send(new ListWebAuthnCredentialsCommand({ AccessToken, NextToken }))
  if (page.Credentials?.some(({ CredentialId }) => CredentialId === id)) return true
  return page.NextToken ? hasPasskey(AccessToken, { id }, page.NextToken) : false
}

/** Stores a passkey for the operator of this token; false if the pool refuses it and did not store it before. */
export const completePasskey = async (AccessToken: string, credential: { id: string }): Promise<boolean> => {
  const Credential = credential as unknown as Credential
  try {
    await cognito.send(new CompleteWebAuthnRegistrationCommand({ AccessToken, Credential }))
    return true
  } catch (error) {
    const isRefusal = error instanceof CognitoIdentityProviderServiceException && error.$fault === 'client'
    if (!isRefusal) throw error
    // A call whose answer was lost has used up the request that this one answers, too.
    return hasPasskey(AccessToken, credential)
  }
}

/** Nobody signs in any more with this passkey of the operator of this token. */
export const forgetPasskey = async (AccessToken: string, { id }: { id: string }): Promise<void> => {
  try {
    await cognito.send(new DeleteWebAuthnCredentialCommand({ AccessToken, CredentialId: id }))
  } catch (error) {
    // Removed at the same moment, or by a call whose answer was lost.
    if (!(error instanceof ResourceNotFoundException)) throw error
  }
}
