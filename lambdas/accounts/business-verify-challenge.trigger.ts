import type { VerifyAuthChallengeResponseTriggerEvent } from 'aws-lambda'
import { checkCode } from '../platform/codes/check-code.ts'
import { countNetwork } from '../platform/limits/limits.ts'
import { spendProof } from '../platform/proof/proof.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import {
  type CodeRound,
  codeRounds,
  isCodeRound,
  type PrivateParameters,
  privateParameters,
  readClientMetadata,
} from './challenge.ts'
import { deviceHash } from './devices.store.ts'

/** Enough for an office that shares one IP address, and too little for a robot. */
const signInsPerNetworkAndHour = 120

const isProven = async (
  event: VerifyAuthChallengeResponseTriggerEvent,
  attemptId: string,
): Promise<boolean> => {
  const spent = await spendProof('business_sign_in', event.request.challengeAnswer, attemptId)
  if (!spent) return false
  const limit = { form: 'business_sign_in', max: signInsPerNetworkAndHour }
  return !(await countNetwork(limit, spent.networks)).exceeded
}

const isRightCode = async (
  event: VerifyAuthChallengeResponseTriggerEvent,
  { step, flow, attemptId }: PrivateParameters & { step: CodeRound },
): Promise<boolean> => {
  const email = event.request.userAttributes.email?.toLowerCase()
  if (event.request.userNotFound || email === undefined) return false
  const { deviceToken } = readClientMetadata(event.request.clientMetadata)
  return checkCode(
    {
      purpose: codeRounds[step],
      flow,
      emailHash: await keyedHash('email', email),
      attemptId,
      device: deviceToken && (await deviceHash(deviceToken, email)),
    },
    event.request.challengeAnswer,
  )
}

/** Checks the answer to a challenge. */
export const handler = async (
  event: VerifyAuthChallengeResponseTriggerEvent,
): Promise<VerifyAuthChallengeResponseTriggerEvent> => {
  const challenge = privateParameters.parse(event.request.privateChallengeParameters)
  const { step, attemptId } = challenge
  if (step === 'proof') event.response.answerCorrect = await isProven(event, attemptId)
  else event.response.answerCorrect = isCodeRound(step) && (await isRightCode(event, { ...challenge, step }))
  return event
}
