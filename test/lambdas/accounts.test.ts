import { randomUUID } from 'node:crypto'
import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb'
import { createAmplifyContext } from 'aws-amplify'
import { confirmSignIn, fetchAuthSession, signIn, signUp } from 'aws-amplify/auth'
import { CognitoJwtVerifier } from 'aws-jwt-verify'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Trigger } from '#infra/local/cognito/cognito.ts'
import type { CodePurpose } from '#lambdas/platform/codes/code.ts'
import { clock } from '#shared/contract/clock.ts'
import type { ProofPurpose } from '#shared/proof/get-challenge.ts'
import { aSolvedProof } from '../builders/solved-proof.ts'
import { type Emulator, ids, password, startEmulator, tokensOf } from '../infra/local/cognito/emulator.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
let emulator: Emulator

const asTrigger = (module: { handler: unknown }) => module.handler as Trigger

beforeAll(async () => {
  emulator = await startEmulator({
    triggers: {
      business: {
        PreSignUp: asTrigger(await import('#lambdas/accounts/business-pre-sign-up.trigger.ts')),
        DefineAuthChallenge: asTrigger(
          await import('#lambdas/accounts/business-define-challenge.trigger.ts'),
        ),
        CreateAuthChallenge: asTrigger(
          await import('#lambdas/accounts/business-create-challenge.trigger.ts'),
        ),
        VerifyAuthChallengeResponse: asTrigger(
          await import('#lambdas/accounts/business-verify-challenge.trigger.ts'),
        ),
        PostAuthentication: asTrigger(
          await import('#lambdas/accounts/business-post-authentication.trigger.ts'),
        ),
      },
      partner: {
        PreSignUp: asTrigger(await import('#lambdas/accounts/partner-pre-sign-up.trigger.ts')),
        PostConfirmation: asTrigger(await import('#lambdas/accounts/partner-post-confirmation.trigger.ts')),
        PostAuthentication: asTrigger(
          await import('#lambdas/accounts/partner-post-authentication.trigger.ts'),
        ),
        CustomMessage: asTrigger(await import('#lambdas/accounts/partner-custom-message.trigger.ts')),
      },
    },
  })
  process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = emulator.endpoint
})
afterAll(() => emulator.stop())
afterEach(() => clock.moveBy(-clock.offset()))

const aProof = async (purpose: ProofPurpose, network: string = randomUUID()) => {
  const { proofChallenge } = await import('#lambdas/platform/proof/proof.ts')
  return aSolvedProof((await proofChallenge(purpose, network)) as never)
}

const anAddress = () => `anna.${randomUUID()}@verkstad.se`

/** The code that was mailed last for a purpose; the stream is not part of this test. */
const codeOf = async (email: string, purpose: CodePurpose = 'business_sign_in') => {
  const { findCode } = await import('#lambdas/platform/codes/codes.store.ts')
  const { digitsOf } = await import('#lambdas/platform/codes/code.ts')
  const { keyedHash } = await import('#lambdas/platform/secrets/keyed-hash.ts')
  const item = await findCode(purpose, await keyedHash('email', email))
  if (!item) throw new Error(`No code is out for ${email}.`)
  return { item, digits: await digitsOf(item) }
}

const createAccount = async (email: string) =>
  emulator.call('SignUp', {
    ClientId: ids.business.clientId,
    Username: email,
    Password: password,
    UserAttributes: [{ Name: 'email', Value: email }],
    ClientMetadata: { proof: await aProof('business_sign_up') },
  })

type Parameters = Record<string, string>
type Round = { session: string; parameters: Parameters }

const roundOf = (body: Record<string, unknown>): Round => ({
  session: String(body.Session),
  parameters: body.ChallengeParameters as Parameters,
})

/** Goes through round one; gives what round two says. */
const askForCode = async (email: string, metadata: Parameters = {}): Promise<Round> => {
  const first = roundOf(await emulator.startCustomAuth(email))
  expect(first.parameters.step).toBe('proof')
  const proof = await aProof('business_sign_in')
  const { status, body } = await emulator.answerChallenge(email, first.session, proof, {
    flow: 'sign_in',
    language: 'sv',
    ...metadata,
  })
  expect(status).toBe(200)
  return roundOf(body)
}

const enter = (email: string, round: Round, code: string, metadata: Parameters = {}) =>
  emulator.answerChallenge(email, round.session, code, { flow: 'sign_in', language: 'sv', ...metadata })

