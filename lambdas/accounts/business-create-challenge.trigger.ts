import { randomUUID } from 'node:crypto'
import type { CreateAuthChallengeTriggerEvent } from 'aws-lambda'
import { clock } from '#shared/contract/clock.ts'
import { maskEmail } from '#shared/contract/email.ts'
import { findCode, issueCode } from '../platform/codes/codes.store.ts'
import { triesPerCode } from '../platform/codes/may-issue.ts'
import { environment } from '../platform/env/environment.ts'
import { countAttempt } from '../platform/limits/limits.ts'
import { isSuppressed } from '../platform/mail/suppression.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { codeRounds, isCodeRound, type PrivateParameters, readClientMetadata } from './challenge.ts'
import { deviceHash, isRemembered } from './devices.store.ts'
import { type Next, nextStep } from './next-step.ts'

/** How often one unknown address may be asked about within an hour. */
const disclosuresPerHour = 10

const textValues = (values: object): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))

const answer = (
  event: CreateAuthChallengeTriggerEvent,
  publicParameters: object,
  privateParameters: Omit<PrivateParameters, 'attemptId'>,
) => {
  event.response.publicChallengeParameters = textValues(publicParameters)
  event.response.privateChallengeParameters = { ...privateParameters, attemptId: randomUUID() }
  event.response.challengeMetadata = privateParameters.step
  return event
}

/** In lower case, as it is shown for an address that the pool does not know. */
const shownEmail = ({ request, userName }: CreateAuthChallengeTriggerEvent): string =>
  maskEmail(request.userAttributes.email ?? userName).toLowerCase()

const isStrict = () => environment('ACCOUNT_DISCLOSURE') === 'strict'

const rememberedDevice = async (token: string | undefined, email: string): Promise<string | undefined> => {
  if (token === undefined) return undefined
  const hash = await deviceHash(token, email)
  return (await isRemembered(hash)) ? hash : undefined
}

/** An address without an account is told so only a few times an hour, so that nobody harvests addresses. */
const refusedTooOften = async (userName: string): Promise<number | null> => {
  const hash = await keyedHash('email', userName)
  const count = await countAttempt(
    { form: 'business_sign_in', kind: 'address', max: disclosuresPerHour },
    hash,
  )
  return count.exceeded ? count.retryAfter : null
}

const askForCode = async (event: CreateAuthChallengeTriggerEvent): Promise<Next> => {
  const { flow, language, deviceToken, intent } = readClientMetadata(event.request.clientMetadata)
  const strict = isStrict()
  const { email, email_verified: verified } = event.request.userAttributes
  const known = !event.request.userNotFound && email !== undefined
  if (!known && !strict) {
    const waitSeconds = await refusedTooOften(event.userName)
    if (waitSeconds !== null) return { step: 'locked', waitSeconds }
  }
  const address = email?.toLowerCase() ?? ''
  const emailHash = await keyedHash('email', address)
  const device = known ? await rememberedDevice(deviceToken, address) : undefined
  return nextStep(
    {
      flow,
      language,
      resume: intent === 'resume',
      device,
      account: known
        ? { email: address, hasSignedInBefore: verified === 'true', suppressed: await isSuppressed(address) }
        : null,
    },
    round => {
      const purpose = codeRounds[round]
      const deviceHash = round === 'device_code' ? device : undefined
      const code = { purpose, flow, emailHash, email: address, language, deviceHash }
      return { find: () => findCode(purpose, emailHash), issue: last => issueCode(code, last) }
    },
    { now: clock.now(), strict },
  )
}

/**
 * What is left of this sign-in, counted by its own wrong answers: what is left of the code would tell one that expired,
 * was used or never was from one that is out.
 */
const triesLeft = ({ request }: CreateAuthChallengeTriggerEvent): number =>
  triesPerCode -
  request.session.filter(round => isCodeRound(round.challengeMetadata) && !round.challengeResult).length

/** Puts the next question: first the proof of work, then the mailed code, again after a wrong one. */
export const handler = async (
  event: CreateAuthChallengeTriggerEvent,
): Promise<CreateAuthChallengeTriggerEvent> => {
  const last = event.request.session.at(-1)
  const { flow } = readClientMetadata(event.request.clientMetadata)
  if (last && isCodeRound(last.challengeMetadata)) {
    return answer(
      event,
      { step: 'code', triesLeft: triesLeft(event) },
      { step: last.challengeMetadata, flow },
    )
  }
  // Nothing but a right proof asks for a code: no round that Cognito puts itself, nor one that was refused.
  if (last?.challengeMetadata !== 'proof' || !last.challengeResult) {
    return answer(event, { step: 'proof' }, { step: 'proof', flow })
  }
  const { round = 'refused', ...step } = await askForCode(event)
  const sentTo = step.step === 'code' ? { sentTo: shownEmail(event) } : {}
  return answer(event, { ...step, ...sentTo }, { step: round, flow })
}
