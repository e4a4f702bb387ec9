import { randomBytes } from 'node:crypto'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { getProofChallenge, type ProofPurpose } from '#shared/proof/get-challenge.ts'
import { signInOverSrp } from '../cognito/srp-client.ts'
import { names } from '../names.ts'
import { scaleLimit } from '../time-limits.ts'

export type Tokens = { AccessToken: string; RefreshToken: string }

type Challenged = {
  Session: string
  ChallengeParameters: Record<string, string>
  AuthenticationResult?: Tokens
}

const readResponse = async <Answer>(response: Response): Promise<Answer> => {
  if (!response.ok) {
    throw new Error(`${new URL(response.url).pathname} returned ${response.status}: ${await response.text()}`)
  }
  return response.json() as Promise<Answer>
}

/** Sends the requests of a person's browser to an origin. Every function throws with the response if it is refused. */
export const personAt = (origin: string) => {
  const cognito = async <Answer>(operation: string, body: object): Promise<Answer> =>
    readResponse(
      await fetch(`${origin}/_local/cognito/`, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        },
        body: JSON.stringify({ ClientId: names.clientId('business'), ...body }),
      }),
    )

  const proof = async (purpose: ProofPurpose): Promise<string> => {
    const url = `${origin}${getProofChallenge.path}?for=${purpose}`
    const challenge = await readResponse<Challenge>(await fetch(url))
    const solution = await solveChallenge({ challenge, deriveKey })
    return btoa(JSON.stringify({ challenge, solution }))
  }

  return {
    proof,
    /** Signs up with a random password that nobody keeps, as the dialog does; the account may exist already. */
    signUp: async (email: string): Promise<void> => {
      const body = {
        Username: email,
        Password: `${randomBytes(30).toString('base64url')}aA1!`,
        UserAttributes: [{ Name: 'email', Value: email }],
        ClientMetadata: { proof: await proof('business_sign_up'), language: 'sv' },
      }
      await cognito('SignUp', body).catch(error => {
        if (!String(error).includes('UsernameExistsException')) throw error
      })
    },
    /** Signs a partner up as the dialog does; the account may exist already. */
    signUpPartner: async ({ email, password }: { email: string; password: string }): Promise<void> => {
      const body = {
        ClientId: names.clientId('partner'),
        Username: email,
        Password: password,
        UserAttributes: [{ Name: 'email', Value: email }],
        ClientMetadata: { proof: await proof('partner_sign_up'), language: 'sv' },
      }
      await cognito('SignUp', body).catch(error => {
        if (!String(error).includes('UsernameExistsException')) throw error
      })
    },
    /** The tokens of a partner who signs in by password. */
    signInPartner: ({ email, password }: { email: string; password: string }): Promise<Tokens> =>
      signInOverSrp(cognito, {
        ...{ poolId: names.poolId('partner'), clientId: names.clientId('partner') },
        ...{ username: email, password },
      }),
    /** New tokens for somebody who has signed in, from the time that it is in the system. */
    refresh: async (RefreshToken: string): Promise<Tokens> => {
      const { AuthenticationResult: tokens } = await cognito<Challenged>('GetTokensFromRefreshToken', {
        RefreshToken,
      })
      if (!tokens) throw new Error('The pool returned no tokens.')
      return tokens
    },
    startSignIn: (email: string): Promise<Challenged> =>
      cognito('InitiateAuth', { AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME: email } }),
    answer: (email: string, session: string, text: string): Promise<Challenged> =>
      cognito('RespondToAuthChallenge', {
        ChallengeName: 'CUSTOM_CHALLENGE',
        Session: session,
        ChallengeResponses: { USERNAME: email, ANSWER: text },
        ClientMetadata: { flow: 'sign_in', language: 'sv' },
      }),
    /** Waits for what a mail to an address since an instant says, whatever else is mailed; returns the newest. */
    mailed: async (to: string, since: string, what: RegExp): Promise<string> => {
      const deadline = AbortSignal.timeout(scaleLimit(10_000))
      for (;;) {
        const url = `${origin}/_local/inbox.json?to=${encodeURIComponent(to)}`
        const mails = await readResponse<{ text: string; at: string }[]>(
          await fetch(url, { signal: deadline }),
        )
        const [newest] = mails.flatMap(({ text, at }) => (at >= since && what.exec(text)?.slice(-1)) || [])
        if (newest) return newest
        await new Promise(resolve => setTimeout(resolve, 50))
      }
    },
  }
}
