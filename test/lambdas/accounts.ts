import { randomUUID } from 'node:crypto'
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { Trigger } from '#infra/local/cognito/cognito.ts'
import type { CodePurpose } from '#lambdas/platform/codes/code.ts'
import { clock } from '#shared/contract/clock.ts'
import type { ProofPurpose } from '#shared/proof/get-challenge.ts'
import { solveProof } from '../builders/solved-proof.ts'
import { type Emulator, ids, password, startEmulator } from '../infra/local/cognito/emulator.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { runningServices } from './running-services.ts'

const asTrigger = (module: { handler: unknown }) => module.handler as Trigger

export type Parameters = Record<string, string>
export type Round = { session: string; parameters: Parameters }

/** Returns what a reply of the pool says of its next round. */
export const roundOf = (body: Record<string, unknown>): Round => ({
  session: String(body.Session),
  parameters: body.ChallengeParameters as Parameters,
})

/** Returns a solved proof of work for a purpose. */
export const obtainProof = async (purpose: ProofPurpose, network: string = randomUUID()) => {
  const { proofChallenge } = await import('#lambdas/platform/proof/proof.ts')
  return solveProof((await proofChallenge(purpose, network)) as never)
}

/** Returns the code that was mailed last for a purpose; the stream is not part of these tests. */
export const codeOf = async (email: string, purpose: CodePurpose = 'business_sign_in') => {
  const { findCode } = await import('#lambdas/platform/codes/codes.store.ts')
  const { digitsOf } = await import('#lambdas/platform/codes/code.ts')
  const { keyedHash } = await import('#lambdas/platform/secrets/keyed-hash.ts')
  const item = await findCode(purpose, await keyedHash('email', email))
  if (!item) throw new Error(`No code is out for ${email}.`)
  return { item, digits: await digitsOf(item) }
}

/** Starts the pools with the triggers of production and the services they need, for the tests of a file. */
export const setUpAccounts = () => {
  const services = runningServices()
  let started: Emulator
  const emulator = () => started

  beforeAll(async () => {
    started = await startEmulator({
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
    process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = started.endpoint
  })
  afterAll(() => started.stop())
  afterEach(() => clock.moveBy(-clock.offset()))

  const createAccount = async (email: string) =>
    emulator().call('SignUp', {
      ClientId: ids.business.clientId,
      Username: email,
      Password: password,
      UserAttributes: [{ Name: 'email', Value: email }],
      ClientMetadata: { proof: await obtainProof('business_sign_up') },
    })

  /** Completes round one; returns the reply of round two. */
  const askForCode = async (email: string, metadata: Parameters = {}): Promise<Round> => {
    const first = roundOf(await emulator().startCustomAuth(email))
    expect(first.parameters.step).toBe('proof')
    const proof = await obtainProof('business_sign_in')
    const { status, body } = await emulator().answerChallenge(email, first.session, proof, {
      flow: 'sign_in',
      language: 'sv',
      ...metadata,
    })
    expect(status).toBe(200)
    return roundOf(body)
  }

  const enter = (email: string, round: Round, code: string, metadata: Parameters = {}) =>
    emulator().answerChallenge(email, round.session, code, { flow: 'sign_in', language: 'sv', ...metadata })

  const roleOf = async (pool: string, sub: string) =>
    (
      await services.documents.send(
        new GetCommand({ TableName: tableName, Key: { PK: `USER#${pool}#${sub}`, SK: 'ROLE' } }),
      )
    ).Item

  return { emulator, services, createAccount, askForCode, enter, roleOf }
}