const roleOf = async (pool: string, sub: string) =>
  (
    await services.documents.send(
      new GetCommand({ TableName: tableName, Key: { PK: `USER#${pool}#${sub}`, SK: 'ROLE' } }),
    )
  ).Item

describe('a business', () => {
  it('signs up and in with Amplify: proof, code, tokens that verify', async () => {
    const email = anAddress()
    const context = createAmplifyContext({
      Auth: {
        Cognito: {
          userPoolId: ids.business.id,
          userPoolClientId: ids.business.clientId,
          userPoolEndpoint: emulator.endpoint,
        },
      },
    })
    const clientMetadata = { proof: await aProof('business_sign_up') }
    await signUp(context, {
      username: email,
      password,
      options: { userAttributes: { email }, clientMetadata },
    })
    const first = await signIn(context, { username: email, options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } })
    expect(first.nextStep).toMatchObject({ additionalInfo: { step: 'proof' } })
    const options = { clientMetadata: { flow: 'sign_up', language: 'sv' } }
    const second = await confirmSignIn(context, {
      challengeResponse: await aProof('business_sign_in'),
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
    verifier.cacheJwks(emulator.cognito.jwks('business'))
    expect(await verifier.verify(String(tokens?.accessToken))).toMatchObject({ sub: userSub })
    expect(await roleOf('business', userSub)).toMatchObject({ role: 'business', email })
  })

  it('has its address verified and the role written again where it is missing', async () => {
    const email = anAddress()
    const { UserSub } = await createAccount(email)
    const round = await askForCode(email)
    const { body } = await enter(email, round, (await codeOf(email)).digits)
    const { UserAttributes } = await emulator.call('GetUser', { AccessToken: tokensOf(body).accessToken })
    expect(UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'true' })
    expect(await roleOf('business', String(UserSub))).toMatchObject({ role: 'business' })
  })

  it.each([
    ['a personal address', 'anna@gmail.com', 'business_email_required'],
    ['a subdomain of a personal provider', 'anna@mail.yahoo.com', 'business_email_required'],
    ['no address', 'anna@verkstad', 'email_invalid'],
  ])('with %s is refused by the trigger too', async (_, email, reason) => {
    const answer = await emulator.send('SignUp', {
      ClientId: ids.business.clientId,
      Username: email,
      Password: password,
      UserAttributes: [{ Name: 'email', Value: email }],
      ClientMetadata: { proof: await aProof('business_sign_up') },
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
    const email = anAddress()
    const answer = await emulator.send('SignUp', {
      ClientId: ids.business.clientId,
      Username: email,
      Password: password,
      UserAttributes: [{ Name: 'email', Value: email }],
      ClientMetadata: purpose ? { proof: await aProof(purpose) } : {},
    })
    expect(answer.body.message).toContain('proof_invalid')
  })
})

describe('round two', () => {
  it('says that there is no account, as often as the limit allows', async () => {
    const email = anAddress()
    for (let time = 0; time < 10; time += 1)
      expect((await askForCode(email)).parameters.step).toBe('no_account')
    expect((await askForCode(email)).parameters.step).toBe('locked')
  })

  it('says that mail to the address bounced, instead of sending a code that nobody gets', async () => {
    const { suppress } = await import('#lambdas/platform/mail/suppression.ts')
    const email = anAddress()
    await createAccount(email)
    await suppress(email, 'bounce')
    expect((await askForCode(email)).parameters.step).toBe('undeliverable')
    await expect(codeOf(email)).rejects.toThrow('No code is out')
  })

  it('says at sign-up that the account is there once it has entered a code, and goes on with an abandoned one', async () => {
    const email = anAddress()
    await createAccount(email)
    const round = await askForCode(email, { flow: 'sign_up' })
    expect(round.parameters.step).toBe('code')
    await enter(email, round, (await codeOf(email)).digits, { flow: 'sign_up' })
    expect((await askForCode(email, { flow: 'sign_up' })).parameters.step).toBe('already_registered')
  })

  it('after a lost session takes the code that is out, without a second mail', async () => {
    const email = anAddress()
    await createAccount(email)
    await askForCode(email)
    const { item, digits } = await codeOf(email)
    clock.moveBy(4 * 60_000)
    const round = await askForCode(email, { intent: 'resume' })
    expect(round.parameters).toMatchObject({ step: 'code', outstanding: 'true' })
    expect((await codeOf(email)).item.nonce).toBe(item.nonce)
    expect((await enter(email, round, digits)).body).toHaveProperty('AuthenticationResult')
  })

  it('mails a new code on a wish, after a minute', async () => {
    const email = anAddress()
    await createAccount(email)
    await askForCode(email)
    const first = await codeOf(email)
    expect((await askForCode(email)).parameters).toMatchObject({ step: 'code', outstanding: 'true' })
    clock.moveBy(60_000)
    const round = await askForCode(email)
    expect((await enter(email, round, first.digits)).body, 'the former code').not.toHaveProperty(
      'AuthenticationResult',
    )
    expect((await codeOf(email)).item.nonce).not.toBe(first.item.nonce)
  })

  it('leads back to the code that is out where no other may go out yet, and says since when', async () => {
    const email = anAddress()
    await createAccount(email)
    for (let code = 0; code < 5; code += 1) {
      await askForCode(email)
      clock.moveBy(61_000)
    }
    const { parameters } = await askForCode(email)
    expect(parameters).toMatchObject({ step: 'code', outstanding: 'true' })
    expect(Number(parameters.sentSeconds)).toBeGreaterThanOrEqual(61)
    expect(Number(parameters.sentSeconds) + Number(parameters.resendSeconds)).toBe(15 * 60)
  })

  it('asks to wait when the code of this minute was used', async () => {
    const email = anAddress()
    await createAccount(email)
    await enter(email, await askForCode(email), (await codeOf(email)).digits)
    const { parameters } = await askForCode(email)
    expect(parameters).toMatchObject({ step: 'wait' })
    expect(Number(parameters.waitSeconds)).toBeGreaterThan(50)
  })

  it('with strict disclosure says the same for every address', async () => {
    process.env.ACCOUNT_DISCLOSURE = 'strict'
    try {
      const email = anAddress()
      await createAccount(email)
      const nobody = anAddress()
      const [known, unknown] = [await askForCode(email), await askForCode(nobody)]
      expect(unknown.parameters).toMatchObject({
        step: 'code',
        resendSeconds: known.parameters.resendSeconds,
      })
      expect(Object.keys(unknown.parameters).sort()).toEqual(Object.keys(known.parameters).sort())
      const wrong = [await enter(email, known, 'xxxxxx'), await enter(nobody, unknown, 'xxxxxx')]
      expect(wrong.map(({ body }) => roundOf(body).parameters.triesLeft)).toEqual(['4', '4'])
      // Asked again, of a code that is out, of tries that are gone, and in other letters.
      const asked = [email, nobody].map(address => address.toUpperCase())
      const again = await Promise.all(asked.map(address => askForCode(address)))
      const { sentTo: _, USERNAME: __, ...said } = again[0]?.parameters ?? {}
      expect(again[1]?.parameters).toMatchObject(said)
      expect(again.map(({ parameters }) => parameters.sentTo)).toEqual([
        'a•••@verkstad.se',
        'a•••@verkstad.se',
      ])
      const others = await Promise.all(
        again.map((round, place) => enter(asked[place] ?? '', round, 'xxxxxx')),
      )
      expect(others.map(({ body }) => roundOf(body).parameters.triesLeft)).toEqual(['4', '4'])
    } finally {
      process.env.ACCOUNT_DISCLOSURE = 'spec'
    }
  })
})

describe.each(['business', 'partner'] as const)('an account of a %s', pool => {
  it.each(['Anna@verkstad.se', 'anna@smörgås.se'])(
    'is not made as %s: by that nobody finds whose it is',
    async as => {
      const Username = as.replace('nna', `nna.${randomUUID()}`)
      const { status, body } = await emulator.send('SignUp', {
        ClientId: ids[pool].clientId,
        Username,
        Password: password,
        UserAttributes: [{ Name: 'email', Value: Username }],
        ClientMetadata: { proof: await aProof(`${pool}_sign_up`) },
      })
      expect([status, body.message]).toEqual([400, 'PreSignUp failed with error email_invalid.'])
    },
  )
})

describe('strangers', () => {
  it('get no further than round one without a proof, or with a spent one', async () => {
    const email = anAddress()
    await createAccount(email)
    const proof = await aProof('business_sign_in')
    for (const [answer, status] of [
      ['', 400],
      [proof, 200],
      [proof, 400],
    ] as const) {
      const { session } = roundOf(await emulator.startCustomAuth(email))
      expect((await emulator.answerChallenge(email, session, answer || 'none', {})).status).toBe(status)
    }
  })

  it.each([
    ['SRP_A', []],
    ['a password', ['PASSWORD_VERIFIER']],
  ])('get neither a code nor tokens by starting with %s instead of a proof', async (_, more) => {
    const email = anAddress()
    await createAccount(email)
    const AuthParameters = { USERNAME: email, CHALLENGE_NAME: 'SRP_A', SRP_A: 'aa' }
    const start = { AuthFlow: 'CUSTOM_AUTH', ClientId: ids.business.clientId, AuthParameters }
    expect(await emulator.send('InitiateAuth', start)).toMatchObject({
      status: 400,
      errorType: expect.stringContaining('NotAuthorizedException'),
    })
    await expect(codeOf(email)).rejects.toThrow('No code is out')
    const rounds = ['SRP_A', ...more, 'CUSTOM_CHALLENGE'].map((challengeName, place, { length }) => ({
      challengeName,
      challengeResult: true,
      ...(place === length - 1 && { challengeMetadata: 'code' }),
    }))
    const { handler } = await import('#lambdas/accounts/business-define-challenge.trigger.ts')
    const { response } = await handler({ request: { session: rounds }, response: {} } as never)
    expect(response).toMatchObject({ issueTokens: false, failAuthentication: true })
  })

  it('are asked for the proof, whatever else was answered before', async () => {
    const email = anAddress()
    await createAccount(email)
    const { handler } = await import('#lambdas/accounts/business-create-challenge.trigger.ts')
    const rounds = [
      { challengeName: 'SRP_A', challengeResult: true },
      { challengeName: 'CUSTOM_CHALLENGE', challengeResult: false, challengeMetadata: 'proof' },
      { challengeName: 'CUSTOM_CHALLENGE', challengeResult: true, challengeMetadata: 'refused' },
    ]
    for (const round of rounds) {
      const request = { session: [round], userAttributes: { email }, clientMetadata: {} }
      const asked = await handler({ userName: email, request, response: {} } as never)
      expect(asked.response.publicChallengeParameters).toEqual({ step: 'proof' })
    }
    await expect(codeOf(email)).rejects.toThrow('No code is out')
  })

  it('are thrown out after five wrong codes', async () => {
    const email = anAddress()
    await createAccount(email)
    let round = await askForCode(email)
    for (let time = 0; time < 4; time += 1) round = roundOf((await enter(email, round, 'xxxxxx')).body)
    const last = await enter(email, round, 'xxxxxx')
    expect(last).toMatchObject({ status: 400, errorType: expect.stringContaining('NotAuthorizedException') })
  })

  it('are told the same about a wrong, an expired, a used code and one that never was', async () => {
    const [email, nobody] = [anAddress(), anAddress()]
    await createAccount(email)
    const wrong = await enter(email, await askForCode(email), 'xxxxxx')
    clock.moveBy(61_000)
    const late = await askForCode(email)
    const { digits } = await codeOf(email)
    clock.moveBy(11 * 60_000)
    const expired = await enter(email, late, digits)
    const fresh = await askForCode(email)
    const right = (await codeOf(email)).digits
    const other = await askForCode(email, { intent: 'resume' })
    await enter(email, fresh, right)
    const used = await enter(email, other, right)
    clock.moveBy(61_000)
    const overwritten = await askForCode(email)
    const { digits: gone } = await codeOf(email)
    clock.moveBy(61_000)
    await askForCode(email)
    const replaced = await enter(email, overwritten, gone)
    process.env.ACCOUNT_DISCLOSURE = 'strict'
    const never = await askForCode(nobody).finally(() => {
      process.env.ACCOUNT_DISCLOSURE = 'spec'
    })
    const unknown = await enter(nobody, never, '123456')
    const seen = [wrong, expired, used, replaced, unknown].map(({ status, body }) => {
      const { USERNAME: _, ...parameters } = roundOf(body).parameters
      return [status, Object.keys(body).sort(), parameters]
    })
    expect(new Set(seen.map(each => JSON.stringify(each))).size).toBe(1)
  })

  it('cannot use an unknown address to get in', async () => {
    const email = anAddress()
    const round = await askForCode(email)
    expect((await enter(email, round, '123456')).body).not.toHaveProperty('AuthenticationResult')
  })
})

describe('a remembered device', () => {
  const device = { deviceToken: Buffer.alloc(32, 7).toString('base64url') }
  const aRememberedDevice = async () => {
    const email = anAddress()
    await createAccount(email)
    await enter(email, await askForCode(email, device), (await codeOf(email)).digits, device)
    return email
  }
  const getsIn = async (email: string) => {
    const round = await askForCode(email, device)
    expect(round.parameters).toMatchObject({ step: 'code', outstanding: 'false' })
    const { digits } = await codeOf(email, 'business_device')
    expect((await enter(email, round, digits, device)).body).toHaveProperty('AuthenticationResult')
  }
  /** Enters wrong codes for as long as somebody asks for one. */
  const guessOn = async (email: string, round: Round, metadata: Parameters = {}): Promise<void> => {
    const { status, body } = await enter(email, round, 'xxxxxx', metadata)
    if (status === 200) await guessOn(email, roundOf(body), metadata)
  }

  it('still gets in when a stranger has used up every code and guess', async () => {
    const email = await aRememberedDevice()
    for (let code = 0; code < 14; code += 1) {
      clock.moveBy(16 * 60_000)
      await guessOn(email, await askForCode(email))
    }
    clock.moveBy(16 * 60_000)
    expect((await askForCode(email)).parameters.step, 'a stranger').toBe('locked')
    await getsIn(email)
  })

  it('still gets in when a stranger has just had the one code of 15 minutes, or one of this minute', async () => {
    const email = await aRememberedDevice()
    for (let code = 0; code < 6; code += 1) {
      clock.moveBy(61_000)
      await guessOn(email, await askForCode(email))
    }
    clock.moveBy(15 * 60_000)
    await askForCode(email)
    expect((await codeOf(email)).item.issuedAt.length, 'past the cap').toBeGreaterThan(5)
    await getsIn(email)
  })

  it('keeps its code while a stranger asks for others and guesses', async () => {
    const email = await aRememberedDevice()
    const round = await askForCode(email, device)
    const { digits } = await codeOf(email, 'business_device')
    clock.moveBy(61_000)
    await guessOn(email, await askForCode(email))
    expect((await enter(email, round, digits, device)).body).toHaveProperty('AuthenticationResult')
  })

  it('has ten guesses a day, so that the address has 50 in all', async () => {
    const email = await aRememberedDevice()
    for (let code = 0; code < 3; code += 1) {
      clock.moveBy(61_000)
      await guessOn(email, await askForCode(email, device), device)
    }
    expect((await codeOf(email, 'business_device')).item.guessedAt).toHaveLength(10)
  })

  it('gets a code like everybody else where another device of the address has just had one', async () => {
    const email = await aRememberedDevice()
    const other = { deviceToken: Buffer.alloc(32, 8).toString('base64url') }
    clock.moveBy(61_000)
    await enter(email, await askForCode(email, other), (await codeOf(email)).digits, other)
    clock.moveBy(61_000)
    await askForCode(email, other)
    const round = await askForCode(email, device)
    expect(round.parameters).toMatchObject({ step: 'code', outstanding: 'false' })
    expect((await enter(email, round, (await codeOf(email)).digits, device)).body).toHaveProperty(
      'AuthenticationResult',
    )
  })
})

describe('a partner', () => {
  const createPartner = async (email: string) =>
    emulator.call('SignUp', {
      ClientId: ids.partner.clientId,
      Username: email,
      Password: 'hemlig',
      UserAttributes: [{ Name: 'email', Value: email }],
      ClientMetadata: { proof: await aProof('partner_sign_up'), language: 'en' },
    })

  it('signs up, has the partner role and signs in at once over SRP', async () => {
    const email = anAddress()
    const { UserSub } = await createPartner(email)
    expect(await roleOf('partner', String(UserSub))).toMatchObject({ role: 'partner', language: 'en' })
    expect(await emulator.signInPartner(email, 'hemlig')).toHaveProperty('accessToken')
  })

  it('has its role written again at sign-in where it is missing, and nothing of it changed where it is there', async () => {
    const email = anAddress()
    const sub = String((await createPartner(email)).UserSub)
    const written = await roleOf('partner', sub)
    await emulator.signInPartner(email, 'hemlig')
    expect(await roleOf('partner', sub)).toEqual(written)
    const Key = { PK: `USER#partner#${sub}`, SK: 'ROLE' }
    await services.documents.send(new DeleteCommand({ TableName: tableName, Key }))
    await emulator.signInPartner(email, 'hemlig')
    expect(await roleOf('partner', sub)).toMatchObject({ role: 'partner', email })
  })

  it('resets a forgotten password behind a proof, and the address then counts as theirs', async () => {
    const email = anAddress()
    const { UserSub } = await createPartner(email)
    const { accessToken } = await emulator.signInPartner(email, 'hemlig')
    const forgot = async (ClientMetadata: object) =>
      emulator.send('ForgotPassword', { ClientId: ids.partner.clientId, Username: email, ClientMetadata })
    expect((await forgot({})).body.message).toContain('proof_invalid')
    expect((await forgot({ proof: await aProof('partner_recovery'), language: 'sv' })).status).toBe(200)
    const mail = emulator.mails.find(({ to }) => to === email)
    expect(mail?.subject).toBe('Återställ ditt lösenord hos Nodverk')
    const ConfirmationCode = /\b\d{6}\b/.exec(mail?.html.replace(/#[\da-f]{6}/g, '') ?? '')?.[0]
    const answer = { ClientId: ids.partner.clientId, Username: email, ConfirmationCode, Password: 'hemligt2' }
    await emulator.call('ConfirmForgotPassword', answer)
    const { body } = await emulator.send('GetUser', { AccessToken: accessToken })
    expect(body.message, 'signed in before the reset').toBe('Access Token has been revoked')
    expect(await emulator.signInPartner(email, 'hemligt2')).toHaveProperty('accessToken')
    expect((await roleOf('partner', String(UserSub)))?.emailVerifiedAt).toMatch(/^\d{4}-/)
  })

  describe('who asks for a new password again and again', () => {
    const asking = async (email: string, proof?: string) =>
      emulator.send('ForgotPassword', {
        ClientId: ids.partner.clientId,
        Username: email,
        ClientMetadata: { proof: proof ?? (await aProof('partner_recovery')), language: 'sv' },
      })
    const mailsTo = (email: string) => emulator.mails.filter(({ to }) => to === email).length

    it('cannot do so with one proof, but for the retries that Cognito makes of a slow trigger', async () => {
      const email = anAddress()
      await createPartner(email)
      const proof = await aProof('partner_recovery')
      expect((await asking(email, proof)).status).toBe(200)
      clock.moveBy(15_000)
      expect((await asking(email, proof)).status, 'a retry').toBe(200)
      clock.moveBy(6_000)
      expect((await asking(email, proof)).body.message).toContain('proof_invalid')
      expect(mailsTo(email)).toBe(2)
    })

    it('fills no inbox: five codes an hour, and the last one still works', async () => {
      const email = anAddress()
      await createPartner(email)
      for (let time = 0; time < 5; time += 1) expect((await asking(email)).status).toBe(200)
      expect((await asking(email)).body.message).toContain('mailed_lately')
      expect(mailsTo(email)).toBe(5)
      const code = /\b\d{6}\b/.exec(
        emulator.mails.findLast(({ to }) => to === email)?.html.replace(/#[\da-f]{6}/g, '') ?? '',
      )?.[0]
      const answer = {
        ClientId: ids.partner.clientId,
        Username: email,
        ConfirmationCode: code,
        Password: 'hemligt2',
      }
      await emulator.call('ConfirmForgotPassword', answer)
    })
  })

  // GetUserAttributeVerificationCode and its like, which the emulator does not have: they ask for no proof.
  it.each(['VerifyUserAttribute', 'UpdateUserAttribute', 'ResendCode'])(
    'is mailed nothing on %s',
    async source => {
      const { handler } = await import('#lambdas/accounts/partner-custom-message.trigger.ts')
      const event = { triggerSource: `CustomMessage_${source}`, userName: 'anna', request: {}, response: {} }
      const { logger } = await import('#lambdas/platform/logging/logger.ts')
      const noted = vi.spyOn(logger, 'info')
      await expect(handler(event as never)).rejects.toThrow('mail_not_offered')
      // By which its alarm tells a refusal from a fault.
      expect(noted.mock.calls).toEqual([['trigger_refused', { word: 'mail_not_offered' }]])
      noted.mockRestore()
    },
  )
})
