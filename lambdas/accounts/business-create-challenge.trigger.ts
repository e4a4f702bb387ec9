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

/** How many times an hour a sign-in with one unknown address learns that it has no account. */
const disclosuresPerHour = 10

const textValues = (values: object): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))

const setChallenge = (
  event: CreateAuthChallengeTriggerEvent,
  publicParameters: object,
  privateParameters: Omit<PrivateParameters, 'attemptId'>,
) => {
  event.response.publicChallengeParameters = textValues(publicParameters)
  event.response.privateChallengeParameters = { ...privateParameters, attemptId: randomUUID() }
  event.response.challengeMetadata = privateParameters.step
  return event
}

/** In lower case, like that of an address that the pool does not know. */
const shownEmail = ({ request, userName }: CreateAuthChallengeTriggerEvent): string =>
  maskEmail(request.userAttributes.email ?? userName).toLowerCase()

const isStrict = () => environment('ACCOUNT_DISCLOSURE') === 'strict'

const rememberedDevice = async (token: string | undefined, email: string): Promise<string | undefined> => {
  if (token === undefined) return undefined
  const hash = await deviceHash(token, email)
  return (await isRemembered(hash)) ? hash : undefined
}

/** Limits how often the reply reveals that an address has no account. Returns the seconds to wait, or null. */
const disclosureWait = async (userName: string): Promise<number | null> => {
  const hash = await keyedHash('email', userName)
  const count = await countAttempt(
    { form: 'business_sign_in', kind: 'address', max: disclosuresPerHour },
    hash,
  )
  return count.exceeded ? count.retryAfter : null
}

const requestCode = async (event: CreateAuthChallengeTriggerEvent): Promise<Next> => {
  const { flow, language, deviceToken, intent } = readClientMetadata(event.request.clientMetadata)
  const strict = isStrict()
  const { email, email_verified: verified } = event.request.userAttributes
  const known = !event.request.userNotFound && email !== undefined
  if (!known && !strict) {
    const waitSeconds = await disclosureWait(event.userName)
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
 * The tries left in this sign-in, counted by its own wrong answers: the tries left of the code would reveal whether it is
 * outstanding, expired, used or was never sent.
 */
const triesLeft = ({ request }: CreateAuthChallengeTriggerEvent): number =>
  triesPerCode -
  request.session.filter(round => isCodeRound(round.challengeMetadata) && !round.challengeResult).length

/** Sets the next challenge: first the proof of work, then the mailed code, which is asked for again if it is wrong. */
export const handler = async (
  event: CreateAuthChallengeTriggerEvent,
): Promise<CreateAuthChallengeTriggerEvent> => {
  const last = event.request.session.at(-1)
  const { flow } = readClientMetadata(event.request.clientMetadata)
  if (last && isCodeRound(last.challengeMetadata)) {
    return setChallenge(
      event,
      { step: 'code', triesLeft: triesLeft(event) },
      { step: last.challengeMetadata, flow },
    )
  }
  // Only a right proof requests a code: neither a round of Cognito's own nor a refused one does.
  if (last?.challengeMetadata !== 'proof' || !last.challengeResult) {
    return setChallenge(event, { step: 'proof' }, { step: 'proof', flow })
  }
  const { round = 'refused', ...step } = await requestCode(event)
  const sentTo = step.step === 'code' ? { sentTo: shownEmail(event) } : {}
  return setChallenge(event, { ...step, ...sentTo }, { step: round, flow })
}
