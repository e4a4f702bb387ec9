import { describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { newEmail } from '#test/builders/new-email.ts'
import { ids } from '../infra/local/cognito/emulator.ts'
import { codeOf, obtainProof, roundOf, setUpAccounts } from './accounts.ts'

const { emulator, createAccount, askForCode, enter } = setUpAccounts()

describe('strangers', () => {
  it('get no further than round one without a proof, or with a used one', async () => {
    const email = newEmail()
    await createAccount(email)
    const proof = await obtainProof('business_sign_in')
    for (const [answer, status] of [
      ['', 400],
      [proof, 200],
      [proof, 400],
    ] as const) {
      const { session } = roundOf(await emulator().startCustomAuth(email))
      expect((await emulator().answerChallenge(email, session, answer || 'none', {})).status).toBe(status)
    }
  })

  it.each([
    ['SRP_A', []],
    ['a password', ['PASSWORD_VERIFIER']],
  ])('get neither a code nor tokens by starting with %s instead of a proof', async (_, more) => {
    const email = newEmail()
    await createAccount(email)
    const AuthParameters = { USERNAME: email, CHALLENGE_NAME: 'SRP_A', SRP_A: 'aa' }
    const start = { AuthFlow: 'CUSTOM_AUTH', ClientId: ids.business.clientId, AuthParameters }
    expect(await emulator().send('InitiateAuth', start)).toMatchObject({
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

  it('need the proof, whatever else was answered before', async () => {
    const email = newEmail()
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

  it('are stopped after five wrong codes', async () => {
    const email = newEmail()
    await createAccount(email)
    let round = await askForCode(email)
    for (let time = 0; time < 4; time += 1) round = roundOf((await enter(email, round, 'xxxxxx')).body)
    const last = await enter(email, round, 'xxxxxx')
    expect(last).toMatchObject({ status: 400, errorType: expect.stringContaining('NotAuthorizedException') })
  })

  it('get the same reply for a wrong, an expired, a used and an unknown code', async () => {
    const [email, nobody] = [newEmail(), newEmail()]
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
    const email = newEmail()
    const round = await askForCode(email)
    expect((await enter(email, round, '123456')).body).not.toHaveProperty('AuthenticationResult')
  })
})
