import { randomUUID } from 'node:crypto'
import { clock } from '#shared/contract/clock.ts'
import { type Emulator, ids, password } from '../infra/local/cognito/emulator.ts'
import { canaries } from './canaries.ts'
import { buildCheapProof } from './cheap-proof.ts'
import { outstandingCode } from './mailed-code.ts'
import type { Answer, Operation } from './operation.ts'

const later: Answer = { status: 503, body: {} }

type Round = { Session: string; ChallengeParameters: { step: string } }

/** After any failure a person starts over; no second code is sent within the minute. */
const orLater = (attempt: () => Promise<Answer>) => async (): Promise<Answer> => {
  const answer = await attempt().catch(() => later)
  if (answer.status >= 300) clock.moveBy(61_000)
  return answer
}

const signUp = async (emulator: Emulator, pool: 'business' | 'partner', email: string) => {
  const { status, errorType } = await emulator.send('SignUp', {
    ClientId: ids[pool].clientId,
    Username: email,
    Password: password,
    UserAttributes: [{ Name: 'email', Value: email }],
    ClientMetadata: { proof: await buildCheapProof(`${pool}_sign_up`), language: 'sv' },
  })
  return status === 200 || String(errorType).includes('UsernameExists')
}

const signInBusiness = async (emulator: Emulator, email: string, deviceToken: string): Promise<Answer> => {
  const metadata = { flow: 'sign_in', language: 'sv', deviceToken }
  const first = (await emulator.startCustomAuth(email)) as unknown as Round
  const proof = await buildCheapProof('business_sign_in')
  const asked = await emulator.answerChallenge(email, first.Session, proof, metadata)
  const { Session, ChallengeParameters } = asked.body as unknown as Round
  if (asked.status !== 200 || ChallengeParameters.step !== 'code') return later
  const code = await outstandingCode('business_sign_in', email)
  const { body } = await emulator.answerChallenge(email, Session, code, metadata)
  return body.AuthenticationResult ? { status: 200, body: {} } : later
}

/** Returns what people do at the user pools, with the product's own triggers. */
export const accountOperations = (emulator: () => Emulator): Operation[] => [
  {
    name: 'a business signs up and in',
    apart: /^CODE#/,
    prepare: async () => {
      const email = canaries.email()
      const device = `${randomUUID()}${randomUUID()}`
      return orLater(async () =>
        (await signUp(emulator(), 'business', email)) ? signInBusiness(emulator(), email, device) : later,
      )
    },
  },
  {
    name: 'a partner signs up and in',
    prepare: async () => {
      const email = canaries.email()
      return orLater(async () => {
        if (!(await signUp(emulator(), 'partner', email))) return later
        await emulator().signInPartner(email)
        return { status: 200, body: {} }
      })
    },
  },
]
