import { names } from '../names.ts'
import { callerWith } from './api-caller.ts'
import { personAt } from './person.ts'

const signIn = async (origin: string, email: string, password: string): Promise<string> => {
  // SRP with Amazon's own client, loaded only when needed.
  const { AuthenticationDetails, CognitoUser, CognitoUserPool } = await import('amazon-cognito-identity-js')
  const Pool = new CognitoUserPool({
    UserPoolId: names.poolId('partner'),
    ClientId: names.clientId('partner'),
    endpoint: `${origin}/_local/cognito`,
  })
  const user = new CognitoUser({ Username: email, Pool })
  return new Promise((resolve, reject) => {
    user.authenticateUser(new AuthenticationDetails({ Username: email, Password: password }), {
      onSuccess: session => resolve(session.getAccessToken().getJwtToken()),
      onFailure: reject,
    })
  })
}

/** Signs a partner up, unless the account exists, and in; returns the access token. */
export const signInPartner = async (
  origin: string,
  account: { email: string; password: string },
): Promise<string> => {
  await personAt(origin).signUpPartner(account)
  return signIn(origin, account.email, account.password)
}

/** Signs a new or existing partner in; returns their user id and a function that calls the API for them. */
export const partnerAccount = async (origin: string, account: { email: string; password: string }) =>
  callerWith(origin, await signInPartner(origin, account))
