import { randomBytes, randomUUID } from 'node:crypto'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { APIResponse, BrowserContextOptions, Page } from 'playwright-core'
import { names } from '#infra/local/names.ts'
import { createBusinessProfile } from '#shared/business-profile/save-business-profile.ts'
import { getProofChallenge, type ProofPurpose } from '#shared/proof/get-challenge.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import { newCompanyEmail } from '#test/builders/new-email.ts'
import { waitForCode } from './inbox.ts'

type Visit = (path: string, options?: BrowserContextOptions) => Promise<Page>
type Tokens = { AccessToken: string; IdToken: string; RefreshToken: string; ExpiresIn: number }
type Challenged = { Session: string; AuthenticationResult?: Tokens }

const ClientId = names.clientId('business')

const bodyOf = async <Body>(response: APIResponse): Promise<Body> => {
  if (!response.ok())
    throw new Error(`${response.url()} returned ${response.status()}: ${await response.text()}`)
  return (await response.json()) as Body
}

/** The requests of the dialogs, from the browser's own network, by which sign-ups are limited. */
const requestsFrom = ({ request }: Page) => ({
  cognito: async <Body>(operation: string, body: object): Promise<Body> =>
    bodyOf(
      await request.post('/_local/cognito/', {
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        },
        data: JSON.stringify({ ClientId, ...body }),
      }),
    ),
  proof: async (purpose: ProofPurpose): Promise<string> => {
    const { path } = getProofChallenge
    const challenge = await (await request.get(path, { params: { for: purpose } })).json()
    const solution = await solveChallenge({ challenge, deriveKey })
    return btoa(JSON.stringify({ challenge, solution }))
  },
})

/** Signs a business up and in with the code that is mailed to it. */
const signInByRequests = async (page: Page, email: string) => {
  const { cognito, proof } = requestsFrom(page)
  const answer = async (Session: string, ANSWER: string): Promise<Challenged> =>
    cognito('RespondToAuthChallenge', {
      ...{ ChallengeName: 'CUSTOM_CHALLENGE', Session },
      ChallengeResponses: { USERNAME: email, ANSWER },
      ClientMetadata: { flow: 'sign_in', language: 'sv' },
    })
  await cognito('SignUp', {
    ...{ Username: email, Password: `${randomBytes(30).toString('base64url')}aA1!` },
    UserAttributes: [{ Name: 'email', Value: email }],
    ClientMetadata: { proof: await proof('business_sign_up'), language: 'sv' },
  })
  const started = { AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME: email } }
  const { Session } = await cognito<Challenged>('InitiateAuth', started)
  const asked = await answer(Session, await proof('business_sign_in'))
  const code = await waitForCode(email)
  const { AuthenticationResult: tokens } = await answer(asked.Session, code)
  if (!tokens) throw new Error('The code from the inbox was refused.')
  return { code, tokens }
}

type Company = { companyName: string; organizationNumber: string }

const onboardByRequest = async ({ request }: Page, company: Company, { AccessToken }: Tokens) => {
  const profile = {
    ...company,
    contactPerson: 'Anna Berg',
    phone: '',
    address: '',
    termsVersion: presentTerms,
    language: 'sv',
  }
  const headers = { authorization: `Bearer ${AccessToken}`, 'idempotency-key': randomUUID() }
  await bodyOf(await request.post(createBusinessProfile.path, { headers, data: profile }))
}

/** What the sign-in library and our own mark store of a session. */
const storedSession = ({ AccessToken, IdToken, RefreshToken, ExpiresIn }: Tokens, loginId: string) => {
  const { sub } = JSON.parse(Buffer.from(AccessToken.split('.')[1] ?? '', 'base64url').toString())
  const client = `CognitoIdentityServiceProvider.${ClientId}`
  const details = { loginId, authFlowType: 'CUSTOM_WITHOUT_SRP' }
  const mark = { pool: 'business', userId: sub, expiresAt: Date.now() + ExpiresIn * 1_000 }
  return {
    [`${client}.LastAuthUser`]: sub,
    [`${client}.${sub}.accessToken`]: AccessToken,
    [`${client}.${sub}.idToken`]: IdToken,
    [`${client}.${sub}.refreshToken`]: RefreshToken,
    [`${client}.${sub}.clockDrift`]: '0',
    [`${client}.${sub}.signInDetails`]: JSON.stringify(details),
    session: JSON.stringify(mark),
  }
}

/** Puts what is stored for a session into a browser that has not loaded a page of ours yet. */
const store = async (page: Page, session: Readonly<Record<string, string>>) => {
  await page.route('**/empty', route => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto('/empty')
  await page.evaluate(stored => Object.assign(localStorage, stored), session)
  await page.unroute('**/empty')
}

/**
 * Lets a new business in, at its dashboard, without the dialogs and the onboarding, whose clicks take most of the time
 * of a journey that is about something else.
 */
export const signedIn = async (
  visit: Visit,
  companyName = 'Nordplåt AB',
  organizationNumber = '556703-7485',
) => {
  const email = newCompanyEmail()
  const page = await visit('about:blank')
  const { code, tokens } = await signInByRequests(page, email)
  await onboardByRequest(page, { companyName, organizationNumber }, tokens)
  await store(page, storedSession(tokens, email))
  await page.goto('/business/dashboard')
  return { email, page, code }
}
