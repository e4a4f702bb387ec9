import { callerWith } from './api-caller.ts'
import { personAt } from './person.ts'

/** Signs a partner up, unless the account exists, and in; returns the access token. */
export const signInPartner = async (
  origin: string,
  account: { email: string; password: string },
): Promise<string> => {
  const person = personAt(origin)
  await person.signUpPartner(account)
  return (await person.signInPartner(account)).AccessToken
}

/** Signs a new or existing partner in; returns their user id and a function that calls the API for them. */
export const partnerAccount = async (origin: string, account: { email: string; password: string }) =>
  callerWith(origin, await signInPartner(origin, account))
