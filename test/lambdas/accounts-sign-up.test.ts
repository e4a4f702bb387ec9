import { randomUUID } from 'node:crypto'
import { createAmplifyContext } from 'aws-amplify'
import { confirmSignIn, fetchAuthSession, signIn, signUp } from 'aws-amplify/auth'
import { CognitoJwtVerifier } from 'aws-jwt-verify'
import { describe, expect, it } from 'vitest'
import { newEmail } from '#test/builders/new-email.ts'
import { ids, password, tokensOf } from '../infra/local/cognito/emulator.ts'
import { codeOf, obtainProof, setUpAccounts } from './accounts.ts'

const { emulator, createAccount, askForCode, enter, roleOf } = setUpAccounts()

describe('a business', () => {
  it('signs up and in with Amplify: proof, code, tokens that verify', async () => {
    const email = newEmail()
    const context = createAmplifyContext({
      Auth: {
        Cognito: {
          userPoolId: ids.business.id,
          userPoolClientId: ids.business.clientId,
          userPoolEndpoint: emulator().endpoint,
        },
      },
    })
    const clientMetadata = { proof: await obtainProof('business_sign_up') }
    await signUp(context, {
      username: email,
      password,
      options: { userAttributes: { email }, clientMetadata },
    })
    const first = await signIn(context, { username: email, options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } })
    expect(first.nextStep).toMatchObject({ additionalInfo: { step: 'proof' } })
    const options = { clientMetadata: { flow: 'sign_up', language: 'sv' } }
    const second = await confirmSignIn(context, {
      challengeResponse: await obtainProof('business_sign_in'),
      options,
    })
    expect(second.nextStep).toMatchObject({
      additionalInfo: { step: 'code', sentTo: 'a•••@verkstad.se', resendSeconds: '60' },
    })
    const wrong = await confirmSignIn(context, { challengeResponse: 'xxxxxx', options })
    expect(wrong.nextStep).toMatchObject({ additionalInfo: { step: 'code', triesLeft: '4' } })
    const { digits } = await codeOf(email)
    expect(await confirmSignIn(context, { challengeResponse: digits, options })).toMatchObject({
      isSignedIn: true,
    })

    const { tokens, userSub = '' } = await fetchAuthSession(context)
    const verifier = CognitoJwtVerifier.create({
      userPoolId: ids.business.id,
      clientId: ids.business.clientId,
      tokenUse: 'access',
    })
    verifier.cacheJwks(emulator().cognito.jwks('business'))
    expect(await verifier.verify(String(tokens?.accessToken))).toMatchObject({ sub: userSub })
    expect(await roleOf('business', userSub)).toMatchObject({ role: 'business', email })
  })

  it('has its address verified and the role written again if it is missing', async () => {
    const email = newEmail()
    const { UserSub } = await createAccount(email)
    const round = await askForCode(email)
    const { body } = await enter(email, round, (await codeOf(email)).digits)
    const { UserAttributes } = await emulator().call('GetUser', { AccessToken: tokensOf(body).accessToken })
    expect(UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'true' })
    expect(await roleOf('business', String(UserSub))).toMatchObject({ role: 'business' })
  })

  it.each([
    ['a personal address', 'anna@gmail.com', 'business_email_required'],
    ['a subdomain of a personal provider', 'anna@mail.yahoo.com', 'business_email_required'],
    ['no address', 'anna@verkstad', 'email_invalid'],
  ])('with %s is refused by the trigger too', async (_, email, reason) => {
    const answer = await emulator().send('SignUp', {
      ClientId: ids.business.clientId,
      Username: email,
      Password: password,
      UserAttributes: [{ Name: 'email', Value: email }],
      ClientMetadata: { proof: await obtainProof('business_sign_up') },
    })
    expect(answer).toMatchObject({
      status: 400,
      errorType: expect.stringContaining('UserLambdaValidationException'),
    })
    expect(answer.body.message).toContain(reason)
  })

  it.each([
    ['no proof', undefined],
    ['a proof of another purpose', 'business_sign_in' as const],
  ])('with %s gets no account', async (_, purpose) => {
    const email = newEmail()
    const answer = await emulator().send('SignUp', {
      ClientId: ids.business.clientId,
      Username: email,
      Password: password,
      UserAttributes: [{ Name: 'email', Value: email }],
      ClientMetadata: purpose ? { proof: await obtainProof(purpose) } : {},
    })
    expect(answer.body.message).toContain('proof_invalid')
  })
})

describe.each(['business', 'partner'] as const)('an account of a %s', pool => {
  it.each(['Anna@verkstad.se', 'anna@smörgås.se'])(
    'is not made as %s: by that nobody finds whose it is',
    async as => {
      const Username = as.replace('nna', `nna.${randomUUID()}`)
      const { status, body } = await emulator().send('SignUp', {
        ClientId: ids[pool].clientId,
        Username,
        Password: password,
        UserAttributes: [{ Name: 'email', Value: Username }],
        ClientMetadata: { proof: await obtainProof(`${pool}_sign_up`) },
      })
      expect([status, body.message]).toEqual([400, 'PreSignUp failed with error email_invalid.'])
    },
  )
})
